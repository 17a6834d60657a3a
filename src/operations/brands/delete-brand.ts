import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { createCommandContext } from "#/operations/actor";
import { brandId, findBrand, brandNotFoundMessage } from "#/operations/brands/resolve";
import { defineOwnedOperation } from "#/operations/operation";
import { runUnitOfWork } from "#/lifecycle/unit-of-work";

export const deleteBrand = defineOwnedOperation({
  name: "delete_brand",
  title: "Delete a brand",
  summary: "Deletes a brand and its drafts. A brand with an approved design cannot be deleted; archive its system instead.",
  tag: "Brands",
  access: { people: "MEMBER" },
  input: StrictObject({ id: brandId }),
  output: Type.Object({ deleted: Type.Literal(true, { description: "Always true" }) }, { title: "Deleted" }),
  example: { input: { id: "br_01kaph4c7ke0sbx1v0s1kq4s4m" }, output: { deleted: true } },
  rest: { method: "DELETE", path: "/api/v1/brands/:id" },
  notFoundMessage: brandNotFoundMessage,
  find: findBrand,
  run: (context, _, { id, workspaceId, slug }) =>
    runUnitOfWork(createCommandContext(context), async ({ repositories, audit }) => {
      const { brands, designs, projects, subscriptions, systems, versions } = repositories;
      const system = await systems.findByBrand(id);
      if (!system) throw new Failure("not_found", brandNotFoundMessage);
      if ((await versions.listBySystem(system.id)).length > 0)
        throw new Failure("conflict", "This brand has an approved design and cannot be deleted. Archive its system instead.");
      await projects.removeByBrand(id);
      await designs.removeByBrand(id);
      await subscriptions.removeBySystem(system.id);
      await systems.remove(system.id);
      await brands.remove(id);
      await audit({ action: "brand.deleted", workspaceId, targetId: id, details: { slug } });
      return { deleted: true as const };
    }),
});
