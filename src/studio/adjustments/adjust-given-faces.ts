import type { Adjustment } from "#/model/adjustment";
import type { Given } from "#/model/given";

type GivenFaces = NonNullable<Given["faces"]>;

/** The given faces, without those in whose place a bundled one was chosen by hand. */
export function adjustGivenFaces(faces: GivenFaces, adjustments: readonly Adjustment[]): GivenFaces {
  const chosen = new Set<string>(adjustments.flatMap((adjustment) => (adjustment.kind === "face" ? [adjustment.slot] : [])));
  return Object.fromEntries(Object.entries(faces).filter(([slot]) => !chosen.has(slot)));
}
