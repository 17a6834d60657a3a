import { and, eq, notInArray } from "drizzle-orm";
import type { BrandImport } from "#/model/brand-import";
import type { BrandImportId, WorkspaceId } from "#/model/ids";
import type { Queries } from "#/store/driver";
import { newestFirst } from "#/store/sequence";
import { brandImports } from "#/store/tables";

export const createBrandImportRepository = (queries: Queries) => ({
  /** The imports of a workspace, newest first. */
  async listByWorkspace(workspaceId: WorkspaceId): Promise<readonly BrandImport[]> {
    const own = eq(brandImports.workspaceId, workspaceId);
    return await queries.select().from(brandImports).where(own).orderBy(newestFirst(brandImports));
  },
  async findById(workspaceId: WorkspaceId, id: BrandImportId): Promise<BrandImport | undefined> {
    const where = and(eq(brandImports.workspaceId, workspaceId), eq(brandImports.id, id));
    return (await queries.select().from(brandImports).where(where))[0];
  },
  /** Adds an import and removes the oldest of its workspace beyond `max`. */
  async insert(row: BrandImport, max: number): Promise<void> {
    await queries.insert(brandImports).values(row);
    const own = eq(brandImports.workspaceId, row.workspaceId);
    const retained = queries
      .select({ id: brandImports.id })
      .from(brandImports)
      .where(own)
      .orderBy(newestFirst(brandImports))
      .limit(max);
    await queries.delete(brandImports).where(and(own, notInArray(brandImports.id, retained)));
  },
});
