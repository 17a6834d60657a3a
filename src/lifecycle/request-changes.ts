import type { ProjectId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { designMachine } from "#/model/design";
import { listPartsBefore, type Project, projectMachine, type ReturnStage } from "#/model/project";
import { createRefusal, listTargets, transition } from "#/model/state-machine";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { saveDiscardedState } from "#/lifecycle/discard-parts";
import { applyEdit, type DesignEdit, affectsParts } from "#/lifecycle/update-design";
import { noLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";

/**
 * What a reviewer requests: the stage to return to, why, and an optional new brief, seed or
 * direction.
 */
export type ChangesRequested = {
  readonly stage: ReturnStage;
  readonly note: string;
  readonly edit?: DesignEdit;
  readonly discard?: boolean;
};

/**
 * Returns a project from a review to an earlier stage, with the reviewer's note. Discards the parts
 * from that stage on; the project then waits to be run. A stage makes the same from the same brief,
 * seed and direction, so a different result needs an edit here, with IDENTITY as the stage, or
 * before the next run. Throws `conflict` outside a review, `invalid` for a stage that this review
 * cannot return to.
 */
export const requestChanges = (
  context: CommandContext,
  projectId: ProjectId,
  { stage, note: reviewNote, edit = {}, discard = false }: ChangesRequested,
): Promise<Project> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now, by, audit } = tx;
    const { project, design } = await loadProject(repositories, projectId);
    const { state } = project;
    const stages = listTargets(projectMachine, state, "requestChanges");
    if (stages.length === 0) throw createRefusal(projectMachine, state, { name: project.name });
    if (!stages.includes(stage))
      throw new Failure("invalid", `stage must be one of: ${stages.join(", ")} while the project is in ${state}.`);
    if (affectsParts(edit) && stage !== "IDENTITY")
      throw new Failure(
        "invalid",
        "stage must be IDENTITY if brief, seed or direction changes, because every part depends on them.",
      );
    const next = transition(projectMachine, state, "requestChanges", { to: stage });
    const projectPatch: Partial<Project> = { state: next, updatedAt: now, ...noLease };
    const status = transition(designMachine, design.status, "returnToDraft");
    const parts = listPartsBefore(design.parts, stage);
    const discardOptions = { cause: "CHANGES_REQUESTED", discard } as const;
    await saveDiscardedState(tx, { design, project }, { parts, ...discardOptions });
    await repositories.designs.update(design.id, { parts, status, updatedAt: now });
    await repositories.projects.update(project.id, projectPatch);
    await repositories.changeRequests.insert({
      id: createId("chg"),
      projectId,
      stage,
      note: reviewNote,
      about: null,
      requestedBy: by.name,
      createdAt: now,
    });
    const { workspaceId } = project;
    await audit({ action: "changes.requested", workspaceId, targetId: project.id, details: { from: state, to: stage } });
    const returned = { design: { ...design, parts, status }, project: { ...project, ...projectPatch } };
    return affectsParts(edit) ? (await applyEdit(tx, returned, edit, discardOptions)).project : returned.project;
  });

/**
 * Leaves a note in a review for the next person who works on the project. It stays where it is, and
 * nothing is discarded. Throws `conflict` outside a review.
 */
export const leaveNote = (
  context: CommandContext,
  projectId: ProjectId,
  { note, about }: { readonly note: string; readonly about: string | null },
): Promise<Project> =>
  runUnitOfWork(context, async ({ repositories, now, by, audit }) => {
    const { project } = await loadProject(repositories, projectId);
    const { state, workspaceId, name } = project;
    if (listTargets(projectMachine, state, "requestChanges").length === 0) throw createRefusal(projectMachine, state, { name });
    await repositories.changeRequests.insert({
      ...{ id: createId("chg"), projectId, stage: state, note, about },
      ...{ requestedBy: by.name, createdAt: now },
    });
    await audit({ action: "changes.requested", workspaceId, targetId: projectId, details: { from: state, to: state } });
    return project;
  });
