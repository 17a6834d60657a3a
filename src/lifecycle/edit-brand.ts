import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import type { System } from "#/model/system";
import { runUnitOfWork, type CommandContext } from "#/lifecycle/unit-of-work";
import { syncServedDesign } from "#/lifecycle/sync-served-design";
import { cancelForNonReaders } from "#/webhooks/fan-out";

/** What can be changed of a brand, and of what the public sees of it. */
export type BrandEdit = Partial<
  Pick<Brand, "name" | "tagline" | "description" | "website"> & Pick<System, "visibility" | "showBrief">
>;

/**
 * Changes what is said of a brand, and what the public sees of it; its system takes a new name too and keeps its slug. A brand that becomes private sends nothing more to
 * subscribers from outside its workspace. Throws `not_found`.
 */
export const editBrand = (context: CommandContext, id: string, { visibility, showBrief, ...fields }: BrandEdit): Promise<Brand> =>
  runUnitOfWork(context, async (tx) => {
    const { repositories, now: updatedAt, audit } = tx;
    const { brands, systems } = repositories;
    const [brand, system] = [await brands.findById(id), await systems.findByBrand(id)];
    if (!brand || !system) throw new Failure("not_found", "No brand has this id.");
    const publicFields = {
      name: fields.name ?? system.name,
      visibility: visibility ?? system.visibility,
      showBrief: showBrief ?? system.showBrief,
    };
    const isSame =
      publicFields.name === system.name &&
      publicFields.visibility === system.visibility &&
      publicFields.showBrief === system.showBrief;
    await brands.update(id, { ...fields, updatedAt });
    if (!isSame) await systems.update(system.id, { ...publicFields, updatedAt });
    if (publicFields.visibility !== system.visibility) {
      await syncServedDesign(tx, system.id);
      if (publicFields.visibility === "PRIVATE") await cancelForNonReaders(repositories, system.id, Date.parse(updatedAt));
    }
    const { workspaceId } = brand;
    const fieldNames = Object.entries({ ...fields, visibility, showBrief }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    );
    const details = {
      fields: fieldNames.join(", "),
      ...(visibility && { visibility }),
      ...(showBrief !== undefined && { showBrief }),
    };
    await audit({ action: "brand.updated", workspaceId, targetId: id, details });
    return { ...brand, ...fields, updatedAt };
  });
