import { and, desc, eq, lt } from "drizzle-orm";
import type { AuditEntry } from "#/model/audit-entry";
import type { Queries } from "#/store/driver";
import { auditLog } from "#/store/tables";

export const auditLogRepository = (queries: Queries) => ({
  /** Adds a line. There is no other change: the database refuses it. */
  async insert(entry: AuditEntry): Promise<void> {
    await queries.insert(auditLog).values(entry);
  },
  /** A page of a workspace's lines, newest first, those before the id `before`. */
  async page(
    workspaceId: string,
    { before, limit }: { before?: string | undefined; limit: number },
  ): Promise<readonly AuditEntry[]> {
    const own = eq(auditLog.workspaceId, workspaceId);
    return await queries
      .select()
      .from(auditLog)
      .where(before === undefined ? own : and(own, lt(auditLog.id, before)))
      .orderBy(desc(auditLog.id))
      .limit(limit);
  },
});
