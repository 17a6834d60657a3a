import { Failure } from "#/kernel/errors";
import type { ExternalArtifact } from "#/model/external-artifact";
import { present, refuseEnded } from "#/pipeline/accept-artifacts";
import { change, type Deed } from "#/pipeline/change";
import { presentProject } from "#/pipeline/present";

/** Rejects pending imports of one project, with the reviewer's reason; the same content may be sent again. All are rejected or none. Throws `conflict` for what is not pending. */
export const rejectArtifacts = (
  deed: Deed,
  projectId: string,
  ids: readonly string[],
  reason: string,
): Promise<readonly ExternalArtifact[]> =>
  change(deed, async (scene) => {
    const { repositories, now, by, note } = scene;
    refuseEnded((await presentProject(repositories, projectId)).project);
    for (const id of ids) {
      const { status, name, kind, slug, workspaceId } = await present(scene, projectId, id);
      if (status !== "DRAFT")
        throw new Failure("conflict", `The ${kind} "${name}" is ${status}; only what is pending can be rejected.`);
      await repositories.externalArtifacts.update(id, { status: "REJECTED", reason, decidedBy: by.name, decidedAt: now });
      await note({ action: "artifact.rejected", workspaceId, targetId: id, details: { projectId, kind, slug } });
    }
    return await Promise.all(ids.map((id) => present(scene, projectId, id)));
  });
