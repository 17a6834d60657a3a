import type { DesignId, DiscardedStateId } from "#/model/ids";
import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import type { Design, PartHashes } from "#/model/design";
import { partNames, sourceParts } from "#/model/design-content";
import { type DiscardCause, type DiscardedState, maxDiscardedStates } from "#/model/discarded-state";
import type { Project } from "#/model/project";
import { getDefaultDesignName, type DesignWithProject } from "#/lifecycle/add-design";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { assertEditable } from "#/lifecycle/assert-editable";
import { noLease } from "#/lifecycle/lease";
import { loadDesign } from "#/lifecycle/load-design";

/**
 * The finished parts that a change would remove or replace. What people decide does not count: it
 * is the input of the others.
 */
const listLostParts = (before: PartHashes, after: PartHashes) =>
  partNames.filter(
    (name) => !sourceParts.some((source) => source === name) && before[name] !== undefined && after[name] !== before[name],
  );

/**
 * Saves a design before a change discards finished parts, so that it can be restored. Throws
 * `conflict` with the names of those parts unless `discard` is set.
 */
export async function saveDiscardedState(
  { repositories, now, by }: UnitOfWork,
  { design, project }: DesignWithProject,
  { parts, cause, discard }: { readonly parts: PartHashes; readonly cause: DiscardCause; readonly discard: boolean },
): Promise<void> {
  const lostNames = listLostParts(design.parts, parts);
  if (lostNames.length === 0) return;
  if (!discard)
    throw new Failure(
      "conflict",
      `This discards finished parts: ${lostNames.join(", ")}. Send "discard": true to continue. ` +
        `GET /api/v1/designs/${design.id}/discarded lists the states that you can restore.`,
    );
  const state: DiscardedState = {
    id: createId("dis"),
    workspaceId: design.workspaceId,
    designId: design.id,
    cause,
    parts: design.parts,
    seed: design.seed,
    directionId: design.directionId,
    status: design.status,
    projectState: project.state === "FAILED" ? (project.failedStage ?? "IDENTITY") : project.state,
    discardedBy: by.name,
    createdAt: now,
  };
  await repositories.discardedStates.insert(state, maxDiscardedStates);
}

/**
 * Restores a design and its project to a state from before parts were discarded, and saves the
 * current state in turn. Throws `not_found`, and `conflict` for an approved design, an ended
 * project, while a stage is running and where finished parts would be lost without `discard`.
 */
export const restoreDiscardedState = (
  context: CommandContext,
  designId: DesignId,
  stateId: DiscardedStateId,
  discard: boolean,
): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents, now: updatedAt, audit } = tx;
    const { design, project } = await loadDesign(repositories, designId);
    const state = await repositories.discardedStates.findById(designId, stateId);
    if (!state) throw new Failure("not_found", "The design has no discarded state with this id.");
    assertEditable(tx, design, project);
    const { parts, seed, directionId, status, projectState } = state;
    await saveDiscardedState(tx, { design, project }, { parts, cause: "RESTORE", discard });
    const [brief, restoredBrief] = [await contents.loadPart(design.parts, "brief"), await contents.loadPart(parts, "brief")];
    const name =
      design.name === getDefaultDesignName(brief, design) ? getDefaultDesignName(restoredBrief, { directionId }) : design.name;
    const designPatch: Partial<Design> = { name, parts, seed, directionId, status, updatedAt };
    const projectPatch: Partial<Project> = { state: projectState, failedStage: null, failure: null, updatedAt, ...noLease };
    await repositories.designs.update(design.id, designPatch);
    await repositories.projects.update(project.id, projectPatch);
    await repositories.discardedStates.remove(state.id);
    const details = { projectState, parts: Object.keys(parts).join(", ") };
    await audit({ action: "design.parts_restored", workspaceId: design.workspaceId, targetId: design.id, details });
    return { design: { ...design, ...designPatch }, project: { ...project, ...projectPatch } };
  });
