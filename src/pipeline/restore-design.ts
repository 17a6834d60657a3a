import { Failure } from "#/kernel/errors";
import type { DesignStatus } from "#/model/design";
import { change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { presentDesign } from "#/pipeline/present";

/**
 * Takes an archived design back into use: published or approved as it was, else a draft, whose project stays cancelled. Its system serves what it should then. Throws
 * `conflict` where the design is not archived.
 */
export const restoreDesign = (deed: Deed, designId: string): Promise<void> =>
  change(deed, async (scene) => {
    const { repositories, now: updatedAt, note } = scene;
    const { design, system } = await presentDesign(repositories, designId);
    if (design.status !== "ARCHIVED")
      throw new Failure("conflict", `This design is ${design.status}: only an archived one is restored.`);
    const status: DesignStatus = design.publishedAt !== null ? "PUBLISHED" : design.approvedAt !== null ? "APPROVED" : "DRAFT";
    await repositories.designs.update(design.id, { status, updatedAt });
    if (status !== "DRAFT") await followServed(scene, system.id);
    await note({ action: "design.restored", workspaceId: design.workspaceId, targetId: design.id, details: { status } });
  });
