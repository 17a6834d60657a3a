import type { BrandId, WorkspaceId } from "#/model/ids";
import type { Repositories } from "#/store/store";

/** What a new design keeps apart from: directions and marks of the other brands of its workspace, as signatures. */
export type Neighbours = { readonly directions: readonly string[]; readonly marks: readonly string[] };

export const noNeighbours: Neighbours = { directions: [], marks: [] };

/**
 * Lists what a brand's next design keeps apart from. Their number is limited, so the cost hardly grows
 * with that of the systems.
 *
 * @param brandId null for a brand that does not exist yet
 */
export async function listNeighbours(
  { systems }: Pick<Repositories, "systems">,
  workspaceId: WorkspaceId,
  brandId: BrandId | null,
): Promise<Neighbours> {
  const directions = await systems.listDirectionSignatures(workspaceId, brandId);
  const signatures = await systems.listSignatures(workspaceId, brandId);
  return { directions, marks: signatures.flatMap(({ mark }) => mark ?? []) };
}
