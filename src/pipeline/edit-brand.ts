import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import { change, type Deed } from "#/pipeline/change";

/** Changes what is said of a brand; its system takes a new name too and keeps its slug. Throws `not_found`. */
export const editBrand = (
  deed: Deed,
  id: string,
  edit: Partial<Pick<Brand, "name" | "tagline" | "description" | "website">>,
): Promise<Brand> =>
  change(deed, async ({ repositories: { brands, systems }, now: updatedAt, note }) => {
    const [brand, system] = [await brands.byId(id), await systems.byBrand(id)];
    if (!brand || !system) throw new Failure("not_found", "No brand has this id.");
    await brands.update(id, { ...edit, updatedAt });
    if (edit.name !== undefined && edit.name !== system.name) await systems.update(system.id, { name: edit.name, updatedAt });
    const { workspaceId } = brand;
    await note({ action: "brand.updated", workspaceId, targetId: id, details: { fields: Object.keys(edit).join(", ") } });
    return { ...brand, ...edit, updatedAt };
  });
