import { Failure } from "#/kernel/errors";
import type { Brand } from "#/model/brand";
import type { System } from "#/model/system";
import { change, type Deed } from "#/pipeline/change";
import { followServed } from "#/pipeline/follow-served";
import { cancelForNonReaders } from "#/webhooks/fan-out";

/** What can be changed of a brand, and of what the public sees of it. */
export type BrandEdit = Partial<
  Pick<Brand, "name" | "tagline" | "description" | "website"> & Pick<System, "visibility" | "showBrief">
>;

/**
 * Changes what is said of a brand, and what the public sees of it; its system takes a new name too and keeps its slug. A brand that becomes private sends nothing more to
 * subscribers from outside its workspace. Throws `not_found`.
 */
export const editBrand = (deed: Deed, id: string, { visibility, showBrief, ...said }: BrandEdit): Promise<Brand> =>
  change(deed, async (scene) => {
    const { repositories, now: updatedAt, note } = scene;
    const { brands, systems } = repositories;
    const [brand, system] = [await brands.byId(id), await systems.byBrand(id)];
    if (!brand || !system) throw new Failure("not_found", "No brand has this id.");
    const face = {
      name: said.name ?? system.name,
      visibility: visibility ?? system.visibility,
      showBrief: showBrief ?? system.showBrief,
    };
    const isSame = face.name === system.name && face.visibility === system.visibility && face.showBrief === system.showBrief;
    await brands.update(id, { ...said, updatedAt });
    if (!isSame) await systems.update(system.id, { ...face, updatedAt });
    if (face.visibility !== system.visibility) {
      await followServed(scene, system.id);
      if (face.visibility === "PRIVATE") await cancelForNonReaders(repositories, system.id, Date.parse(updatedAt));
    }
    const { workspaceId } = brand;
    const fields = Object.entries({ ...said, visibility, showBrief }).flatMap(([name, value]) =>
      value === undefined ? [] : [name],
    );
    const details = {
      fields: fields.join(", "),
      ...(visibility && { visibility }),
      ...(showBrief !== undefined && { showBrief }),
    };
    await note({ action: "brand.updated", workspaceId, targetId: id, details });
    return { ...brand, ...said, updatedAt };
  });
