import { computeFingerprint, maxSeed } from "#/kernel/random";
import type { BrandId } from "#/model/brand";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { DesignParameters } from "#/model/design";
import type { SystemId } from "#/model/system";
import type { WorkspaceId } from "#/model/workspace";
import type { Repositories } from "#/store/store";
import {
  getDirectionSignature,
  getSignatureDistance,
  minDirectionDistance,
  exploreDirections,
} from "#/studio/directions/explore-directions";
import { chooseDirection } from "#/studio/directions/choose-direction";

/** How many seeds to try to keep the systems of a workspace apart. */
const maxSeedTrials = 12;

/** What the caller decided about a new design. */
export type ParameterRequest = {
  readonly workspaceId: WorkspaceId;
  /** Null for a brand that does not exist yet. */
  readonly brandId: BrandId | null;
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/**
 * Chooses seed and direction of a new design. Keeps what the caller or the brief fixes. Otherwise
 * the seed starts from the name, and both move on to the first pair that is far enough from the
 * other systems of the workspace, or to the farthest one. Compares direction signatures, so the
 * cost does not grow with the number of systems.
 */
export async function chooseSeedAndDirection(
  { systems }: Pick<Repositories, "systems">,
  { workspaceId, brandId, brief, directionId, seed }: ParameterRequest,
): Promise<DesignParameters> {
  const requestedDirection = directionId ?? brief.archetype;
  const fixedSeed = seed ?? brief.seed;
  const toParameters = (direction: Direction, usedSeed: number): DesignParameters => ({
    seed: usedSeed,
    directionId: direction.id,
  });
  const first = fixedSeed ?? computeFingerprint(brief.name);
  if (fixedSeed !== undefined) return toParameters(chooseDirection(brief, first, requestedDirection), first);
  const others = await systems.listDirectionSignatures(workspaceId, brandId);
  let best: { readonly direction: Direction; readonly seed: number; readonly distance: number } | undefined;
  for (let offset = 0; offset < maxSeedTrials; offset++) {
    const trialSeed = (first + offset) % (maxSeed + 1);
    const candidates = requestedDirection
      ? [chooseDirection(brief, trialSeed, requestedDirection)]
      : exploreDirections(brief, trialSeed).slice(0, 2);
    for (const direction of candidates) {
      const distance = Math.min(5, ...others.map((other) => getSignatureDistance(direction, other)));
      if (distance >= minDirectionDistance) return toParameters(direction, trialSeed);
      if (!best || distance > best.distance) best = { direction, seed: trialSeed, distance };
    }
  }
  return best ? toParameters(best.direction, best.seed) : toParameters(chooseDirection(brief, first, requestedDirection), first);
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
