import { and, eq } from "drizzle-orm";
import type { Brand } from "#/model/brand";
import type { Queries } from "#/store/driver";
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
  async insert(brand: Brand): Promise<void> {
    await queries.insert(brands).values(brand);
  },
});
