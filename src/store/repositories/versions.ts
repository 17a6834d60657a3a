import { asc, eq } from "drizzle-orm";
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
  /** Adds a version. There is no update: the database refuses one. */
  async insert(version: Version): Promise<void> {
    await queries.insert(versions).values(version);
  },
});
