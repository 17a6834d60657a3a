import type { Color } from "#/color/color";
import { parseLiteralColor, getPalette } from "#/audit/palette";
import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";
import type { TokenSet } from "#/model/token-set";

/**
 * A colour in a style that is no colour of the tokens: as it is written where it stands first, the
 * places where it is written so, and how often it stands.
 */
export type OffPaletteColor = {
  readonly text: string;
  readonly color: Color;
  readonly locations: readonly [SourceLocation, ...SourceLocation[]];
  readonly count: number;
};

/**
 * The pieces of a value: colours in hex, words and the beginnings of functions, strings. Every
 * piece is taken whole, so that time grows with the length alone.
 */
const termPattern = /#[\w-]*|[-\w]+\(?|"[^"]*"?|'[^']*'?/g;
const hexPattern = /^#[0-9a-f]{3,8}$/i;
const colorFunctionPattern = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\($/i;
const colorPropertyPattern = /color|background|border|outline|fill|stroke|shadow|text-decoration|column-rule|caret|emphasis/;
/** How many places of one colour are kept. */
const maxLocations = 50;
/** No colour is written longer than this. */
const maxFunctionLength = 80;

const cache = new WeakMap<Source["declarations"], readonly OffPaletteColor[]>();

/**
 * The colours of a source's styles that no token has, each once, in the order in which they stand.
 * Shades of alpha count as their opaque colour.
 */
export function findOffPaletteColors(
  { declarations }: Pick<Source, "declarations">,
  tokens: TokenSet,
): readonly OffPaletteColor[] {
  const offPaletteColors = cache.get(declarations) ?? collectOffPaletteColors(declarations, tokens);
  cache.set(declarations, offPaletteColors);
  return offPaletteColors;
}

function collectOffPaletteColors(declarations: Source["declarations"], tokens: TokenSet): readonly OffPaletteColor[] {
  const { hexes } = getPalette(tokens);
  const parsedColors = new Map<string, Color | undefined>();
  const parseColor = (text: string) => {
    if (!parsedColors.has(text)) parsedColors.set(text, parseLiteralColor(text));
    return parsedColors.get(text);
  };
  const offPaletteColors = new Map<
    string,
    { text: string; color: Color; locations: [SourceLocation, ...SourceLocation[]]; count: number }
  >();
  for (const { property, value, location } of declarations)
    for (const text of listColorLiterals(property, value)) {
      const color = parseColor(text);
      if (!color || hexes.has(color.hex)) continue;
      const existing = offPaletteColors.get(color.hex);
      if (!existing) offPaletteColors.set(color.hex, { text, color, locations: [location], count: 1 });
      else {
        existing.count++;
        if (existing.text === text && existing.locations.length < maxLocations) existing.locations.push(location);
      }
    }
  return [...offPaletteColors.values()];
}

/**
 * What could be a colour in a value: words only where the property takes colours, and not as the
 * parts of a mixture.
 */
function* listColorLiterals(property: string, value: string): Generator<string> {
  const canBeKeyword = !property.startsWith("--") && colorPropertyPattern.test(property) && !value.includes("color-mix(");
  if (!canBeKeyword && !value.includes("#") && !value.includes("(")) return;
  const matcher = new RegExp(termPattern);
  for (let match = matcher.exec(value); match; match = matcher.exec(value)) {
    const [term] = match;
    if (term.endsWith("(")) {
      if (/^url\($/i.test(term)) {
        const end = value.indexOf(")", matcher.lastIndex);
        if (end < 0) break;
        matcher.lastIndex = end;
      } else if (colorFunctionPattern.test(term)) {
        const [functionRest] = /^[^()]*\)/.exec(value.slice(matcher.lastIndex, matcher.lastIndex + maxFunctionLength)) ?? [];
        if (functionRest === undefined) continue;
        matcher.lastIndex += functionRest.length;
        yield term + functionRest;
      }
    } else if (hexPattern.test(term) || (canBeKeyword && /^[a-z]{3,20}$/i.test(term))) yield term;
  }
}
