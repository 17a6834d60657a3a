import { and, asc, desc, eq, getTableColumns, gt, inArray, isNotNull, ne, or, sql } from "drizzle-orm";
import type { Platform } from "#/model/platform";
import type { System } from "#/model/system";
import type { PublicOn } from "#/model/workspace";
import type { Queries } from "#/store/driver";
import { madeAfter, oldestFirst } from "#/store/sequence";
import { systems, workspaces } from "#/store/tables";

const { foldedName, directionSignature, publicSlug, ...stored } = getTableColumns(systems);
const columns = {
  ...stored,
  publicOn: sql<PublicOn>`(SELECT ${workspaces.publicOn} FROM ${workspaces} WHERE ${workspaces.id} = ${systems.workspaceId})`,
};

/** A system as it is made; what is absent is as for a new one. */
export type NewSystem = Omit<System, "publicOn" | "visibility" | "showBrief" | "servedVersionId" | "activatedAt"> &
  Partial<Pick<System, "visibility" | "showBrief" | "servedVersionId" | "activatedAt">>;

/** The workspaces whose private systems a caller reads in addition to the public ones; `all` for whoever administers the installation. */
export type Readable = readonly string[] | "all";

/** Live systems that a caller may read. */
const readable = (workspaceIds: Readable) => {
  const live = eq(systems.status, "ACTIVE");
  if (workspaceIds === "all") return live;
  const isPublic = eq(systems.visibility, "PUBLIC");
  return and(live, workspaceIds.length === 0 ? isPublic : or(isPublic, inArray(systems.workspaceId, [...workspaceIds])));
};

const begins = (lead: string) => sql`substr(${systems.slug}, 1, ${lead.length}) = ${lead}`;
const fold = (name: string) => name.normalize("NFC").toLowerCase();

export const systemRepository = (queries: Queries) => ({
  /** The one system that has been public under this slug, whatever its status and visibility are now. */
  async bySlug(slug: string): Promise<System | undefined> {
    return (
      await queries
        .select(columns)
        .from(systems)
        .where(and(eq(publicSlug, slug), eq(systems.slug, slug)))
    )[0];
  },
  /** The systems of some workspaces that have this slug; at most one of each. */
  async bySlugIn(workspaceIds: Readable, slug: string): Promise<readonly System[]> {
    if (workspaceIds.length === 0) return [];
    const named = eq(systems.slug, slug);
    const where = workspaceIds === "all" ? named : and(named, inArray(systems.workspaceId, [...workspaceIds]));
    return await queries.select(columns).from(systems).where(where).orderBy(asc(systems.id));
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
  /** Live systems with this display name that a caller may read, ignoring case: two at most, which is enough to know whether it is the only one. */
  async activeByName(name: string, workspaceIds: Readable = []): Promise<readonly System[]> {
    const where = and(eq(foldedName, fold(name)), readable(workspaceIds));
    return await queries.select(columns).from(systems).where(where).limit(2);
  },
  async inWorkspace(workspaceId: string): Promise<readonly System[]> {
    return await queries.select(columns).from(systems).where(eq(systems.workspaceId, workspaceId)).orderBy(oldestFirst(systems));
  },
  /** A page of the live systems that a caller may read, in the order of their making: at most `limit` of those after the id `after`. */
  async active({
    platform,
    after,
    limit,
    workspaceIds = [],
  }: {
    platform?: Platform | undefined;
    after?: string | undefined;
    limit: number;
    workspaceIds?: Readable;
  }): Promise<readonly System[]> {
    return await queries
      .select(columns)
      .from(systems)
      .where(
        and(
          readable(workspaceIds),
          platform && eq(systems.platform, platform),
          after === undefined ? undefined : madeAfter(systems, after),
        ),
      )
      .orderBy(oldestFirst(systems))
      .limit(limit);
  },
  /** Live systems that a caller may read whose public face changed after an instant, ISO 8601 UTC, the latest change first, at most `limit`. */
  async activeChangedAfter(updatedAt: string, limit: number, workspaceIds: Readable = []): Promise<readonly System[]> {
    return await queries
      .select(columns)
      .from(systems)
      .where(and(readable(workspaceIds), gt(systems.updatedAt, updatedAt)))
      .orderBy(desc(systems.updatedAt))
      .limit(limit);
  },
  /**
   * The slugs beginning with `lead` that a new system of a workspace cannot have: those of its own systems, and those of systems that everyone sees. What other
   * workspaces keep to themselves is not among them, so that a slug reveals nothing of it.
   */
  async slugsTaken(workspaceId: string, lead: string): Promise<readonly string[]> {
    const rows = await queries
      .select({ slug: systems.slug })
      .from(systems)
      .where(and(begins(lead), or(eq(systems.workspaceId, workspaceId), readable([]))));
    return rows.map(({ slug }) => slug);
  },
  /**
   * The slugs beginning with `lead` that a system cannot take when it goes public: those of its workspace's other systems, and those under which any other
   * has been public.
   */
  async slugsHeld({ id, workspaceId }: Pick<System, "id" | "workspaceId">, lead: string): Promise<readonly string[]> {
    const isHeld = eq(publicSlug, systems.slug);
    const rows = await queries
      .select({ slug: systems.slug })
      .from(systems)
      .where(and(begins(lead), ne(systems.id, id), or(eq(systems.workspaceId, workspaceId), isHeld)));
    return rows.map(({ slug }) => slug);
  },
  /** Whether a system has been public under its slug. */
  async holdsSlug(id: string): Promise<boolean> {
    const where = and(eq(systems.id, id), eq(publicSlug, systems.slug));
    return (await queries.select({ id: systems.id }).from(systems).where(where)).length === 1;
  },
  /** Gives a system the slug under which it is public from now on. */
  async holdSlug(id: string, slug: string): Promise<void> {
    await queries.update(systems).set({ slug, publicSlug: slug }).where(eq(systems.id, id));
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
  async insert(system: NewSystem): Promise<void> {
    const isOut = system.status !== "DRAFT" && system.visibility !== "PRIVATE";
    await queries.insert(systems).values({
      visibility: "PUBLIC",
      showBrief: false,
      servedVersionId: null,
      activatedAt: null,
      ...system,
      foldedName: fold(system.name),
      publicSlug: isOut ? system.slug : system.id,
    });
  },
  async update(
    id: string,
    change: Partial<Omit<System, "id" | "workspaceId" | "brandId" | "slug" | "publicOn" | "createdAt">>,
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
