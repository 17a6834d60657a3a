import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import { change, type Deed } from "#/pipeline/change";

/** Removes a brand with its drafts, their projects and its system. Throws `conflict` once anything of it was approved. */
export const removeBrand = (deed: Deed, { id, workspaceId, slug }: Brand): Promise<void> =>
  change(deed, async ({ repositories: { brands, designs, projects, subscriptions, systems, versions }, note }) => {
    const system = await systems.byBrand(id);
    if (!system) throw new Failure("not_found", "No brand has this id.");
    if ((await versions.ofSystem(system.id)).length > 0)
      throw new Failure("conflict", "Something of this brand was approved, so it stays. Archive its system to withdraw it.");
    await projects.removeOfBrand(id);
    await designs.removeOfBrand(id);
    await subscriptions.removeOfSystem(system.id);
    await systems.remove(system.id);
    await brands.remove(id);
    await note({ action: "brand.deleted", workspaceId, targetId: id, details: { slug } });
  });
