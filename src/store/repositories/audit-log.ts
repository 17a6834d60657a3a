import type { AuditEntryId, WorkspaceId } from "#/model/ids";
import { and, desc, eq, gte, inArray, lt, type SQL } from "drizzle-orm";
import type { AuditEntry, AuditQuery } from "#/model/audit-entry";
import type { Queries } from "#/store/driver";
import { createdBefore, newestFirst } from "#/store/sequence";
import { auditExports, auditLog } from "#/store/tables";

export const createAuditLogRepository = (queries: Queries) => ({
  /** Adds an entry. Entries never change, and stay until they were exported: the database refuses anything else. */
  async insert(entry: AuditEntry): Promise<void> {
    await queries.insert(auditLog).values(entry);
  },
  /** The last export of entries that were removed afterwards. */
  async findLastExport(): Promise<{ readonly file: string; readonly entries: number; readonly createdAt: string } | undefined> {
    const { file, entries, createdAt, id } = auditExports;
    const [row] = await queries.select({ file, entries, createdAt }).from(auditExports).orderBy(desc(id)).limit(1);
    return row;
  },
  /** A page of a workspace's entries that match the query, newest first, before the id `before`. */
  async listPage(
    workspaceId: WorkspaceId,
    { before, limit, ...query }: AuditQuery & { before?: AuditEntryId | undefined; limit: number },
  ): Promise<readonly AuditEntry[]> {
    const conditions = [eq(auditLog.workspaceId, workspaceId), ...toConditions(query)];
    if (before !== undefined) conditions.push(createdBefore(auditLog, before));
    return await queries
      .select()
      .from(auditLog)
      .where(and(...conditions))
      .orderBy(newestFirst(auditLog))
      .limit(limit);
  },
});

function toConditions({ actions, actorKind, actorId, targetId, since, until }: AuditQuery): readonly SQL[] {
  return [
    ...(actions === undefined ? [] : [inArray(auditLog.action, [...actions])]),
    ...(actorKind === undefined ? [] : [eq(auditLog.actorKind, actorKind)]),
    ...(actorId === undefined ? [] : [eq(auditLog.actorId, actorId)]),
    ...(targetId === undefined ? [] : [eq(auditLog.targetId, targetId)]),
    ...(since === undefined ? [] : [gte(auditLog.createdAt, since)]),
    ...(until === undefined ? [] : [lt(auditLog.createdAt, until)]),
  ];
}
