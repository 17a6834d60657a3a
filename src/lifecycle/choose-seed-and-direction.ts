import type { BrandId, SystemId, WorkspaceId } from "#/model/ids";
import { computeFingerprint, maxSeed } from "#/kernel/random";
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import type { DesignParameters } from "#/model/design";
import { listNeighbours, type Neighbours, noNeighbours } from "#/lifecycle/list-neighbours";
import type { Repositories } from "#/store/store";
import { getDirectionSignature, getSignatureDistance } from "#/studio/directions/explore-directions";
import { chooseMarkCandidate, listMarkCandidates } from "#/studio/marks/list-mark-candidates";
import { maxMarkLikeness, measureMarkLikeness } from "#/model/system-signatures";
import { getMarkSignature } from "#/studio/marks/mark-signature";
import { chooseDirection } from "#/studio/directions/choose-direction";

/** How many seeds to try to keep the systems of a workspace apart. */
const maxSeedTrials = 12;

/** How many of them to try to keep the mark apart: each draws marks, which takes some 50 ms. */
const maxMarkTrials = 3;

/** What the caller decided about a new design. */
export type ParameterRequest = {
  readonly workspaceId: WorkspaceId;
  /** Null for a brand that does not exist yet. */
  readonly brandId: BrandId | null;
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/** Distance from all other systems at which no further seed is tried. */
const sufficientDistance = 3;

/** Chooses seed and direction of a new design among the other brands of its workspace: see `chooseParameters`. */
export async function chooseSeedAndDirection(
  repositories: Pick<Repositories, "systems">,
  { workspaceId, brandId, ...wishes }: ParameterRequest,
): Promise<DesignParameters> {
  const isFixed = (wishes.seed ?? wishes.brief.seed) !== undefined;
  return chooseParameters(wishes, isFixed ? noNeighbours : await listNeighbours(repositories, workspaceId, brandId));
}

/**
 * Chooses seed and direction of a new design. The brief alone decides the direction, by the seed
 * that its name gives. The seed then moves on to the first variant of this direction that differs
 * enough from its neighbours, or to the one that differs most. What the caller or the brief fixes is
 * kept. Of the variants that differ most, the first whose mark keeps apart from those of its neighbours
 * is taken.
 */
export function chooseParameters(
  { brief, directionId, seed }: Pick<ParameterRequest, "brief" | "directionId" | "seed">,
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
    const direction = chooseDirection(brief, trialSeed, chosenId);
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

/** Stores the direction of a system's newest draft, for later designs to keep apart from. */
export async function recordDirection(
  { systems }: Pick<Repositories, "systems">,
  systemId: SystemId,
  brief: Brief,
  { directionId, seed }: DesignParameters,
): Promise<void> {
  await systems.setDirectionSignature(systemId, getDirectionSignature(chooseDirection(brief, seed, directionId)));
}
