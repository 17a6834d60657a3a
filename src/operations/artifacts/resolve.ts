import type { ArtifactId, ProjectId, WorkspaceId } from "#/model/ids";
import { IdString } from "#/kernel/schema";
import type { ExternalArtifact } from "#/model/external-artifact";
import type { Project } from "#/model/project";
import type { Context } from "#/operations/context";

export const artifactId = IdString<ArtifactId>({ minLength: 1, maxLength: 64, description: "The import's id" });

/** Message for a deliverable or project that does not exist or is not accessible to the caller. */
export const deliverableNotFoundMessage = "No deliverable has this id in this project, or you do not have access to it.";

/** Finds the import in the path's project. */
export async function findDeliverable(
  { store }: Context,
  { id, artifactId: requestedId }: { readonly id?: ProjectId; readonly artifactId?: ArtifactId },
): Promise<{ readonly workspaceId: WorkspaceId; readonly project: Project; readonly artifact: ExternalArtifact } | undefined> {
  if (!id || !requestedId) return undefined;
  const [project, found] = await Promise.all([store.projects.findById(id), store.externalArtifacts.findById(requestedId)]);
  if (!project || found?.projectId !== project.id) return undefined;
  return { workspaceId: project.workspaceId, project, artifact: found };
}
