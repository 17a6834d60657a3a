import type { WorkspaceId } from "#/model/ids";
import type { BrandWithSystem } from "#/lifecycle/add-brand";
import type { Repositories } from "#/store/store";

/** The brand of a workspace with this name, and its system; undefined if there is none. */
export async function findBrandByName(
  { brands, systems }: Pick<Repositories, "brands" | "systems">,
  workspaceId: WorkspaceId,
  name: string,
): Promise<BrandWithSystem | undefined> {
  for (const brand of await brands.listByName(workspaceId, name)) {
    const system = await systems.findByBrand(brand.id);
    if (system) return { brand, system };
  }
  return undefined;
}
