import type { BrandId, SystemId, WorkspaceId } from "#/model/ids";
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, isNotNull, lt, ne, or, type SQL, sql } from "drizzle-orm";
import type { Platform } from "#/model/platform";
import type { SystemSignatures } from "#/model/system-signatures";
import type { System } from "#/model/system";
import type { PublicOn } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { findCandidates, putGrams, withoutIndex } from "#/store/search-grams";
import { containsFolded, createSearchText, foldCase } from "#/store/search-text";
import { createdAfter, newestFirst, oldestFirst } from "#/store/sequence";
import { brands, systemGrams, systems, workspaces } from "#/store/tables";

const { foldedName, directionSignature, markSignature, pageSignature, publicSlug, changedAt, searchText, ...stored } =
  getTableColumns(systems);
const columns = {
  ...stored,
  publicOn: sql<PublicOn>`(SELECT ${workspaces.publicOn} FROM ${workspaces} WHERE ${workspaces.id} = ${systems.workspaceId})`,
};

/** A new design keeps apart from no more systems than these. */
const maxSignatures = 200;

/** A new system; absent fields get their defaults. */
export type NewSystem = Omit<System, "publicOn" | "visibility" | "showBrief" | "servedVersionId" | "activatedAt"> &
  Partial<Pick<System, "visibility" | "showBrief" | "servedVersionId" | "activatedAt">>;

/**
 * The workspaces whose private systems a caller may read in addition to the public ones; `all` for
 * administrators of the installation.
 */
export type ReadableWorkspaces = readonly WorkspaceId[] | "all";

/** Live systems that a caller may read; `areFew` where another condition finds them. */
const isReadable = (workspaceIds: ReadableWorkspaces, areFew = false) => {
  const isLive = areFew ? eq(withoutIndex(systems.status), "ACTIVE") : eq(systems.status, "ACTIVE");
  if (workspaceIds === "all") return isLive;
  const isPublic = eq(systems.visibility, "PUBLIC");
  return and(isLive, workspaceIds.length === 0 ? isPublic : or(isPublic, inArray(systems.workspaceId, [...workspaceIds])));
};

/** The ids of a brand, its sub-brands, its parent and that one's sub-brands. */
const listFamily = (brandId: BrandId) => {
  const parent = sql`(SELECT ${brands.parentBrandId} FROM ${brands} WHERE ${brands.id} = ${brandId})`;
  const isFamily = sql`${brands.id} = ${brandId} OR ${brands.parentBrandId} = ${brandId} OR ${brands.id} = ${parent}
    OR ${brands.parentBrandId} = ${parent}`;
  return sql`SELECT ${brands.id} FROM ${brands} WHERE ${isFamily}`;
};

/** Slugs have no character behind the tilde, so that an index finds the range. */
const startsWith = (prefix: string) => and(gte(systems.slug, prefix), lt(systems.slug, `${prefix}~`));

