import type { Color } from "#/color/color";
import { literalColor, paletteOf } from "#/audit/palette";
import type { Source } from "#/audit/source";
import type { Spot } from "#/audit/spot";
import type { TokenSet } from "#/model/token-set";

/** A colour in a style that is no colour of the tokens: as it is written where it stands first, the places where it is written so, and how often it stands. */
export type StrayColor = {
  readonly text: string;
  readonly color: Color;
  readonly spots: readonly [Spot, ...Spot[]];
  readonly count: number;
};

/** The pieces of a value: colours in hex, words and the beginnings of functions, strings. Every piece is taken whole, so that time grows with the length alone. */
const piecePattern = /#[\w-]*|[-\w]+\(?|"[^"]*"?|'[^']*'?/g;
const hex = /^#[0-9a-f]{3,8}$/i;
const colorFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\($/i;
const colored = /color|background|border|outline|fill|stroke|shadow|text-decoration|column-rule|caret|emphasis/;
/** How many places of one colour are kept. */
const spotsMax = 50;
/** No colour is written longer than this. */
const functionLengthMax = 80;

const known = new WeakMap<Source["declarations"], readonly StrayColor[]>();

/** The colours of a source's styles that no token has, each once, in the order in which they stand. Shades of alpha count as their opaque colour. */
export function offPalette({ declarations }: Pick<Source, "declarations">, tokens: TokenSet): readonly StrayColor[] {
  const strays = known.get(declarations) ?? straysIn(declarations, tokens);
  known.set(declarations, strays);
  return strays;
}

function straysIn(declarations: Source["declarations"], tokens: TokenSet): readonly StrayColor[] {
  const { hexes } = paletteOf(tokens);
  const read = new Map<string, Color | undefined>();
  const colorOf = (text: string) => {
    if (!read.has(text)) read.set(text, literalColor(text));
    return read.get(text);
  };
  const strays = new Map<string, { text: string; color: Color; spots: [Spot, ...Spot[]]; count: number }>();
  for (const { property, value, spot } of declarations)
    for (const text of literalsIn(property, value)) {
      const color = colorOf(text);
      if (!color || hexes.has(color.hex)) continue;
      const before = strays.get(color.hex);
      if (!before) strays.set(color.hex, { text, color, spots: [spot], count: 1 });
      else {
        before.count++;
        if (before.text === text && before.spots.length < spotsMax) before.spots.push(spot);
      }
    }
  return [...strays.values()];
}

/** What could be a colour in a value: words only where the property takes colours, and not as the parts of a mixture. */
function* literalsIn(property: string, value: string): Generator<string> {
  const hasWords = !property.startsWith("--") && colored.test(property) && !value.includes("color-mix(");
  if (!hasWords && !value.includes("#") && !value.includes("(")) return;
  const pieces = new RegExp(piecePattern);
  for (let match = pieces.exec(value); match; match = pieces.exec(value)) {
    const [piece] = match;
    if (piece.endsWith("(")) {
      if (/^url\($/i.test(piece)) {
        const end = value.indexOf(")", pieces.lastIndex);
        if (end < 0) break;
        pieces.lastIndex = end;
      } else if (colorFunction.test(piece)) {
        const [written] = /^[^()]*\)/.exec(value.slice(pieces.lastIndex, pieces.lastIndex + functionLengthMax)) ?? [];
        if (written === undefined) continue;
        pieces.lastIndex += written.length;
        yield piece + written;
      }
    } else if (hex.test(piece) || (hasWords && /^[a-z]{3,20}$/i.test(piece))) yield piece;
  }
}
