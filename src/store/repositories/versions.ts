import { and, asc, eq, gt } from "drizzle-orm";
import type { Version } from "#/model/version";
import type { Queries } from "#/store/driver";
import { versions } from "#/store/tables";

export const versionRepository = (queries: Queries) => ({
  /** Every version of a system, oldest first. */
  async ofSystem(systemId: string): Promise<readonly Version[]> {
    return await queries.select().from(versions).where(eq(versions.systemId, systemId)).orderBy(asc(versions.id));
  },
  /** The versions that one design led to, oldest first. */
  async ofDesign(designId: string): Promise<readonly Version[]> {
    return await queries.select().from(versions).where(eq(versions.designId, designId)).orderBy(asc(versions.id));
  },
  async byNumber(systemId: string, number: string): Promise<Version | undefined> {
    return (
      await queries
        .select()
        .from(versions)
        .where(and(eq(versions.systemId, systemId), eq(versions.number, number)))
    )[0];
  },
  /** A page of a system's versions, of one design's alone where it is named, oldest first: at most `limit` of those after the id `after`. */
  async page(
    of: { systemId: string; designId?: string | undefined },
    { after, limit }: { after?: string | undefined; limit: number },
  ): Promise<readonly Version[]> {
    const own = and(
      eq(versions.systemId, of.systemId),
      ...(of.designId === undefined ? [] : [eq(versions.designId, of.designId)]),
      ...(after === undefined ? [] : [gt(versions.id, after)]),
    );
    return await queries.select().from(versions).where(own).orderBy(asc(versions.id)).limit(limit);
  },
  /** Adds a version. There is no update: the database refuses one. */
  async insert(version: Version): Promise<void> {
    await queries.insert(versions).values(version);
  },
});
