import type { BrandId, VersionId, WorkspaceId } from "#/model/ids";
import {
  and,
  asc,
  count,
  desc,
  eq,
  getTableColumns,
  gt,
  inArray,
  isNotNull,
  isNull,
  lt,
  ne,
  or,
  type SQL,
  sql,
} from "drizzle-orm";
import type { Brand } from "#/model/brand";
import type { SystemStatus } from "#/model/system";
import type { Queries } from "#/store/driver";
import { oldestFirst } from "#/store/sequence";
import { beyondCursor, containsText, type PageRequest, pageOrder } from "#/store/pagination";
import { brands, systems } from "#/store/tables";

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

/** The sort key before the order of creation. */
const sortKeys = {
  created: undefined,
  name: sql<string>`lower(${brands.name})`,
  updated: sql<string>`CASE WHEN ${brands.updatedAt} > ${systems.updatedAt} THEN ${brands.updatedAt} ELSE ${systems.updatedAt} END`,
};

/** A new brand; one without a parent is no sub-brand. */
export type NewBrand = Omit<Brand, "parentBrandId" | "parentParts"> & Partial<Pick<Brand, "parentBrandId" | "parentParts">>;

const { notifiedParentVersionId, ...columns } = getTableColumns(brands);

export const createBrandRepository = (queries: Queries) => ({
  async findById(id: BrandId): Promise<Brand | undefined> {
    return (await queries.select(columns).from(brands).where(eq(brands.id, id)))[0];
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
    const isBrandSystem = eq(systems.brandId, brands.id);
    const [last] =
      after && key
        ? await queries.select({ key }).from(brands).innerJoin(systems, isBrandSystem).where(eq(brands.id, after))
        : [];
    const isBeyondCursor = beyondCursor(brands, request);
    const comesAfter = newest ? lt : gt;
    const rows = await queries
      .select({ brand: columns })
      .from(brands)
      .innerJoin(systems, isBrandSystem)
      .where(
        and(
          ...toConditions(workspaceId, query),
          last && key ? or(comesAfter(key, last.key), and(eq(key, last.key), isBeyondCursor)) : isBeyondCursor,
        ),
      )
      .orderBy(...(key ? [newest ? desc(key) : asc(key)] : []), pageOrder(brands, request))
      .limit(limit);
    return rows.map(({ brand }) => brand);
  },
  /** Counts the brands of a workspace that match a query. */
  async count(workspaceId: WorkspaceId, query: BrandQuery): Promise<number> {
    const [row] = await queries
      .select({ count: count() })
      .from(brands)
      .innerJoin(systems, eq(systems.brandId, brands.id))
      .where(and(...toConditions(workspaceId, query)));
    return row?.count ?? 0;
  },
  async update(
    id: BrandId,
    change: Partial<Pick<Brand, "name" | "tagline" | "description" | "website" | "parentBrandId" | "parentParts" | "updatedAt">>,
  ): Promise<void> {
    await queries.update(brands).set(change).where(eq(brands.id, id));
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

const toConditions = (workspaceId: WorkspaceId, { search, slugPart, statuses }: BrandQuery): readonly (SQL | undefined)[] => [
  eq(brands.workspaceId, workspaceId),
  statuses && inArray(systems.status, [...statuses]),
  search === undefined
    ? undefined
    : or(
        containsText(brands.name, search),
        containsText(brands.tagline, search),
        slugPart ? containsText(brands.slug, slugPart) : undefined,
      ),
];
