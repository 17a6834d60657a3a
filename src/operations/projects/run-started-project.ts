import type { Project } from "#/model/project";
import { Failure } from "#/kernel/errors";
import { cancelProject } from "#/lifecycle/cancel-project";
import { deleteBrand } from "#/lifecycle/delete-brand";
import { type Run, runProject } from "#/pipeline/run-project";

/**
 * Runs a project that a command has just started. An interrupted command leaves nothing half-made:
 * a new brand is removed; where a design of it was approved or the brand existed before, the project
 * is cancelled. Throws `unavailable` then, with what is left.
 */
export async function runStartedProject(run: Run, project: Pick<Project, "id" | "designId" | "name">): Promise<Project> {
  try {
    return await runProject(run, project.id);
  } catch (error) {
    if (!run.signal?.aborted) throw error;
    throw new Failure("unavailable", await discardRun(run, project), { cause: error });
  }
}

/** Returns what is left, as a message. */
async function discardRun(run: Run, { id, designId, name }: Pick<Project, "id" | "designId" | "name">): Promise<string> {
  const { designs, brands, versions } = run.store;
  const design = await designs.findById(designId);
  const brand = design && (await brands.findById(design.brandId));
  if (!design || !brand) return "Interrupted. Nothing was made.";
  const isNewBrand = (await designs.listBySystem(design.systemId)).length === 1;
  if (isNewBrand && (await versions.listBySystem(design.systemId)).length === 0) {
    await deleteBrand(run, brand);
    return "Interrupted. Nothing was made.";
  }
  await cancelProject(run, id);
  return `Interrupted. The project "${name}" is cancelled. What was approved before stays.`;
}
