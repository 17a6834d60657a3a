import { getBounds } from "#/studio/marks/geometry/bounds";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import type { RecipeInput } from "#/studio/marks/recipe";

/** Width over height of a path; 1 for an empty one. */
export function getAspectRatio(path: Path): number {
  const [, , width = 1, height = 1] = getBounds(path) ?? [];
  return width / Math.max(height, 1e-6);
}

/** What a recipe should draw: the initial, or the pair where the initial alone is narrower than `minAspectRatio`. */
export function chooseLetterform(input: RecipeInput, minAspectRatio = 0.5): { readonly path: Path; readonly name: string } {
  const isNarrow = getAspectRatio(input.letter) < minAspectRatio;
  return isNarrow && input.pair ? { path: input.pair, name: input.pairName } : { path: input.letter, name: input.letterName };
}

/** The outer outlines of a letter and its counters (the enclosed white), apart from each other; specks of white are no counters. */
export function separateCounters(path: Path): { readonly outlines: Path; readonly counters: Path } {
  const areas = flatten(path, 1).map(signedArea);
  const [, , width = 0, height = 0] = getBounds(path) ?? [];
  const maxSpeckArea = width * height * 0.004;
  return {
    outlines: path.filter((_, index) => (areas[index] ?? 0) > 0),
    counters: path.filter((_, index) => (areas[index] ?? 0) < -maxSpeckArea),
  };
}
