import { boundsOf } from "#/studio/marks/geometry/bounds";
import { flatten, signedArea } from "#/studio/marks/geometry/flatten";
import type { Path } from "#/studio/marks/geometry/path";
import type { RecipeInput } from "#/studio/marks/recipe";

/** Width over height of a path; 1 for an empty one. */
export function aspectOf(path: Path): number {
  const [, , width = 1, height = 1] = boundsOf(path) ?? [];
  return width / Math.max(height, 1e-6);
}

/** What a recipe should draw: the initial, or the pair where the initial alone is narrower than `aspectMin`. */
export function figureOf(input: RecipeInput, aspectMin = 0.5): { readonly path: Path; readonly name: string } {
  const narrow = aspectOf(input.letter) < aspectMin;
  return narrow && input.pair ? { path: input.pair, name: input.pairName } : { path: input.letter, name: input.letterName };
}

/** The outer outlines of a letter and its counters (the enclosed white), apart from each other; specks of white are no counters. */
export function outlinesAndCounters(path: Path): { readonly outlines: Path; readonly counters: Path } {
  const areas = flatten(path, 1).map(signedArea);
  const [, , width = 0, height = 0] = boundsOf(path) ?? [];
  const speck = width * height * 0.004;
  return {
    outlines: path.filter((_, index) => (areas[index] ?? 0) > 0),
    counters: path.filter((_, index) => (areas[index] ?? 0) < -speck),
  };
}
