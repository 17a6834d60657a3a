import type { Color } from "#/color/color";
import { colorFromHex, oklchColor } from "#/color/oklch";
import { contrast } from "#/color/contrast";
import { parseCssColor } from "#/color/parse";
import type { Brief } from "#/model/brief";
import type { Given } from "#/model/given";
import type { Direction } from "#/model/direction";
import type { Mark } from "#/model/mark";
import { createBrandAssets } from "#/studio/marks/assets/brand-assets";
import {
  type BrandColors,
  chooseInlay,
  getPaintOn,
  type InlaidColors,
  listInlays,
  swapPaleColors,
} from "#/studio/marks/brand-colors";
import { createGivenMark } from "#/studio/marks/given/create-given-mark";
import { chooseMarkCandidate, listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { showsWholeName } from "#/studio/marks/shown-name";
import { createWordmark, measureSmallestWordmark } from "#/studio/marks/assets/wordmark-artwork";
import { renderSvgDocument } from "#/studio/marks/svg-document";
import { getSymbolPaintOn, hasInlay, renderShapePaths } from "#/studio/marks/symbol-markup";
import { understandBrief } from "#/studio/understanding/understand-brief";

/**
 * Creates the brand's mark and all its files: the one that was brought in, or else the symbol that
 * the brief asks for by its number, or the best of those drawn for its name and subjects.
 * Deterministic for the same input.
 */
export function createMark(
  input: {
    readonly brief: Brief;
    readonly given?: Pick<Given, "mark" | "tokens">;
    readonly direction: Direction;
    readonly seed: number;
    /** The colours of dark pages, which a given mark has to be seen on. */
    readonly dark?: BrandColors;
  } & BrandColors,
): Mark {
  const { brief, given, direction, seed, brand, spot, ink, paper, dark = input } = input;
  const { name } = brief;
  if (given?.mark) return createGivenMark(name, given.mark, { brand, spot, ink, paper, dark });
  const candidates = listMarkCandidates(brief, direction, seed);
  const symbol = chooseMarkCandidate(brief, candidates);
  const language = understandBrief(brief).language.value;
  const second = findSecondColor(brief, given, spot);
  const plain = { brand, spot, ink, paper };
  const colors = { ...plain, second, inlay: chooseInlayColor(second, plain) };
  const isInSecond = swapPaleColors(paper, colors) !== colors;
  return {
    recipe: symbol.recipe,
    concept: symbol.concept,
    symbol: {
      viewBox: [0, 0, 48, 48],
      shapes: symbol.shapes,
      ...(hasInlay(symbol.shapes) && { inlay: getPageInlay(colors, dark) }),
      ...(isInSecond && { isInSecond: true }),
    },
    clearSpace: 0.25,
    smallestPx: { symbol: 16, wordmark: measureSmallestWordmark(createWordmark(name, direction, language, brief.industry)) },
    assets: createBrandAssets(
      { name, language, trade: brief.industry, isShown: showsWholeName(name, symbol.recipe) },
      symbol.shapes,
      direction,
      colors,
    ),
    choices: candidates.map(({ recipe, concept, shapes }) => ({
      recipe,
      concept,
      svg: renderSvgDocument(48, 48, concept, renderShapePaths(shapes, getSymbolPaintOn(shapes, paper, colors))),
    })),
  };
}

/** Lightness and the most chroma (OKLCH) of the tint that inlays show without a second colour of the brief. */
const [tintLightness, maxTintChroma] = [0.93, 0.06] as const;

/** The second colour that the design was given, or the brief's as it is written. */
function findSecondColor({ secondaryColor }: Brief, given: Pick<Given, "tokens"> | undefined, spot: Color): Color | undefined {
  if (given?.tokens?.colors?.light?.spot !== undefined) return spot;
  return secondaryColor === undefined ? undefined : parseCssColor(secondaryColor)?.color;
}

/**
 * What inlays show: the second colour if it stands out from the first; otherwise a pale tint of the
 * first, which always goes with it.
 */
function chooseInlayColor(second: Color | undefined, colors: BrandColors): Color {
  const { brand, paper } = colors;
  const field = colorFromHex(getPaintOn(paper, colors).brand);
  if (second !== undefined && chooseInlay(field, listInlays({ brand, inlay: second }, false)) !== undefined) return second;
  return oklchColor(tintLightness, Math.min(brand.c, maxTintChroma), brand.h);
}

/** Contrast below which pages draw the mark in ink, where its files can use a darker brand colour. */
const minPageContrast = 3;

/** What inlays show on light and on dark pages. */
function getPageInlay(colors: InlaidColors, dark: BrandColors): NonNullable<Mark["symbol"]["inlay"]> {
  const swapped = swapPaleColors(colors.paper, colors);
  if (swapped !== colors) return { light: chooseInlay(swapped.brand, [colors.brand])?.hex ?? "transparent", dark: "transparent" };
  const show = (page: BrandColors, isLight: boolean) => {
    const { brand, ink } = getPaintOn(page.paper, page);
    const isReplaced = isLight && (brand === ink || contrast(page.brand, page.paper) < minPageContrast);
    return chooseInlay(colorFromHex(isReplaced ? ink : brand), listInlays(colors, isReplaced))?.hex ?? "transparent";
  };
  return { light: show(colors, true), dark: show(dark, false) };
}