export const createSystemRepository = (queries: Queries) => ({
  /**
   * Finds the system that was public under this slug, whatever its status and visibility are now.
   */
  async findByPublicSlug(slug: string): Promise<System | undefined> {
    return (
      await queries
        .select(columns)
        .from(systems)
        .where(and(eq(publicSlug, slug), eq(systems.slug, slug)))
    )[0];
  },
  /** The systems of these workspaces with this slug; at most one each. */
  async listBySlug(workspaceIds: ReadableWorkspaces, slug: string): Promise<readonly System[]> {
    if (workspaceIds.length === 0) return [];
    const hasSlug = eq(systems.slug, slug);
    const where = workspaceIds === "all" ? hasSlug : and(hasSlug, inArray(systems.workspaceId, [...workspaceIds]));
    return await queries.select(columns).from(systems).where(where).orderBy(asc(systems.id));
  },
  async findById(id: SystemId): Promise<System | undefined> {
    return (await queries.select(columns).from(systems).where(eq(systems.id, id)))[0];
  },
  async listByIds(ids: readonly SystemId[]): Promise<readonly System[]> {
    if (ids.length === 0) return [];
    return await queries
      .select(columns)
      .from(systems)
      .where(inArray(systems.id, [...ids]));
  },
  /** The systems of some brands. */
  async listByBrands(brandIds: readonly BrandId[]): Promise<readonly System[]> {
    if (brandIds.length === 0) return [];
    return await queries
      .select(columns)
      .from(systems)
      .where(inArray(systems.brandId, [...brandIds]));
  },
  async findByBrand(brandId: BrandId): Promise<System | undefined> {
    return (await queries.select(columns).from(systems).where(eq(systems.brandId, brandId)))[0];
  },
  /**
   * Live systems with this display name that a caller may read, ignoring case: at most two, to know
   * whether the name is unique.
   */
  async listActiveByName(name: string, workspaceIds: ReadableWorkspaces = []): Promise<readonly System[]> {
    const where = and(eq(foldedName, foldCase(name)), isReadable(workspaceIds, true));
    return await queries.select(columns).from(systems).where(where).limit(2);
  },
  async listByWorkspace(workspaceId: WorkspaceId): Promise<readonly System[]> {
    return await queries.select(columns).from(systems).where(eq(systems.workspaceId, workspaceId)).orderBy(oldestFirst(systems));
  },
  /**
   * A page of the live systems that a caller may read, in the order of creation: at most `limit`
   * after the id `after`. `search` is text in the name, and `slugPart` an alternative in the slug.
   */
  async listActive({
    platform,
    search,
    slugPart,
    after,
    limit,
    workspaceIds = [],
  }: {
    platform?: Platform | undefined;
    search?: string | undefined;
    slugPart?: string | undefined;
    after?: SystemId | undefined;
    limit: number;
    workspaceIds?: ReadableWorkspaces;
  }): Promise<readonly System[]> {
    const candidates = search === undefined ? undefined : await findCandidates(queries, systemGrams, [search, slugPart]);
    if (candidates?.length === 0) return [];
    return await queries
      .select(columns)
      .from(systems)
      .where(
        and(
          isReadable(workspaceIds, candidates !== undefined),
          candidates && inArray(sql`${systems.id}`, [...candidates]),
          platform && eq(systems.platform, platform),
          search === undefined
            ? undefined
            : or(containsFolded(foldedName, search), slugPart ? containsFolded(systems.slug, slugPart) : undefined),
          after === undefined ? undefined : createdAfter(systems, after),
        ),
      )
      .orderBy(oldestFirst(systems))
      .limit(limit);
  },
  /**
   * Live systems that a caller may read and whose public content changed after a time, ISO 8601
   * UTC: latest change first, at most `limit`.
   */
  async listActiveChangedAfter(
    updatedAt: string,
    limit: number,
    workspaceIds: ReadableWorkspaces = [],
  ): Promise<readonly System[]> {
    return await queries
      .select(columns)
      .from(systems)
      .where(and(isReadable(workspaceIds), gt(systems.updatedAt, updatedAt)))
      .orderBy(desc(systems.updatedAt))
      .limit(limit);
  },
  /**
   * The slugs with this prefix that a new system of a workspace cannot have: those of its own
   * systems and of public systems. Slugs of other workspaces' private systems are not included, so
   * that a slug reveals nothing about them.
   */
  async listTakenSlugs(workspaceId: WorkspaceId, prefix: string): Promise<readonly string[]> {
    const rows = await queries
      .select({ slug: systems.slug })
      .from(systems)
      .where(and(startsWith(prefix), or(eq(withoutIndex(systems.workspaceId), workspaceId), isReadable([], true))));
    return rows.map(({ slug }) => slug);
  },
  /**
   * The slugs with this prefix that a system cannot have when it goes public: those of its
   * workspace's other systems, and those under which any other system was public.
   */
  async listReservedSlugs({ id, workspaceId }: Pick<System, "id" | "workspaceId">, prefix: string): Promise<readonly string[]> {
    const isReserved = eq(publicSlug, systems.slug);
    const rows = await queries
      .select({ slug: systems.slug })
      .from(systems)
      .where(and(startsWith(prefix), ne(systems.id, id), or(eq(systems.workspaceId, workspaceId), isReserved)));
    return rows.map(({ slug }) => slug);
  },
  /** Whether a system was public under its slug. */
  async hasReservedSlug(id: SystemId): Promise<boolean> {
    const where = and(eq(systems.id, id), eq(publicSlug, systems.slug));
    return (await queries.select({ id: systems.id }).from(systems).where(where)).length === 1;
  },
  /** Sets the slug under which a system is public from now on. */
  async reserveSlug(id: SystemId, slug: string): Promise<void> {
    await queries.update(systems).set({ slug, publicSlug: slug }).where(eq(systems.id, id));
    await refreshSearchText(queries, eq(systems.id, id));
  },
  /** The distinct direction signatures of a workspace's newest systems, without that of one brand. */
  async listDirectionSignatures(workspaceId: WorkspaceId, exceptBrandId: BrandId | null): Promise<readonly string[]> {
    const where = and(
      eq(systems.workspaceId, workspaceId),
      exceptBrandId === null ? undefined : ne(systems.brandId, exceptBrandId),
      isNotNull(directionSignature),
    );
    const rows = await queries
      .select({ signature: directionSignature })
      .from(systems)
      .where(where)
      .orderBy(newestFirst(systems))
      .limit(maxSignatures);
    return [...new Set(rows.flatMap(({ signature }) => signature ?? []))].toSorted();
  },
  async setDirectionSignature(id: SystemId, signature: string): Promise<void> {
    await queries.update(systems).set({ directionSignature: signature }).where(eq(systems.id, id));
  },
  /**
   * The signatures of a workspace's newest systems that have any, without those of one brand and its
   * family: parent and sub-brands look alike on purpose.
   */
  async listSignatures(workspaceId: WorkspaceId, exceptBrandId: BrandId | null): Promise<readonly SystemSignatures[]> {
    const where = and(
      eq(systems.workspaceId, workspaceId),
      exceptBrandId === null ? undefined : sql`${systems.brandId} NOT IN (${listFamily(exceptBrandId)})`,
      or(isNotNull(markSignature), isNotNull(pageSignature)),
    );
    return await queries
      .select({ mark: markSignature, page: pageSignature })
      .from(systems)
      .where(where)
      .orderBy(newestFirst(systems))
      .limit(maxSignatures);
  },
  async setMarkSignature(id: SystemId, signature: string): Promise<void> {
    await queries.update(systems).set({ markSignature: signature }).where(eq(systems.id, id));
  },
  async setPageSignature(id: SystemId, signature: string | null): Promise<void> {
    await queries.update(systems).set({ pageSignature: signature }).where(eq(systems.id, id));
  },
  async insert(system: NewSystem): Promise<void> {
    const wasPublic = system.status !== "DRAFT" && system.visibility !== "PRIVATE";
    const searchText = createSearchText(system.name, system.slug, await findTagline(queries, system.brandId));
    await queries.insert(systems).values({
      visibility: "PUBLIC",
      showBrief: false,
      servedVersionId: null,
      activatedAt: null,
      ...system,
      foldedName: foldCase(system.name),
      searchText,
      changedAt: system.updatedAt,
      publicSlug: wasPublic ? system.slug : system.id,
    });
    await putGrams(queries, systemGrams, system.id, searchText);
  },
  async update(
    id: SystemId,
    change: Partial<Omit<System, "id" | "workspaceId" | "brandId" | "slug" | "publicOn" | "createdAt">>,
  ): Promise<void> {
    const { name, updatedAt } = change;
    await queries
      .update(systems)
      .set({
        ...change,
        ...(name !== undefined && { foldedName: foldCase(name) }),
        ...(updatedAt !== undefined && { changedAt: toLatest(updatedAt) }),
      })
      .where(eq(systems.id, id));
    if (name !== undefined) await refreshSearchText(queries, eq(systems.id, id));
  },
  async remove(id: SystemId): Promise<void> {
    await queries.delete(systems).where(eq(systems.id, id));
  },
});

