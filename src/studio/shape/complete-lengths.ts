import type { Length } from "#/model/token-set";
import { fitLadder } from "#/studio/fit-ladder";

/**
 * Lengths with given ones, which stay as they are. The usual ones keep their proportions around
 * them, rounded by `round` where that leaves them in order; those with other names come where they
 * belong by their length.
 */
export function completeLengths(
  lengths: readonly Length[],
  given: readonly Length[],
  round: (px: number) => number,
): readonly Length[] {
  if (given.length === 0) return lengths;
  const byName = new Map(given.map(({ name, px }) => [name, px]));
  const knots = lengths.flatMap(({ name }, index) => {
    const px = byName.get(name);
    return px === undefined ? [] : [[index, px] as const];
  });
  const fitted = fitLadder(
    lengths.map(({ px }) => px),
    new Map(knots),
  );
  const scale = lengths.map(({ name, px }, index) => {
    const exact = byName.get(name);
    if (exact !== undefined) return { name, px: exact, given: true as const };
    if (knots.length === 0) return { name, px };
    const value = fitted[index] ?? px;
    const rounded = round(value);
    const isBetween = rounded > (fitted[index - 1] ?? -1) && rounded < (fitted[index + 1] ?? Number.POSITIVE_INFINITY);
    return { name, px: isBetween ? rounded : Math.round(value * 100) / 100 };
  });
  const known = new Set(lengths.map(({ name }) => name));
  const others = [...byName].filter(([name]) => !known.has(name)).map(([name, px]) => ({ name, px, given: true as const }));
  return others.length === 0 ? scale : [...scale, ...others].sort((one, other) => one.px - other.px);
}
