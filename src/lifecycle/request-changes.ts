import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { type Project, type ReturnStage, returnStagesByReview } from "#/model/project";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { saveDiscardedState } from "#/lifecycle/discard-parts";
import { editDesignInTx, type DesignEdit, affectsParts } from "#/lifecycle/edit-design";
import { noLease } from "#/lifecycle/lease";
import { loadProject } from "#/lifecycle/load-design";
import { listPartsBefore } from "#/model/project";

/** What a reviewer asks for: where to go back to, why, and what is to be made from another brief, seed or direction. */
export type ChangesRequested = {
  readonly stage: ReturnStage;
  readonly note: string;
  readonly edit?: DesignEdit;
  readonly discard?: boolean;
};

/**
 * Sends a project back from a review to an earlier stage, with the reviewer's note. The parts from that stage on are dropped and the project waits to be run. A stage
 * makes the same from the same brief, seed and direction: whoever wants something else changes one of those here, with IDENTITY as the stage, or by `editDesign` before
 * the next run. Throws `conflict` outside a review, `invalid` for a stage that this review cannot go back to.
 */
export const requestChanges = (
  context: CommandContext,
  projectId: string,
  { stage, note: reviewNote, edit = {}, discard = false }: ChangesRequested,
): Promise<Project> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now, by, audit } = tx;
    const { project, design } = await loadProject(repositories, projectId);
    const { state } = project;
    if (state !== "FOUNDATION_REVIEW" && state !== "DESIGN_REVIEW")
      throw new Failure("conflict", `Changes are requested in a review; "${project.name}" stands in ${state}.`);
    if (!returnStagesByReview[state].includes(stage))
      throw new Failure(
        "invalid",
        `stage must be one of: ${returnStagesByReview[state].join(", ")} while the project is in ${state}.`,
      );
    if (affectsParts(edit) && stage !== "IDENTITY")
      throw new Failure(
        "invalid",
        "stage must be IDENTITY where brief, seed or direction change, since everything is made from them.",
      );
    const projectPatch: Partial<Project> = { state: stage, updatedAt: now, ...noLease };
    const parts = listPartsBefore(design.parts, stage);
    const discardOptions = { cause: "CHANGES_REQUESTED", discard } as const;
    await saveDiscardedState(tx, { design, project }, { parts, ...discardOptions });
    await repositories.designs.update(design.id, { parts, status: "DRAFT", updatedAt: now });
    await repositories.projects.update(project.id, projectPatch);
    await repositories.changeRequests.insert({
      id: createId("chg"),
      projectId,
      stage,
      note: reviewNote,
      requestedBy: by.name,
      createdAt: now,
    });
    const { workspaceId } = project;
    await audit({ action: "changes.requested", workspaceId, targetId: project.id, details: { from: state, to: stage } });
    const returned = { design: { ...design, parts, status: "DRAFT" as const }, project: { ...project, ...projectPatch } };
    return affectsParts(edit) ? (await editDesignInTx(tx, returned, edit, discardOptions)).project : returned.project;
  });
