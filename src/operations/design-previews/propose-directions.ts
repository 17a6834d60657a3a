import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Context } from "#/operations/context";
import { chooseSeedAndDirection } from "#/lifecycle/choose-seed-and-direction";
import { exploreDirections } from "#/studio/directions/explore-directions";

/** What a preview is asked for. */
export type DirectionRequest = {
  readonly workspaceId: string;
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/**
 * A new design's seed, and the directions that are offered for it; the first is the one that it
 * would take.
 */
export type ProposedDirections = { readonly seed: number; readonly directions: readonly Direction[] };

/**
 * What a new design of this brief would begin with in this workspace, and the two other ways that
 * there are. Nothing is kept.
 */
export async function proposeDirections(
  { store }: Pick<Context, "store">,
  request: DirectionRequest,
): Promise<ProposedDirections> {
  const { workspaceId, brief, directionId, seed: requestedSeed } = request;
  const [brand] = await store.brands.listByName(workspaceId, brief.name);
  const parameters = await chooseSeedAndDirection(store, {
    workspaceId,
    brandId: brand?.id ?? "",
    brief,
    directionId,
    seed: requestedSeed,
  });
  const { seed } = parameters;
  const directions = exploreDirections(directionId ? { ...brief, archetype: directionId } : brief, seed);
  const isFirst = ({ id }: Direction) => id === parameters.directionId;
  if (!directions.some(isFirst))
    return { seed, directions: exploreDirections({ ...brief, archetype: parameters.directionId }, seed) };
  return { seed, directions: [...directions.filter(isFirst), ...directions.filter((direction) => !isFirst(direction))] };
}
