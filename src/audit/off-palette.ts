import type { Color } from "#/color/color";
import { parseLiteralColor, getPalette } from "#/audit/palette";
import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";
import type { TokenSet } from "#/model/token-set";

/**
 * A colour that is not in the tokens: its first spelling, the locations with that spelling, and how
 * often the colour occurs in any spelling.
 */
export type OffPaletteColor = {
  readonly text: string;
  readonly color: Color;
  readonly locations: readonly [SourceLocation, ...SourceLocation[]];
  readonly count: number;
};

/**
 * The terms of a value: hex colours, keywords, function names with `(`, and strings. Linear time.
 */
const termPattern = /#[\w-]*|[-\w]+\(?|"[^"]*"?|'[^']*'?/g;
const hexPattern = /^#[0-9a-f]{3,8}$/i;
const colorFunctionPattern = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\($/i;
const colorPropertyPattern = /color|background|border|outline|fill|stroke|shadow|text-decoration|column-rule|caret|emphasis/;
/** The most locations that are kept for one colour. */
const maxLocations = 50;
/** Longer functions are not parsed as colours. */
const maxFunctionLength = 80;

const cache = new WeakMap<Source["declarations"], readonly OffPaletteColor[]>();

/** The colours in the styles of a source that are not in the tokens, in order. Alpha is ignored. */
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
 * The terms of a value that may be colours. Keywords count only in properties that take colours.
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
