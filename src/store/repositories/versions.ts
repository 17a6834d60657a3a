import type { DesignId, SystemId, VersionId } from "#/model/ids";
import { and, eq } from "drizzle-orm";
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
