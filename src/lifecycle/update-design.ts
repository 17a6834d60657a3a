import type { DesignId } from "#/model/ids";
import type { Brief } from "#/model/brief";
import { type Design, designMachine, pickSourceParts } from "#/model/design";
import type { ArchetypeId } from "#/model/direction";
import type { DiscardCause } from "#/model/discarded-state";
import { type Project, projectMachine } from "#/model/project";
import { transition } from "#/model/state-machine";
import { getDefaultDesignName, type DesignWithProject, findFreeName, isDefaultName } from "#/lifecycle/add-design";
import { type UnitOfWork, runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { saveDiscardedState } from "#/lifecycle/discard-parts";
import { noLease } from "#/lifecycle/lease";
import { loadDesign } from "#/lifecycle/load-design";
import { assertEditable } from "#/lifecycle/assert-editable";
import { recordDirection } from "#/lifecycle/record-direction";
import type { DesignParameters } from "#/model/design";
import { putParts } from "#/store/design-contents";

/** What can change in a draft. `brief` replaces the whole brief. */
export type DesignEdit = {
  readonly name?: string | undefined;
  readonly brief?: Brief | undefined;
  readonly seed?: number | undefined;
  readonly directionId?: ArchetypeId | undefined;
};

/** Whether finished parts may be discarded, and why they are. */
export type DiscardOptions = { readonly cause: DiscardCause; readonly discard: boolean };

/** Seed and direction after an edit. The edit itself wins over its brief. */
export const resolveParameters = ({ brief, seed, directionId }: DesignEdit, before: DesignParameters): DesignParameters => ({
  seed: seed ?? brief?.seed ?? before.seed,
  directionId: directionId ?? brief?.archetype ?? before.directionId,
});

/** Whether an edit changes the input of every part. */
export const affectsParts = ({ brief, seed, directionId }: DesignEdit) =>
  brief !== undefined || seed !== undefined || directionId !== undefined;

/**
 * Updates a design that is not approved. A new brief, seed or direction discards every part and
 * returns the project to its first stage, where it waits to be run. Throws `not_found`, and
 * `conflict` for an approved design, an ended project, while a stage is running and where finished
 * parts would be lost without `discard`.
 */
export const updateDesign = (
  context: CommandContext,
  designId: DesignId,
  edit: DesignEdit,
  discard = false,
): Promise<DesignWithProject> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, audit } = tx;
    const { design, project } = await loadDesign(repositories, designId);
    // Versions do not contain the name, so it can change at any time.
    if (edit.name !== undefined && !affectsParts(edit) && project) return await rename(tx, { design, project }, edit.name);
    assertEditable(tx, design, project);
    const edited = await applyEdit(tx, { design, project }, edit, { cause: "EDIT", discard });
    const fields = Object.entries(edit).flatMap(([name, value]) => (value === undefined ? [] : [name]));
    const { workspaceId } = design;
    await audit({ action: "design.updated", workspaceId, targetId: design.id, details: { fields: fields.join(", ") } });
    return edited;
  });

/** Renames a design, and its project if both have the same name. */
async function rename(
  { repositories: { designs, projects }, now: updatedAt, audit }: UnitOfWork,
  { design, project }: DesignWithProject,
  name: string,
): Promise<DesignWithProject> {
  const projectName = project.name === design.name ? name : project.name;
  await designs.update(design.id, { name, updatedAt });
  await projects.update(project.id, { name: projectName });
  const { workspaceId } = design;
  await audit({
    action: "design.updated",
    workspaceId,
    targetId: design.id,
    details: { fields: "name", formerName: design.name },
  });
  return { design: { ...design, name, updatedAt }, project: { ...project, name: projectName } };
}

/** Applies an edit to a design that can be edited. */
export async function applyEdit(
  tx: UnitOfWork,
  { design, project }: DesignWithProject,
  edit: DesignEdit,
  discardOptions: DiscardOptions,
): Promise<DesignWithProject> {
  const { repositories, contents, now: updatedAt } = tx;
  const { designs, projects } = repositories;
  const parameters = resolveParameters(edit, design);
  const before = await contents.loadPart(design.parts, "brief");
  const taken = (await designs.listByBrand(design.brandId)).filter(({ id }) => id !== design.id).map((other) => other.name);
  const hasDefaultName = isDefaultName(design.name, before, design);
  const name =
    edit.name ?? (hasDefaultName ? findFreeName(getDefaultDesignName(edit.brief ?? before, parameters), taken) : design.name);
  const parts = { ...pickSourceParts(design.parts), ...(await putParts(repositories, { brief: edit.brief ?? before })) };
  const isSame =
    parts.brief === design.parts.brief && parameters.seed === design.seed && parameters.directionId === design.directionId;
  if (!isSame) await saveDiscardedState(tx, { design, project }, { parts, ...discardOptions });
  const designPatch: Partial<Design> = isSame
    ? { name, updatedAt }
    : { ...parameters, name, parts, status: transition(designMachine, design.status, "update"), updatedAt };
  const projectPatch: Partial<Project> = {
    state: transition(projectMachine, project.state, "update"),
    failedStage: null,
    failure: null,
    updatedAt,
    ...noLease,
  };
  await designs.update(design.id, designPatch);
  if (!isSame) {
    await projects.update(project.id, projectPatch);
    await recordDirection(repositories, design.systemId, edit.brief ?? before, parameters);
  }
  return { design: { ...design, ...designPatch }, project: isSame ? project : { ...project, ...projectPatch } };
}
