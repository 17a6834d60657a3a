import type { Adjustment, LockablePart } from "#/model/adjustment";
import type { DesignParameters } from "#/model/design";

/** A part that can be drawn again while the others stay. */
export type RedrawnPart = Extract<Adjustment, { kind: "redraw" }>["part"];

/**
 * The seed and direction that a part had when it was locked, or those of the design. Of several
 * locks the last one counts.
 */
export function getPartOrigin(
  part: LockablePart,
  { seed, directionId }: DesignParameters,
  adjustments: readonly Adjustment[],
): DesignParameters {
  const lock = adjustments.findLast((adjustment) => adjustment.kind === "lock" && adjustment.part === part);
  return lock?.kind === "lock" ? { seed: lock.seed, directionId: lock.directionId } : { seed, directionId };
}

/** Whether a part is locked. */
export const isPartLocked = (part: LockablePart, adjustments: readonly Adjustment[]): boolean =>
  adjustments.some((adjustment) => adjustment.kind === "lock" && adjustment.part === part);

/**
 * The seed that a part is drawn with: that of its last redraw, or the one that it was locked with,
 * or the design's.
 */
export function getPartSeed(part: RedrawnPart, seed: number, adjustments: readonly Adjustment[]): number {
  const redraw = adjustments.findLast((adjustment) => adjustment.kind === "redraw" && adjustment.part === part);
  if (redraw?.kind === "redraw") return redraw.seed;
  const lock = adjustments.findLast((adjustment) => adjustment.kind === "lock" && adjustment.part === part);
  return lock?.kind === "lock" ? lock.seed : seed;
}
