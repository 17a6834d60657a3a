import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, ne, type SQL, sql } from "drizzle-orm";
import type { Platform } from "#/model/platform";
import type { System } from "#/model/system";
import type { Queries } from "#/store/driver";
import { madeAfter, oldestFirst } from "#/store/sequence";
import { systems } from "#/store/tables";

const { foldedName, directionSignature, ...columns } = getTableColumns(systems);
const fold = (name: string) => name.normalize("NFC").toLowerCase();

export const systemRepository = (queries: Queries) => ({
  async bySlug(slug: string): Promise<System | undefined> {
    return (await queries.select(columns).from(systems).where(eq(systems.slug, slug)))[0];
  },
  async byId(id: string): Promise<System | undefined> {
    return (await queries.select(columns).from(systems).where(eq(systems.id, id)))[0];
  },
  async byIds(ids: readonly string[]): Promise<readonly System[]> {
    if (ids.length === 0) return [];
    return await queries
      .select(columns)
      .from(systems)
      .where(inArray(systems.id, [...ids]));
  },
  async byBrand(brandId: string): Promise<System | undefined> {
    return (await queries.select(columns).from(systems).where(eq(systems.brandId, brandId)))[0];
  },
  /** ACTIVE systems with this display name, ignoring case: two at most, which is enough to know whether it is the only one. */
  async activeByName(name: string): Promise<readonly System[]> {
    const where = and(eq(foldedName, fold(name)), eq(systems.status, "ACTIVE"));
    return await queries.select(columns).from(systems).where(where).limit(2);
  },
  async inWorkspace(workspaceId: string): Promise<readonly System[]> {
    return await queries.select(columns).from(systems).where(eq(systems.workspaceId, workspaceId)).orderBy(oldestFirst(systems));
  },
  /** A page of ACTIVE systems in the order of their making: at most `limit` of those after the id `after`. */
  async active(page: { platform?: Platform | undefined; after?: string | undefined; limit: number }): Promise<readonly System[]> {
    const conditions: SQL[] = [eq(systems.status, "ACTIVE")];
    if (page.platform) conditions.push(eq(systems.platform, page.platform));
    if (page.after) conditions.push(madeAfter(systems, page.after));
    return await queries
      .select(columns)
      .from(systems)
      .where(and(...conditions))
      .orderBy(oldestFirst(systems))
      .limit(page.limit);
  },
  /** ACTIVE systems whose row changed after an instant, ISO 8601 UTC, the latest change first, at most `limit`. */
  async activeChangedAfter(updatedAt: string, limit: number): Promise<readonly System[]> {
    return await queries
      .select(columns)
      .from(systems)
      .where(and(eq(systems.status, "ACTIVE"), gt(systems.updatedAt, updatedAt)))
      .orderBy(desc(systems.updatedAt))
      .limit(limit);
  },
  /** The slugs in use that begin with `lead`. */
  async slugsLike(lead: string): Promise<readonly string[]> {
    const rows = await queries
      .select({ slug: systems.slug })
      .from(systems)
      .where(sql`substr(${systems.slug}, 1, ${lead.length}) = ${lead}`);
    return rows.map(({ slug }) => slug);
  },
  /** The different direction signatures of a workspace's systems, without the one brand. At most as many as there are kinds of directions. */
  async directionSignatures(workspaceId: string, exceptBrandId: string): Promise<readonly string[]> {
    const where = and(eq(systems.workspaceId, workspaceId), ne(systems.brandId, exceptBrandId), isNotNull(directionSignature));
    const rows = await queries
      .selectDistinct({ signature: directionSignature })
      .from(systems)
      .where(where)
      .orderBy(asc(directionSignature));
    return rows.flatMap(({ signature }) => (signature === null ? [] : [signature]));
  },
  async setDirectionSignature(id: string, signature: string): Promise<void> {
    await queries.update(systems).set({ directionSignature: signature }).where(eq(systems.id, id));
  },
  async insert(system: System): Promise<void> {
    await queries.insert(systems).values({ ...system, foldedName: fold(system.name) });
  },
  async update(
    id: string,
    change: Partial<Omit<System, "id" | "workspaceId" | "brandId" | "slug" | "createdAt">>,
  ): Promise<void> {
    const folded = change.name === undefined ? {} : { foldedName: fold(change.name) };
    await queries
      .update(systems)
      .set({ ...change, ...folded })
      .where(eq(systems.id, id));
  },
  async remove(id: string): Promise<void> {
    await queries.delete(systems).where(eq(systems.id, id));
  },
});
