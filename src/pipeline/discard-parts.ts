import { Failure } from "#/kernel/errors";
import { createId } from "#/kernel/ids";
import type { Design, PartHashes } from "#/model/design";
import { partNames } from "#/model/design-content";
import { type DiscardCause, type DiscardedState, maxDiscardedStates } from "#/model/discarded-state";
import { isEnded, type Project } from "#/model/project";
import { designName, type DesignWithProject } from "#/pipeline/add-design";
import { type Change, change, type Deed } from "#/pipeline/change";
import { isHeld, noLease } from "#/pipeline/lease";
import { presentDesign } from "#/pipeline/present";

/** The finished parts that a design has before a change and not after it. The brief is no finished part: it is what the others are made from. */
const lostParts = (before: PartHashes, after: PartHashes) =>
  partNames.filter((name) => name !== "brief" && before[name] !== undefined && after[name] !== before[name]);

/**
 * Keeps what a design is before a change that discards finished parts, so that it can be restored. Throws `conflict`, naming what would be lost, where nobody said that
 * it may be discarded.
 */
export async function keepDiscarded(
  { repositories, now, by }: Change,
  { design, project }: DesignWithProject,
  { parts, cause, discard }: { readonly parts: PartHashes; readonly cause: DiscardCause; readonly discard: boolean },
): Promise<void> {
  const lost = lostParts(design.parts, parts);
  if (lost.length === 0) return;
  if (!discard)
    throw new Failure(
      "conflict",
      `This would discard what is finished: ${lost.join(", ")}. Send "discard": true to go on; GET /api/v1/designs/${design.id}/discarded lists what can be restored then.`,
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
export const restoreDiscarded = (deed: Deed, designId: string, stateId: string, discard: boolean): Promise<DesignWithProject> =>
  change(deed, async (scene) => {
    const { repositories, contents, clock, now: updatedAt, note } = scene;
    const { design, project } = await presentDesign(repositories, designId);
    const state = await repositories.discardedStates.byId(designId, stateId);
    if (!state) throw new Failure("not_found", "This design has no discarded state of this id.");
    if ((design.status !== "DRAFT" && design.status !== "IN_REVIEW") || !project || isEnded(project))
      throw new Failure("conflict", `This design is ${design.status} and its project has ended. Rework makes a new one from it.`);
    if (isHeld(project, clock))
      throw new Failure("conflict", "The design is being made right now. Wait until the run rests, or cancel it.");
    const { parts, seed, directionId, status, projectState } = state;
    await keepDiscarded(scene, { design, project }, { parts, cause: "RESTORE", discard });
    const [brief, former] = [await contents.part(design.parts, "brief"), await contents.part(parts, "brief")];
    const name = design.name === designName(brief, design) ? designName(former, { directionId }) : design.name;
    const was: Partial<Design> = { name, parts, seed, directionId, status, updatedAt };
    const begins: Partial<Project> = { state: projectState, failedStage: null, failure: null, updatedAt, ...noLease };
    await repositories.designs.update(design.id, was);
    await repositories.projects.update(project.id, begins);
    await repositories.discardedStates.remove(state.id);
    const details = { projectState, parts: Object.keys(parts).join(", ") };
    await note({ action: "design.parts_restored", workspaceId: design.workspaceId, targetId: design.id, details });
    return { design: { ...design, ...was }, project: { ...project, ...begins } };
  });
