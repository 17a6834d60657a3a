import { Failure } from "#/kernel/errors";
import { type Design, designMachine } from "#/model/design";
import { type Project, projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { isHeld } from "#/lifecycle/lease";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Throws `conflict` unless a design and its project can be edited: it is not approved, the project
 * has not ended and no stage is running.
 */
export function assertEditable({ clock }: UnitOfWork, design: Design, project: Project | undefined): asserts project is Project {
  transition(designMachine, design.status, "update", { name: design.name });
  if (!project) throw new Failure("conflict", `Design “${design.name}” has no project. Rework it to start a new one.`);
  transition(projectMachine, project.state, "update", { name: project.name });
  if (isHeld(project, clock))
    throw new Failure("conflict", `Project “${project.name}” is running. Wait for the run to finish, or cancel the project.`);
}
