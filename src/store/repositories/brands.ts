import { and, eq } from "drizzle-orm";
import type { Brand } from "#/model/brand";
import type { Queries } from "#/store/driver";
import { madeAfter, oldestFirst } from "#/store/sequence";
import { brands } from "#/store/tables";

export const brandRepository = (queries: Queries) => ({
  async byId(id: string): Promise<Brand | undefined> {
    return (await queries.select().from(brands).where(eq(brands.id, id)))[0];
  },
  async bySlug(workspaceId: string, slug: string): Promise<Brand | undefined> {
    return (
      await queries
        .select()
        .from(brands)
        .where(and(eq(brands.workspaceId, workspaceId), eq(brands.slug, slug)))
    )[0];
  },
  /** The workspace's brands that bear exactly this name. */
  async byName(workspaceId: string, name: string): Promise<readonly Brand[]> {
    return await queries
      .select()
      .from(brands)
      .where(and(eq(brands.workspaceId, workspaceId), eq(brands.name, name)));
  },
  /** A page of a workspace's brands in the order of their making: at most `limit` of those after the id `after`. */
  async page(workspaceId: string, { after, limit }: { after?: string | undefined; limit: number }): Promise<readonly Brand[]> {
    const own = eq(brands.workspaceId, workspaceId);
    return await queries
      .select()
      .from(brands)
      .where(after === undefined ? own : and(own, madeAfter(brands, after)))
      .orderBy(oldestFirst(brands))
      .limit(limit);
  },
  async update(
    id: string,
    change: Partial<Pick<Brand, "name" | "tagline" | "description" | "website" | "updatedAt">>,
  ): Promise<void> {
    await queries.update(brands).set(change).where(eq(brands.id, id));
  },
  async remove(id: string): Promise<void> {
    await queries.delete(brands).where(eq(brands.id, id));
  },
  async insert(brand: Brand): Promise<void> {
    await queries.insert(brands).values(brand);
  },
});
