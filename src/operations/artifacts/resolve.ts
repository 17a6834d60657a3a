import { Type } from "@sinclair/typebox";
import type { ExternalArtifact } from "#/model/external-artifact";
import type { Project } from "#/model/project";
import type { Context } from "#/operations/operation";

export const artifactId = Type.String({ minLength: 1, maxLength: 64, description: "The import's id" });

/** What is said of a project or an import that is not there or not the caller's. */
export const deliverableNotFoundMessage = "There is no deliverable of this id in a project of yours.";

/** An import of the project that the path names. */
export async function findDeliverable(
  { store }: Context,
  { id = "", artifactId: artifact = "" }: Readonly<Record<string, string>>,
): Promise<{ readonly workspaceId: string; readonly project: Project; readonly artifact: ExternalArtifact } | undefined> {
  const [project, found] = await Promise.all([store.projects.findById(id), store.externalArtifacts.findById(artifact)]);
  if (!project || found?.projectId !== project.id) return undefined;
  return { workspaceId: project.workspaceId, project, artifact: found };
}
