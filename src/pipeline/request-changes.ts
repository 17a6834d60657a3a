import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import { type Project, type ReturnStage, returnsFrom } from "#/model/project";
import { change, type Deed } from "#/pipeline/change";
import { keepDiscarded } from "#/pipeline/discard-parts";
import { applyEdit, type DesignEdit, isMaterial } from "#/pipeline/edit-design";
import { noLease } from "#/pipeline/lease";
import { presentProject } from "#/pipeline/present";
import { partsBefore } from "#/pipeline/stages/index";

/** What a reviewer asks for: where to go back to, why, and what is to be made from another brief, seed or direction. */
export type Wanted = {
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
  deed: Deed,
  projectId: string,
  { stage, note: words, edit = {}, discard = false }: Wanted,
): Promise<Project> =>
  change(deed, async (scene) => {
    const { repositories, now, by, note } = scene;
    const { project, design } = await presentProject(repositories, projectId);
    const { state } = project;
    if (state !== "FOUNDATION_REVIEW" && state !== "DESIGN_REVIEW")
      throw new Failure("conflict", `Changes are requested in a review; "${project.name}" stands in ${state}.`);
    if (!returnsFrom[state].includes(stage))
      throw new Failure("invalid", `stage must be one of: ${returnsFrom[state].join(", ")} while the project is in ${state}.`);
    if (isMaterial(edit) && stage !== "IDENTITY")
      throw new Failure(
        "invalid",
        "stage must be IDENTITY where brief, seed or direction change, since everything is made from them.",
      );
    const back: Partial<Project> = { state: stage, updatedAt: now, ...noLease };
    const parts = partsBefore(design.parts, stage);
    const discarding = { cause: "CHANGES_REQUESTED", discard } as const;
    await keepDiscarded(scene, { design, project }, { parts, ...discarding });
    await repositories.designs.update(design.id, { parts, status: "DRAFT", updatedAt: now });
    await repositories.projects.update(project.id, back);
    await repositories.changeRequests.insert({
      id: createId("chg"),
      projectId,
      stage,
      note: words,
      requestedBy: by.name,
      createdAt: now,
    });
    const { workspaceId } = project;
    await note({ action: "changes.requested", workspaceId, targetId: project.id, details: { from: state, to: stage } });
    const sent = { design: { ...design, parts, status: "DRAFT" as const }, project: { ...project, ...back } };
    return isMaterial(edit) ? (await applyEdit(scene, sent, edit, discarding)).project : sent.project;
  });
