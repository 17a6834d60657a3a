import type { Brief } from "#/model/brief";
import type { ArchetypeId, Direction } from "#/model/direction";
import type { Context } from "#/operations/operation";
import { chooseSeedAndDirection } from "#/lifecycle/choose-seed-and-direction";
import { exploreDirections } from "#/studio/directions/explore-directions";

/** What a preview is asked for. */
export type Asked = {
  readonly workspaceId: string;
  readonly brief: Brief;
  readonly directionId?: ArchetypeId | undefined;
  readonly seed?: number | undefined;
};

/** A new design's seed, and the directions that are offered for it; the first is the one that it would take. */
export type Offered = { readonly seed: number; readonly directions: readonly Direction[] };

/** What a new design of this brief would begin with in this workspace, and the two other ways that there are. Nothing is kept. */
export async function offeredFor({ store }: Pick<Context, "store">, asked: Asked): Promise<Offered> {
  const { workspaceId, brief, directionId, seed: wanted } = asked;
  const [brand] = await store.brands.listByName(workspaceId, brief.name);
  const settled = await chooseSeedAndDirection(store, {
    workspaceId,
    brandId: brand?.id ?? "",
    brief,
    directionId,
    seed: wanted,
  });
  const { seed } = settled;
  const offered = exploreDirections(directionId ? { ...brief, archetype: directionId } : brief, seed);
  const isFirst = ({ id }: Direction) => id === settled.directionId;
  if (!offered.some(isFirst)) return { seed, directions: exploreDirections({ ...brief, archetype: settled.directionId }, seed) };
  return { seed, directions: [...offered.filter(isFirst), ...offered.filter((direction) => !isFirst(direction))] };
}
