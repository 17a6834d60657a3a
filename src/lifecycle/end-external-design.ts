import { Failure } from "#/kernel/errors";
import type { Project, ProjectState } from "#/model/project";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { createQueueLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";

/** The states that a project reaches once its external step, if it had one, is over. */
const laterStates: readonly ProjectState[] = ["COHERENCE_AUDIT", "DESIGN_REVIEW", "FINALIZED", "CANCELLED"];
const finishedHint =
  "Do not call this again: the step is over, and nothing in the arguments is wrong. The project goes on by itself or waits for people in the console.";
const tooEarlyHint =
  "Nothing in the arguments is wrong. The project has to reach EXTERNAL_DESIGN first, which it does only with externalDesign switched on; ask your person, then call again.";

/** Ends the pause for external work: the project stands in this process's line for its coherence audit. Throws `invalid` outside EXTERNAL_DESIGN. */
export const endExternalDesign = (context: CommandContext, projectId: string): Promise<Project> =>
  runUnitOfWork(context, (tx) => endExternalDesignInTx(tx, projectId));

/** The same as a part of a larger change. */
export async function endExternalDesignInTx(
  { repositories, clock, now, audit }: UnitOfWork,
  projectId: string,
): Promise<Project> {
  const { project } = await loadProject(repositories, projectId);
  if (project.state !== "EXTERNAL_DESIGN")
    throw new Failure(
      "invalid",
      `The external design step can be finished in EXTERNAL_DESIGN only; the project is in ${project.state}.`,
      { hint: laterStates.includes(project.state) ? finishedHint : tooEarlyHint },
    );
  const patch = { state: "COHERENCE_AUDIT" as const, updatedAt: now, ...createQueueLease(clock) };
  await repositories.projects.update(project.id, patch);
  await audit({ action: "external_design.finished", workspaceId: project.workspaceId, targetId: project.id });
  return { ...project, ...patch };
}