const findTagline = async (queries: Queries, brandId: BrandId): Promise<string | null> =>
  (await queries.select({ tagline: brands.tagline }).from(brands).where(eq(brands.id, brandId)))[0]?.tagline ?? null;

/** The later of a time and the last change. */
const toLatest = (updatedAt: string) => sql`CASE WHEN ${changedAt} > ${updatedAt} THEN ${changedAt} ELSE ${updatedAt} END`;

/** Updates what systems are found by after a change of their name, slug or brand. */
async function refreshSearchText(queries: Queries, where: SQL): Promise<void> {
  const { id, name, slug } = systems;
  const rows = await queries
    .select({ id, name, slug, tagline: brands.tagline })
    .from(systems)
    .innerJoin(brands, eq(brands.id, systems.brandId))
    .where(where);
  for (const row of rows) {
    const text = createSearchText(row.name, row.slug, row.tagline);
    const changed = await queries
      .update(systems)
      .set({ searchText: text })
      .where(and(eq(id, row.id), ne(searchText, text)))
      .returning({ id });
    if (changed.length > 0) await putGrams(queries, systemGrams, row.id, text);
  }
}

/** Records a change of a brand in its system, which lists read. */
export async function recordBrandChange(queries: Queries, brandId: BrandId, updatedAt: string | undefined): Promise<void> {
  const own = eq(systems.brandId, brandId);
  if (updatedAt !== undefined)
    await queries
      .update(systems)
      .set({ changedAt: toLatest(updatedAt) })
      .where(own);
  await refreshSearchText(queries, own);
}
