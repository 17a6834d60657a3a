import type { Color } from "#/color/color";
import { memoize, memoizeText } from "#/kernel/memoize";
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
/** A value that is a variable names no colour itself. */
const variablePattern = /^var\(--[\w-]+\)$/;
/** The most locations that are kept for one colour. */
const maxLocations = 50;
/** Longer functions are not parsed as colours. */
const maxFunctionLength = 80;

const getKnownColors = memoize((_: TokenSet) => new WeakMap<Source["declarations"], readonly OffPaletteColor[]>());

/** The colours in the styles of a source that are not in the tokens, in order. Alpha is ignored. */
export function findOffPaletteColors(
  { declarations }: Pick<Source, "declarations">,
  tokens: TokenSet,
): readonly OffPaletteColor[] {
  const known = getKnownColors(tokens);
  const offPaletteColors = known.get(declarations) ?? collectOffPaletteColors(declarations, tokens);
  known.set(declarations, offPaletteColors);
  return offPaletteColors;
}

function collectOffPaletteColors(declarations: Source["declarations"], tokens: TokenSet): readonly OffPaletteColor[] {
  const listColors = getColorLists(tokens);
  const offPaletteColors = new Map<
    string,
    { text: string; color: Color; locations: [SourceLocation, ...SourceLocation[]]; count: number }
  >();
  for (const { property, value, location } of declarations) {
    if (variablePattern.test(value)) continue;
    const withKeywords = canBeKeyword(property, value);
    if (!withKeywords && !value.includes("#") && !value.includes("(")) continue;
    for (const { text, color } of listColors[withKeywords ? "keywords" : "literals"](value)) {
      const existing = offPaletteColors.get(color.hex);
      if (!existing) offPaletteColors.set(color.hex, { text, color, locations: [location], count: 1 });
      else {
        existing.count++;
        if (existing.text === text && existing.locations.length < maxLocations) existing.locations.push(location);
      }
    }
  }
  return [...offPaletteColors.values()];
}

/**
 * The colours in a value that are not in the tokens, with or without keywords. The same values
 * occur in many sources, so they are read once per token set.
 */
const getColorLists = memoize((tokens: TokenSet) => {
  const { hexes } = getPalette(tokens);
  const listColors = (value: string, keywords: boolean) =>
    [...listColorLiterals(value, keywords)].flatMap((text) => {
      const color = parseLiteralColor(text);
      return color && !hexes.has(color.hex) ? [{ text, color }] : [];
    });
  return {
    keywords: memoizeText((value) => listColors(value, true)),
    literals: memoizeText((value) => listColors(value, false)),
  };
});

/** Whether a property takes colours, so that the words of its value may be colours. */
export const canBeKeyword = (property: string, value: string) =>
  !property.startsWith("--") && isColorProperty(property) && !value.includes("color-mix(");

const isColorProperty = memoizeText((property) => colorPropertyPattern.test(property));

/** The terms of a value that may be colours; with `keywords`, names of colours too. */
export function* listColorLiterals(value: string, keywords: boolean): Generator<string> {
  if (!keywords && !value.includes("#") && !value.includes("(")) return;
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
    } else if (hexPattern.test(term) || (keywords && /^[a-z]{3,20}$/i.test(term))) yield term;
  }
}
