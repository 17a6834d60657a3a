import type { Brand } from "#/model/brand";
import { Failure } from "#/kernel/errors";
import { type CommandContext, runUnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Deletes a brand with its system, designs and projects. Throws `conflict` once a design of it was
 * approved, and `not_found`.
 */
export const deleteBrand = (context: CommandContext, { id, workspaceId, slug }: Pick<Brand, "id" | "workspaceId" | "slug">) =>
  runUnitOfWork(context, async ({ repositories, audit }) => {
    const { brands, designs, projects, subscriptions, systems, versions } = repositories;
    const system = await systems.findByBrand(id);
    if (!system) throw new Failure("not_found", "No brand has this id.");
    if ((await versions.listBySystem(system.id)).length > 0)
      throw new Failure("conflict", "This brand has an approved design and cannot be deleted. Archive its system instead.");
    await projects.removeByBrand(id);
    await designs.removeByBrand(id);
    await subscriptions.removeBySystem(system.id);
    await systems.remove(system.id);
    await brands.remove(id);
    await audit({ action: "brand.deleted", workspaceId, targetId: id, details: { slug } });
  });
