import type { DesignId, SystemId, VersionId } from "#/model/ids";
import { and, eq, inArray, sql } from "drizzle-orm";
import type { Version } from "#/model/version";
import type { Queries } from "#/store/driver";
import { beyondCursor, type PageRequest, pageOrder } from "#/store/pagination";
import { oldestFirst } from "#/store/sequence";
import { versions } from "#/store/tables";

export const createVersionRepository = (queries: Queries) => ({
  /** Every version of a system, oldest first. */
  async listBySystem(systemId: SystemId): Promise<readonly Version[]> {
    return await queries.select().from(versions).where(eq(versions.systemId, systemId)).orderBy(oldestFirst(versions));
  },
  /** The design and kind of each version of a system, oldest first. */
  async listKindsBySystem(systemId: SystemId): Promise<readonly Pick<Version, "designId" | "kind">[]> {
    return await queries
      .select({ designId: versions.designId, kind: versions.kind })
      .from(versions)
      .where(eq(versions.systemId, systemId))
      .orderBy(oldestFirst(versions));
  },
  /** The design and kind of each version of some systems, oldest first. */
  async listKindsBySystems(systemIds: readonly SystemId[]): Promise<readonly Pick<Version, "systemId" | "designId" | "kind">[]> {
    if (systemIds.length === 0) return [];
    const { systemId, designId, kind } = versions;
    return await queries
      .select({ systemId, designId, kind })
      .from(versions)
      .where(inArray(systemId, [...systemIds]))
      .orderBy(oldestFirst(versions));
  },
  /** The newest version of each of some designs that is more than an alpha; designs without one are absent. */
  async listNewestServable(designIds: readonly DesignId[]): Promise<readonly Version[]> {
    if (designIds.length === 0) return [];
    const newest = sql`(SELECT max(newer.seq) FROM ${versions} AS newer
      WHERE newer.design_id = ${versions.designId} AND newer.kind <> 'alpha')`;
    return await queries
      .select()
      .from(versions)
      .where(and(inArray(versions.designId, [...designIds]), sql`${versions}.seq = ${newest}`));
  },
  /** The versions published from a design, oldest first. */
  async listByDesign(designId: DesignId): Promise<readonly Version[]> {
    return await queries.select().from(versions).where(eq(versions.designId, designId)).orderBy(oldestFirst(versions));
  },
  async findByNumber(systemId: SystemId, number: string): Promise<Version | undefined> {
    return (
      await queries
        .select()
        .from(versions)
        .where(and(eq(versions.systemId, systemId), eq(versions.number, number)))
    )[0];
  },
  /** A page of the versions of a system, optionally of one design. */
  async listPage(
    scope: { systemId: SystemId; designId?: DesignId | undefined },
    request: PageRequest<VersionId>,
  ): Promise<readonly Version[]> {
    const own = and(
      eq(versions.systemId, scope.systemId),
      ...(scope.designId === undefined ? [] : [eq(versions.designId, scope.designId)]),
      beyondCursor(versions, request),
    );
    return await queries.select().from(versions).where(own).orderBy(pageOrder(versions, request)).limit(request.limit);
  },
  /** Adds a version. Versions never change: the database refuses it. */
  async insert(version: Version): Promise<void> {
    await queries.insert(versions).values(version);
  },
});
