import { parseCssColor, readGivenColor } from "#/color/parse";
import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import { memoize, memoizeText } from "#/kernel/memoize";
import { colorRoles, modes, scaleNames, type TokenSet } from "#/model/token-set";
import { paletteVariable } from "#/model/css-variables";

/** The colours of a token set, and those that findings suggest, each with its CSS variable. */
export type Palette = {
  readonly hexes: ReadonlySet<string>;
  /** Roles with their light value first, then primitives. */
  readonly suggested: readonly (readonly [variable: string, color: Color])[];
};

export const getPalette = memoize((tokens: TokenSet): Palette => {
  const hexes = new Set<string>();
  const addColor = ({ hex, given }: Color) => {
    hexes.add(hex);
    const opaque = given === undefined ? undefined : readGivenColor(given)?.opaque;
    if (opaque) hexes.add(opaque.hex);
  };
  for (const mode of modes) for (const role of colorRoles) addColor(tokens.colors[mode][role]);
  for (const { light, dark } of tokens.shadows) for (const { color } of [...light, ...dark]) hexes.add(color.hex);
  const suggested: (readonly [string, Color])[] = colorRoles
    .filter((role) => !role.startsWith("sidebar"))
    .map((role) => [`--${role}`, tokens.colors.light[role]]);
  for (const scale of scaleNames)
    for (const [index, color] of tokens.scales[scale].entries()) {
      addColor(color);
      suggested.push([paletteVariable(scale, index + 1), color]);
    }
  return { hexes, suggested };
});

/**
 * Every colour of a token set with its name in findings, such as `palette.brand.9` or `light:
 * primary`.
 */
export function* listNamedColors(tokens: TokenSet): Generator<readonly [name: string, color: Color]> {
  for (const scale of scaleNames)
    for (const [index, color] of tokens.scales[scale].entries()) yield [`palette.${scale}.${index + 1}`, color];
  for (const mode of modes) for (const role of colorRoles) yield [`${mode}: ${role}`, tokens.colors[mode][role]];
}

/** The variable with the nearest colour, and the difference (CIEDE2000). */
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
 * Parses a literal CSS colour, ignoring its alpha. Undefined for other words and for fully
 * transparent colours.
 */
export const parseLiteralColor = memoizeText((text: string): Color | undefined => {
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
});

/** Removes the alpha: a token with reduced opacity is still that token. */
function removeAlpha(lowerCase: string): string {
  if (lowerCase.startsWith("#"))
    return lowerCase.length === 5 ? lowerCase.slice(0, 4) : lowerCase.length === 9 ? lowerCase.slice(0, 7) : lowerCase;
  const [head = "", tail] = lowerCase.split("/");
  if (tail !== undefined) return `${head.trim()})`;
  const parts = lowerCase.split(",");
  return parts.length === 4 ? `${parts.slice(0, 3).join(",")})` : lowerCase;
}
