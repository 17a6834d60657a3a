import { parseCssColor } from "#/color/parse";
import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import { colorRoles, modes, scaleNames, type TokenSet } from "#/model/token-set";
import { paletteVariable } from "#/model/css-variables";

/**
 * The colours of a token set by their hex, and those that are suggested for others, each with its
 * CSS variable.
 */
export type Palette = {
  readonly hexes: ReadonlySet<string>;
  /**
   * Roles by their light value, then primitives: a variable stands in for a literal only where its
   * plain value is near.
   */
  readonly suggested: readonly (readonly [variable: string, color: Color])[];
};

const paletteCache = new WeakMap<TokenSet, Palette>();

/** The palette of a token set, worked out once. */
export function getPalette(tokens: TokenSet): Palette {
  const cached = paletteCache.get(tokens);
  if (cached) return cached;
  const hexes = new Set<string>();
  for (const mode of modes) for (const role of colorRoles) hexes.add(tokens.colors[mode][role].hex);
  for (const { light, dark } of tokens.shadows) for (const { color } of [...light, ...dark]) hexes.add(color.hex);
  const suggested: (readonly [string, Color])[] = colorRoles
    .filter((role) => !role.startsWith("sidebar"))
    .map((role) => [`--${role}`, tokens.colors.light[role]]);
  for (const scale of scaleNames)
    for (const [index, color] of tokens.scales[scale].entries()) {
      hexes.add(color.hex);
      suggested.push([paletteVariable(scale, index + 1), color]);
    }
  const palette = { hexes, suggested };
  paletteCache.set(tokens, palette);
  return palette;
}

/** The variable whose colour is nearest to another by CIEDE2000, and how far that is. */
export function findNearestColor(
  { suggested }: Palette,
  color: Color,
): { readonly variable: string; readonly difference: number } {
  let nearest = { variable: "--foreground", difference: Number.POSITIVE_INFINITY };
  for (const [variable, candidate] of suggested) {
    const difference = deltaE2000(color, candidate);
    if (difference < nearest.difference) nearest = { variable, difference };
  }
  return nearest;
}

/**
 * A literal colour in a value of CSS; undefined for words that are no colour and for what is wholly
 * transparent.
 */
export function parseLiteralColor(text: string): Color | undefined {
  const lowerCase = text.toLowerCase();
  if (lowerCase === "transparent" || lowerCase === "currentcolor") return undefined;
  const alpha = /^#(?:[0-9a-f]{3})?([0-9a-f])$/.exec(lowerCase.length === 5 ? lowerCase : "")?.[1];
  if (
    alpha === "0" ||
    /^#[0-9a-f]{6}00$/.test(lowerCase) ||
    (/[,/]\s*0(?:\.0*)?%?\s*\)$/.test(lowerCase) && /\/|a\(/.test(lowerCase))
  )
    return undefined;
  return parseCssColor(removeAlpha(lowerCase))?.color;
}

/** The colour without its alpha: a shade of a token is that token. */
function removeAlpha(lowerCase: string): string {
  if (lowerCase.startsWith("#"))
    return lowerCase.length === 5 ? lowerCase.slice(0, 4) : lowerCase.length === 9 ? lowerCase.slice(0, 7) : lowerCase;
  const [head = "", tail] = lowerCase.split("/");
  if (tail !== undefined) return `${head.trim()})`;
  const parts = lowerCase.split(",");
  return parts.length === 4 ? `${parts.slice(0, 3).join(",")})` : lowerCase;
}
