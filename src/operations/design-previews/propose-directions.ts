import type { WorkspaceId } from "#/model/ids";
import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Context } from "#/operations/context";
import { chooseSeedAndDirection } from "#/lifecycle/choose-seed-and-direction";
import { exploreDirections } from "#/studio/directions/explore-directions";

/** Input for proposing directions. */
export type DirectionRequest = {
  readonly workspaceId: WorkspaceId;
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/** The seed of a new design and its proposed directions; the first is the one that it would get. */
export type ProposedDirections = { readonly seed: number; readonly directions: readonly Direction[] };

/**
 * Proposes the seed and direction of a new design of this brief in this workspace, and two
 * alternative directions. Stores nothing.
 */
export async function proposeDirections(
  { store }: Pick<Context, "store">,
  request: DirectionRequest,
): Promise<ProposedDirections> {
  const { workspaceId, brief, directionId, seed: requestedSeed } = request;
  const [brand] = await store.brands.listByName(workspaceId, brief.name);
  const parameters = await chooseSeedAndDirection(store, {
    workspaceId,
    brandId: brand?.id ?? null,
    brief,
    directionId,
    seed: requestedSeed,
  });
  const { seed } = parameters;
  if (directionId !== undefined) return { seed, directions: exploreDirections({ ...brief, archetype: directionId }, seed) };
  const bestId = brief.archetype === undefined ? parameters.directionId : undefined;
  return { seed, directions: exploreDirections(brief, seed, bestId) };
}
