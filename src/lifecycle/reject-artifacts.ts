import { Failure } from "#/kernel/errors";
import type { ExternalArtifact } from "#/model/external-artifact";
import { loadArtifact, assertNotEnded } from "#/lifecycle/accept-artifacts";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { loadProject } from "#/lifecycle/load-design";

/** Rejects pending imports of one project, with the reviewer's reason; the same content may be sent again. All are rejected or none. Throws `conflict` for what is not pending. */
export const rejectArtifacts = (
  context: CommandContext,
  projectId: string,
  ids: readonly string[],
  reason: string,
): Promise<readonly ExternalArtifact[]> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now, by, audit } = tx;
    assertNotEnded((await loadProject(repositories, projectId)).project);
    for (const id of ids) {
      const { status, name, kind, slug, workspaceId } = await loadArtifact(tx, projectId, id);
      if (status !== "DRAFT")
        throw new Failure("conflict", `The ${kind} "${name}" is ${status}; only what is pending can be rejected.`);
      await repositories.externalArtifacts.update(id, { status: "REJECTED", reason, decidedBy: by.name, decidedAt: now });
      await audit({ action: "artifact.rejected", workspaceId, targetId: id, details: { projectId, kind, slug } });
    }
    return await Promise.all(ids.map((id) => loadArtifact(tx, projectId, id)));
  });
