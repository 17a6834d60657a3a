import { createRandom } from "#/kernel/random";
import type { Direction } from "#/model/direction";
import type { Mark } from "#/model/mark";
import { createBrandAssets } from "#/studio/marks/assets/brand-assets";
import type { BrandColors } from "#/studio/marks/brand-colors";
import { drawSymbol } from "#/studio/marks/draw-symbol";
import { createWordmarkLines } from "#/studio/marks/wordmark";

/** Thinnest stem in CSS pixels that still renders as a line. */
const minStemPx = 1.2;

/**
 * Creates the brand's mark: a symbol drawn from the name's letters with the direction's recipe (or
 * the next one that is legible at 16 px), and all its files. Deterministic for the same input.
 */
export function createMark(
  input: { readonly name: string; readonly direction: Direction; readonly seed: number } & BrandColors,
): Mark {
  const { name, direction, seed, brand, spot, ink, paper } = input;
  const symbol = drawSymbol(name, direction, createRandom(seed, "mark"));
  const [line] = createWordmarkLines(name, direction);
  const capPx = line ? Math.ceil((minStemPx * line.capHeight) / line.stem) : 12;
  return {
    recipe: symbol.recipe,
    concept: symbol.concept,
    symbol: { viewBox: [0, 0, 48, 48], shapes: symbol.shapes },
    clearSpace: 0.25,
    smallestPx: { symbol: 16, wordmark: Math.max(9, capPx) },
    assets: createBrandAssets(name, symbol.shapes, direction, { brand, spot, ink, paper }),
  };
}
