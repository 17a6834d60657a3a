import type { BrandId, DesignId, SystemId } from "#/model/ids";
import { and, eq, inArray } from "drizzle-orm";
import type { Design } from "#/model/design";
import type { Queries } from "#/store/driver";
import { beyondCursor, type PageRequest, pageOrder } from "#/store/pagination";
import { oldestFirst } from "#/store/sequence";
import { apiKeys, designs, editProposals } from "#/store/tables";

export const createDesignRepository = (queries: Queries) => ({
  async findById(id: DesignId): Promise<Design | undefined> {
    return (await queries.select().from(designs).where(eq(designs.id, id)))[0];
  },
  async listByIds(ids: readonly DesignId[]): Promise<readonly Design[]> {
    if (ids.length === 0) return [];
    return await queries
      .select()
      .from(designs)
      .where(inArray(designs.id, [...ids]));
  },
  async listBySystem(systemId: SystemId): Promise<readonly Design[]> {
    return await queries.select().from(designs).where(eq(designs.systemId, systemId)).orderBy(oldestFirst(designs));
  },
  /** The designs of some systems, oldest first. */
  async listBySystems(systemIds: readonly SystemId[]): Promise<readonly Design[]> {
    if (systemIds.length === 0) return [];
    const where = inArray(designs.systemId, [...systemIds]);
    return await queries.select().from(designs).where(where).orderBy(oldestFirst(designs));
  },
  async listByBrand(brandId: BrandId): Promise<readonly Design[]> {
    return await queries.select().from(designs).where(eq(designs.brandId, brandId)).orderBy(oldestFirst(designs));
  },
  /** A page of a brand's designs. */
  async listPage(brandId: BrandId, request: PageRequest<DesignId>): Promise<readonly Design[]> {
    return await queries
      .select()
      .from(designs)
      .where(and(eq(designs.brandId, brandId), beyondCursor(designs, request)))
      .orderBy(pageOrder(designs, request))
      .limit(request.limit);
  },
  async insert(design: Design): Promise<void> {
    await queries.insert(designs).values(design);
  },
  /**
   * Updates a design. The parts, seed and direction of an approved design cannot change: the
   * database refuses it.
   */
  async update(
    id: DesignId,
    change: Partial<Omit<Design, "id" | "workspaceId" | "brandId" | "systemId" | "basedOn" | "createdAt">>,
  ): Promise<void> {
    await queries.update(designs).set(change).where(eq(designs.id, id));
  },
  /** Removes the designs of a brand with their proposals and the keys that are bound to them. */
  async removeByBrand(brandId: BrandId): Promise<void> {
    const own = queries.select({ id: designs.id }).from(designs).where(eq(designs.brandId, brandId));
    await queries.delete(editProposals).where(inArray(editProposals.designId, own));
    await queries.delete(apiKeys).where(inArray(apiKeys.designId, own));
    await queries.delete(designs).where(eq(designs.brandId, brandId));
  },
});
