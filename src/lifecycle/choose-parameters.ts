import { computeFingerprint, maxSeed } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import type { DesignParameters } from "#/model/design";
import { maxMarkLikeness, measureMarkLikeness } from "#/model/system-signatures";
import type { Neighbours } from "#/lifecycle/list-neighbours";
import { getArchetype } from "#/studio/directions";
import { chooseDirection } from "#/studio/directions/choose-direction";
import { getSignatureDistance } from "#/studio/directions/direction-signature";
import { varyArchetype } from "#/studio/directions/vary-archetype";
import { chooseMarkCandidate, listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { getMarkSignature } from "#/studio/marks/mark-signature";

/** How many seeds to try to keep the systems of a workspace apart. */
const maxSeedTrials = 12;

/** How many of them to try to keep the mark apart: each draws marks, which takes some 50 ms. */
const maxMarkTrials = 3;

/** What is decided about a new design, by its caller or its brief. */
export type ParameterRequest = {
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/** Distance from all other systems at which no further seed is tried. */
const sufficientDistance = 3;

/**
 * Chooses seed and direction of a new design. The brief alone decides the direction, by the seed
 * that its name gives. The seed then moves on to the first variant of this direction that differs
 * enough from its neighbours, or to the one that differs most. What the caller or the brief fixes is
 * kept. Of the variants that differ most, the first whose mark keeps apart from those of its neighbours
 * is taken.
 */
export function chooseParameters(
  { brief, directionId, seed }: ParameterRequest,
  { directions, marks }: Neighbours,
): DesignParameters {
  const fixedSeed = seed ?? brief.seed;
  const first = fixedSeed ?? computeFingerprint(brief.name);
  const chosenId = chooseDirection(brief, first, directionId).id;
  if (fixedSeed !== undefined) return { seed: first, directionId: chosenId };
  const trials: { readonly seed: number; readonly distance: number }[] = [];
  const countSufficient = () => trials.filter(({ distance }) => distance >= sufficientDistance).length;
  for (let offset = 0; offset < maxSeedTrials && countSufficient() < maxMarkTrials; offset++) {
    const trialSeed = (first + offset) % (maxSeed + 1);
    const direction = varyArchetype(getArchetype(chosenId), brief, trialSeed);
    const distance = Math.min(sufficientDistance, ...directions.map((other) => getSignatureDistance(direction, other)));
    trials.push({ seed: trialSeed, distance });
  }
  const apart = trials.toSorted((one, other) => other.distance - one.distance).slice(0, maxMarkTrials);
  const seeds = apart.map((trial) => trial.seed);
  return { seed: keepMarkApart(brief, chosenId, seeds, marks) ?? first, directionId: chosenId };
}

/**
 * The first of some seeds whose mark is unlike the others of the workspace, or the one whose mark
 * is least alike.
 */
function keepMarkApart(
  brief: Brief,
  directionId: ArchetypeId,
  seeds: readonly number[],
  marks: readonly string[],
): number | undefined {
  if (marks.length === 0) return seeds[0];
  let best: { readonly seed?: number; readonly likeness: number } = { likeness: Number.POSITIVE_INFINITY };
  for (const seed of seeds) {
    const direction = chooseDirection(brief, seed, directionId);
    const { shapes } = chooseMarkCandidate(brief, listMarkCandidates(brief, direction, seed));
    const signature = getMarkSignature(shapes);
    const likeness = Math.max(...marks.map((other) => measureMarkLikeness(signature, other)));
    if (likeness < best.likeness) best = { seed, likeness };
    if (likeness <= maxMarkLikeness) break;
  }
  return best.seed;
}
