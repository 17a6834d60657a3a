import type { Color } from "#/color/color";
import { literalColor, paletteOf } from "#/audit/palette";
import type { Source } from "#/audit/source";
import type { Spot } from "#/audit/spot";
import type { TokenSet } from "#/model/token-set";

/** A colour in a style that is no colour of the tokens: as it is written where it stands first, and how often it stands. */
export type StrayColor = { readonly text: string; readonly color: Color; readonly spot: Spot; readonly count: number };

const literal = /#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([^()]*\)/gi;
const colored = /color|background|border|outline|fill|stroke|shadow|text-decoration|column-rule|caret|emphasis/;

const known = new WeakMap<Source["declarations"], readonly StrayColor[]>();

/** The colours of a source's styles that no token has, each once, in the order in which they stand. Shades of alpha count as their opaque colour. */
export function offPalette({ declarations }: Pick<Source, "declarations">, tokens: TokenSet): readonly StrayColor[] {
  const strays = known.get(declarations) ?? straysIn(declarations, tokens);
  known.set(declarations, strays);
  return strays;
}

function straysIn(declarations: Source["declarations"], tokens: TokenSet): readonly StrayColor[] {
  const palette = paletteOf(tokens);
  const read = new Map<string, Color | undefined>();
  const colorOf = (text: string) => {
    if (!read.has(text)) read.set(text, literalColor(text));
    return read.get(text);
  };
  const strays = new Map<string, { text: string; color: Color; spot: Spot; count: number }>();
  for (const { property, value, spot } of declarations)
    for (const text of literalsIn(property, value)) {
      const color = colorOf(text);
      if (!color || palette.has(color.hex)) continue;
      const before = strays.get(color.hex);
      if (before) before.count++;
      else strays.set(color.hex, { text, color, spot, count: 1 });
    }
  return [...strays.values()];
}

function* literalsIn(property: string, value: string): Generator<string> {
  const isColored = !property.startsWith("--") && colored.test(property);
  if (!isColored && !value.includes("#") && !value.includes("(")) return;
  const plain = value.includes('"') || value.includes("'") || /url\(/i.test(value) ? withoutTexts(value) : value;
  for (const [text] of plain.matchAll(literal)) yield text;
  if (!isColored || plain.includes("color-mix(")) return;
  for (const word of plain.replace(/var\([^()]*|#[\w-]+|[-\w]+\(/g, " ").split(/[\s,()/]+/))
    if (/^[a-z]{3,20}$/i.test(word)) yield word;
}

const withoutTexts = (value: string) => value.replace(/"[^"]*"|'[^']*'|url\([^)]*\)/gi, " ");
