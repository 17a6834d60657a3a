import { parseCssColor } from "#/color/parse";
import type { Color } from "#/color/color";
import { deltaE2000 } from "#/color/delta-e";
import { colorRoles, modes, scaleNames, type TokenSet } from "#/model/token-set";
import { paletteVariable } from "#/model/css-variables";

/** Every colour of a token set by its hex, each with the CSS variable to use for it: a role where there is one, else a primitive. */
export type Palette = ReadonlyMap<string, { readonly color: Color; readonly variable: string }>;

const palettes = new WeakMap<TokenSet, Palette>();

export function paletteOf(tokens: TokenSet): Palette {
  const known = palettes.get(tokens);
  if (known) return known;
  const palette = new Map<string, { color: Color; variable: string }>();
  const add = (color: Color, variable: string) => {
    if (!palette.has(color.hex)) palette.set(color.hex, { color, variable });
  };
  for (const mode of modes) for (const role of colorRoles) add(tokens.colors[mode][role], `--${role}`);
  for (const scale of scaleNames)
    for (const [index, color] of tokens.scales[scale].entries()) add(color, paletteVariable(scale, index + 1));
  for (const { light, dark } of tokens.shadows) for (const { color } of [...light, ...dark]) add(color, "--foreground");
  palettes.set(tokens, palette);
  return palette;
}

/** The variable whose colour is nearest to another by CIEDE2000, and how far that is. */
export function nearestColor(palette: Palette, color: Color): { readonly variable: string; readonly difference: number } {
  let nearest = { variable: "--foreground", difference: Number.POSITIVE_INFINITY };
  for (const { color: candidate, variable } of palette.values()) {
    const difference = deltaE2000(color, candidate);
    if (difference < nearest.difference) nearest = { variable, difference };
  }
  return nearest;
}

/** A literal colour in a value of CSS; undefined for words that are no colour and for what is wholly transparent. */
export function literalColor(text: string): Color | undefined {
  const word = text.toLowerCase();
  if (word === "transparent" || word === "currentcolor") return undefined;
  const alpha = /^#(?:[0-9a-f]{3})?([0-9a-f])$/.exec(word.length === 5 ? word : "")?.[1];
  if (alpha === "0" || /^#[0-9a-f]{6}00$/.test(word) || (/[,/]\s*0(?:\.0*)?%?\s*\)$/.test(word) && /\/|a\(/.test(word)))
    return undefined;
  return parseCssColor(opaque(word))?.color;
}

/** The colour without its alpha: a shade of a token is that token. */
function opaque(word: string): string {
  if (word.startsWith("#")) return word.length === 5 ? word.slice(0, 4) : word.length === 9 ? word.slice(0, 7) : word;
  const [head = "", tail] = word.split("/");
  if (tail !== undefined) return `${head.trim()})`;
  const parts = word.split(",");
  return parts.length === 4 ? `${parts.slice(0, 3).join(",")})` : word;
}
