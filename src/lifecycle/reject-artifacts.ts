import type { ArtifactId, ProjectId } from "#/model/ids";
import { artifactMachine, type ExternalArtifact } from "#/model/external-artifact";
import { projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { loadArtifact, loadProject } from "#/lifecycle/load-design";

/**
 * Rejects pending imports of one project with the reviewer's reason, all or none. The same content
 * may be imported again. Throws `conflict` for what is not pending.
 */
export const rejectArtifacts = (
  context: CommandContext,
  projectId: ProjectId,
  ids: readonly ArtifactId[],
  reason: string,
): Promise<readonly ExternalArtifact[]> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now, by, audit } = tx;
    const { project } = await loadProject(repositories, projectId);
    transition(projectMachine, project.state, "changeImports", { name: project.name });
    for (const id of ids) {
      const { status: before, name, kind, slug, workspaceId } = await loadArtifact(repositories, projectId, id);
      const status = transition(artifactMachine, before, "reject", { noun: kind, name });
      await repositories.externalArtifacts.update(id, { status, reason, decidedBy: by.name, decidedAt: now });
      await audit({ action: "artifact.rejected", workspaceId, targetId: id, details: { projectId, kind, slug } });
    }
    return await Promise.all(ids.map((id) => loadArtifact(repositories, projectId, id)));
  });
