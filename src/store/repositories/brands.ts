import type { BrandId, VersionId, WorkspaceId } from "#/model/ids";
import { and, asc, count, desc, eq, getTableColumns, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Brand } from "#/model/brand";
import type { SystemStatus } from "#/model/system";
import type { Queries } from "#/store/driver";
import { refreshProjectTexts } from "#/store/repositories/projects";
import { recordBrandChange } from "#/store/repositories/systems";
import { isOneOf } from "#/store/is-one-of";
import { findCandidates, withoutIndex } from "#/store/search-grams";
import { containsFolded } from "#/store/search-text";
import { oldestFirst } from "#/store/sequence";
import { type PageRequest, pageOrder } from "#/store/pagination";
import { brands, systemGrams, systems } from "#/store/tables";

export const brandSorts = ["created", "name", "updated"] as const;

/** Filters and order of a list of brands. */
export type BrandQuery = {
  /** Text in the name or the tagline. */
  readonly search?: string | undefined;
  /** Part of the slug, as an alternative to `search`. */
  readonly slugPart?: string | undefined;
  readonly statuses?: readonly SystemStatus[] | undefined;
  readonly sort?: (typeof brandSorts)[number] | undefined;
};

/** The sort key before the order of creation, if there is one. */
const sortKeys = { created: undefined, name: systems.foldedName, updated: systems.changedAt };

/** A new brand; one without a parent is no sub-brand. */
export type NewBrand = Omit<Brand, "parentBrandId" | "parentParts"> & Partial<Pick<Brand, "parentBrandId" | "parentParts">>;

const { notifiedParentVersionId, ...columns } = getTableColumns(brands);

export const createBrandRepository = (queries: Queries) => ({
  async findById(id: BrandId): Promise<Brand | undefined> {
    return (await queries.select(columns).from(brands).where(eq(brands.id, id)))[0];
  },
  async listByIds(ids: readonly BrandId[]): Promise<readonly Brand[]> {
    if (ids.length === 0) return [];
    return await queries
      .select(columns)
      .from(brands)
      .where(inArray(brands.id, [...ids]));
  },
  async findBySlug(workspaceId: WorkspaceId, slug: string): Promise<Brand | undefined> {
    return (
      await queries
        .select(columns)
        .from(brands)
        .where(and(eq(brands.workspaceId, workspaceId), eq(brands.slug, slug)))
    )[0];
  },
  /** The brands of a workspace with exactly this name. */
  async listByName(workspaceId: WorkspaceId, name: string): Promise<readonly Brand[]> {
    return await queries
      .select(columns)
      .from(brands)
      .where(and(eq(brands.workspaceId, workspaceId), eq(brands.name, name)));
  },
  /**
   * A page of a workspace's brands, in the order of creation unless the query sorts differently.
   */
  async listPage(workspaceId: WorkspaceId, { limit, ...request }: PageRequest<BrandId> & BrandQuery): Promise<readonly Brand[]> {
    const { after, newest = false, ...query } = request;
    const key = sortKeys[query.sort ?? "created"];
    const [last] = after && key ? await queries.select({ key }).from(systems).where(eq(systems.brandId, after)) : [];
    const candidates = await findSearched(queries, query);
    if (candidates?.length === 0) return [];
    const rows = await queries
      .select({ brand: columns })
      .from(systems)
      .innerJoin(brands, eq(brands.id, systems.brandId))
      .where(
        and(
          ...toConditions(workspaceId, query, candidates),
          after && isBeyondBrand(after, newest, key && last && [key, last.key]),
        ),
      )
      .orderBy(...(key ? [newest ? desc(key) : asc(key)] : []), pageOrder(systems, request))
      .limit(limit);
    return rows.map(({ brand }) => brand);
  },
  /** Counts the brands of a workspace that match a query. */
  async count(workspaceId: WorkspaceId, query: BrandQuery): Promise<number> {
    const candidates = await findSearched(queries, query);
    if (candidates?.length === 0) return 0;
    const [row] = await queries
      .select({ count: count() })
      .from(systems)
      .where(and(...toConditions(workspaceId, query, candidates)));
    return row?.count ?? 0;
  },
  async update(
    id: BrandId,
    change: Partial<Pick<Brand, "name" | "tagline" | "description" | "website" | "parentBrandId" | "parentParts" | "updatedAt">>,
  ): Promise<void> {
    await queries.update(brands).set(change).where(eq(brands.id, id));
    await recordBrandChange(queries, id, change.updatedAt);
    if (change.name !== undefined) await refreshProjectTexts(queries, eq(brands.id, id));
  },
  async remove(id: BrandId): Promise<void> {
    await queries.delete(brands).where(eq(brands.id, id));
  },
  async insert(brand: NewBrand): Promise<void> {
    await queries.insert(brands).values({ parentParts: [], ...brand });
  },
  /** The sub-brands of a brand, oldest first. */
  async listByParent(parentBrandId: BrandId): Promise<readonly Brand[]> {
    return await queries.select(columns).from(brands).where(eq(brands.parentBrandId, parentBrandId)).orderBy(oldestFirst(brands));
  },
  /** The sub-brands of a workspace, oldest first. */
  async listSubBrands(workspaceId: WorkspaceId): Promise<readonly Brand[]> {
    const where = and(eq(brands.workspaceId, workspaceId), isNotNull(brands.parentBrandId));
    return await queries.select(columns).from(brands).where(where).orderBy(oldestFirst(brands));
  },
  /**
   * Records that the workspace was notified of a version of a sub-brand's parent. False if it was
   * before.
   */
  async recordParentNotice(id: BrandId, versionId: VersionId): Promise<boolean> {
    const isNew = or(isNull(notifiedParentVersionId), ne(notifiedParentVersionId, versionId));
    const updated = await queries
      .update(brands)
      .set({ notifiedParentVersionId: versionId })
      .where(and(eq(brands.id, id), isNew))
      .returning({ id: brands.id });
    return updated.length > 0;
  },
});

