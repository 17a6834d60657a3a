import type { BrandId } from "#/model/ids";
import { eq, inArray } from "drizzle-orm";
import type { Mirror } from "#/model/mirror";
import type { Queries } from "#/store/driver";
import { mirrors } from "#/store/tables";

export const createMirrorRepository = (queries: Queries) => ({
  async findByBrand(brandId: BrandId): Promise<Mirror | undefined> {
    return (await queries.select().from(mirrors).where(eq(mirrors.brandId, brandId)))[0];
  },
  /** The mirrors among some brands. */
  async listByBrands(brandIds: readonly BrandId[]): Promise<readonly Mirror[]> {
    if (brandIds.length === 0) return [];
    return await queries
      .select()
      .from(mirrors)
      .where(inArray(mirrors.brandId, [...brandIds]));
  },
  /** Adds a mirror, or replaces that of the same system. */
  async put(mirror: Mirror): Promise<void> {
    const { systemId, createdAt: _, ...change } = mirror;
    const replaced = await queries
      .update(mirrors)
      .set(change)
      .where(eq(mirrors.systemId, systemId))
      .returning({ systemId: mirrors.systemId });
    if (replaced.length === 0) await queries.insert(mirrors).values(mirror);
  },
});
