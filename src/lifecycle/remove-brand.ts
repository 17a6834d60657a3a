import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";

/** Removes a brand with its drafts, their projects and its system. Throws `conflict` once anything of it was approved. */
export const removeBrand = (context: CommandContext, { id, workspaceId, slug }: Brand): Promise<void> =>
  runUnitOfWork(context, async ({ repositories: { brands, designs, projects, subscriptions, systems, versions }, audit }) => {
    const system = await systems.findByBrand(id);
    if (!system) throw new Failure("not_found", "No brand has this id.");
    if ((await versions.listBySystem(system.id)).length > 0)
      throw new Failure("conflict", "Something of this brand was approved, so it stays. Archive its system to withdraw it.");
    await projects.removeByBrand(id);
    await designs.removeByBrand(id);
    await subscriptions.removeBySystem(system.id);
    await systems.remove(system.id);
    await brands.remove(id);
    await audit({ action: "brand.deleted", workspaceId, targetId: id, details: { slug } });
  });