/** The systems that a search may mean, unless they are many. */
const findSearched = async (queries: Queries, { search, slugPart }: BrandQuery) =>
  search === undefined ? undefined : await findCandidates(queries, systemGrams, [search, slugPart]);

/**
 * A brand has one system, which was created with it and has what its lists are filtered and sorted
 * by. Lists therefore read systems, through an index of each order.
 */
const toConditions = (
  workspaceId: WorkspaceId,
  { search, slugPart, statuses }: BrandQuery,
  candidates: readonly string[] | undefined,
): readonly (SQL | undefined)[] => [
  ...(candidates
    ? [inArray(sql`${systems.id}`, [...candidates]), eq(withoutIndex(systems.workspaceId), workspaceId)]
    : [eq(systems.workspaceId, workspaceId)]),
  statuses && isOneOf(systems.status, statuses),
  search === undefined
    ? undefined
    : or(containsFolded(systems.searchText, search), slugPart ? containsFolded(systems.searchText, slugPart) : undefined),
];

/**
 * Systems after that of a brand in the order of creation or, with a key and its value there, in that
 * of the key. If the brand was removed, systems after those with lower ids of brands.
 */
function isBeyondBrand(id: BrandId, newest: boolean, last: readonly [SQLiteColumn, string] | undefined): SQL {
  const place = newest
    ? sql`coalesce(
        (SELECT cursor.seq FROM ${systems} AS cursor WHERE cursor.brand_id = ${id}),
        (SELECT min(cursor.seq) FROM ${systems} AS cursor WHERE cursor.brand_id > ${id}),
        9223372036854775807
      )`
    : sql`coalesce(
        (SELECT cursor.seq FROM ${systems} AS cursor WHERE cursor.brand_id = ${id}),
        (SELECT max(cursor.seq) FROM ${systems} AS cursor WHERE cursor.brand_id < ${id}),
        0
      )`;
  const comparison = sql.raw(newest ? "<" : ">");
  if (!last) return sql`${systems}.seq ${comparison} ${place}`;
  return sql`(${last[0]}, ${systems}.seq) ${comparison} (${last[1]}, ${place})`;
}
