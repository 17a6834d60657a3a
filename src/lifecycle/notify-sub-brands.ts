import type { BrandId } from "#/model/ids";
import { createParentUpdatedEvent } from "#/model/event";
import { findNewerVersion, loadParent } from "#/lifecycle/load-parent";
import { findTakenVersion, loadTaken } from "#/lifecycle/load-taken";
import type { UnitOfWork } from "#/lifecycle/unit-of-work";

/**
 * Notifies a workspace of each sub-brand that took parts from an older version than the published
 * one of its parent. Once per sub-brand and version. Call it after every change of what is
 * published.
 */
export async function notifySubBrands(
  { repositories, contents, now, audit, publish }: UnitOfWork,
  parentId: BrandId,
): Promise<void> {
  const { brands } = repositories;
  const subBrands = await brands.listByParent(parentId);
  const parent = subBrands.length > 0 ? await loadParent(repositories, parentId) : undefined;
  if (!parent) return;
  for (const brand of subBrands) {
    const taken = findTakenVersion(parent, (await loadTaken(repositories, contents, brand))?.source ?? null);
    const newer = taken && findNewerVersion(parent, taken.number);
    if (!newer || !(await brands.recordParentNotice(brand.id, newer.id))) continue;
    const versions = { takenVersion: taken.number, newerVersion: newer.number };
    await publish(createParentUpdatedEvent(brand, parent.brand, versions, now));
    await audit({
      action: "brand.parent_updated",
      workspaceId: brand.workspaceId,
      targetId: brand.id,
      details: { parent: parent.brand.name, ...versions },
    });
  }
}
