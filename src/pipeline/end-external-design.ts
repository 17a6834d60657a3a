import { Failure } from "#/kernel/errors";
import type { Project, ProjectState } from "#/model/project";
import { type Change, change, type Deed } from "#/pipeline/change";
import { inLine } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";

/** The states that a project reaches once its external step, if it had one, is over. */
const afterIt: readonly ProjectState[] = ["COHERENCE_AUDIT", "DESIGN_REVIEW", "FINALIZED", "CANCELLED"];
const finishedHint =
  "Do not call this again: the step is over, and nothing in the arguments is wrong. The project goes on by itself or waits for people in the console.";
const notThereHint =
  "Nothing in the arguments is wrong. The project has to reach EXTERNAL_DESIGN first, which it does only with externalDesign switched on; ask your person, then call again.";

/** Ends the pause for external work: the project stands in this process's line for its coherence audit. Throws `invalid` outside EXTERNAL_DESIGN. */
export const endExternalDesign = (deed: Deed, projectId: string): Promise<Project> =>
  change(deed, (scene) => endExternal(scene, projectId));

/** The same as a part of a larger change. */
export async function endExternal({ repositories, clock, now, note }: Change, projectId: string): Promise<Project> {
  const { project } = await presentProject(repositories, projectId);
  if (project.state !== "EXTERNAL_DESIGN")
    throw new Failure(
      "invalid",
      `The external design step can be finished in EXTERNAL_DESIGN only; the project is in ${project.state}.`,
      { hint: afterIt.includes(project.state) ? finishedHint : notThereHint },
    );
  const resumed = { state: "COHERENCE_AUDIT" as const, updatedAt: now, ...inLine(clock) };
  await repositories.projects.update(project.id, resumed);
  await note({ action: "external_design.finished", workspaceId: project.workspaceId, targetId: project.id });
  return { ...project, ...resumed };
}
