import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import type { Design, PartHashes } from "#/model/design";
import { partNames } from "#/model/design-content";
import { type DiscardCause, type DiscardedState, maxDiscardedStates } from "#/model/discarded-state";
import type { Project } from "#/model/project";
import { getDefaultDesignName, type DesignWithProject } from "#/lifecycle/add-design";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { assertEditable } from "#/lifecycle/assert-editable";
import { noLease } from "#/lifecycle/lease";
import { loadDesign } from "#/lifecycle/load-design";

/** The finished parts that a design has before a change and not after it. The brief is no finished part: it is what the others are made from. */
const listLostParts = (before: PartHashes, after: PartHashes) =>
  partNames.filter((name) => name !== "brief" && before[name] !== undefined && after[name] !== before[name]);

/**
 * Keeps what a design is before a change that discards finished parts, so that it can be restored. Throws `conflict`, naming what would be lost, where nobody said that
 * it may be discarded.
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
      `This would discard what is finished: ${lostNames.join(", ")}. Send "discard": true to go on; GET /api/v1/designs/${design.id}/discarded lists what can be restored then.`,
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
 * Makes a design what it was before its parts were discarded, and takes its project back to where it was. What the design is now is kept in turn. Throws `not_found`, and
 * `conflict` for an approved design, an ended project, while a stage is being run, and where finished parts would be lost without `discard`.
 */
export const restoreDiscardedState = (
  context: CommandContext,
  designId: string,
  stateId: string,
  discard: boolean,
): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, contents, now: updatedAt, audit } = tx;
    const { design, project } = await loadDesign(repositories, designId);
    const state = await repositories.discardedStates.findById(designId, stateId);
    if (!state) throw new Failure("not_found", "This design has no discarded state of this id.");
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
