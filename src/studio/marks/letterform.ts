import { getBounds } from "#/studio/marks/geometry/bounds";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import type { RecipeInput } from "#/studio/marks/recipe";

/** Width divided by height; 1 for an empty path. */
export function getAspectRatio(path: Path): number {
  const [, , width = 1, height = 1] = getBounds(path) ?? [];
  return width / Math.max(height, 1e-6);
}

/**
 * The letterform for a recipe: the initial, or the pair of initials if the initial is narrower than
 * `minAspectRatio`.
 */
export function chooseLetterform(input: RecipeInput, minAspectRatio = 0.5): { readonly path: Path; readonly name: string } {
  const isNarrow = getAspectRatio(input.letter) < minAspectRatio;
  return isNarrow && input.pair ? { path: input.pair, name: input.pairName } : { path: input.letter, name: input.letterName };
}

/**
 * Separates the outer outlines of a letter from its counters (the enclosed white). Tiny specks do
 * not count as counters.
 */
export function separateCounters(path: Path): { readonly outlines: Path; readonly counters: Path } {
  const areas = flatten(path, 1).map(signedArea);
  const [, , width = 0, height = 0] = getBounds(path) ?? [];
  const maxSpeckArea = width * height * 0.004;
  return {
    outlines: path.filter((_, index) => (areas[index] ?? 0) > 0),
    counters: path.filter((_, index) => (areas[index] ?? 0) < -maxSpeckArea),
  };
}
