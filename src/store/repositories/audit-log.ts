import type { AuditEntryId, WorkspaceId } from "#/model/ids";
import { and, desc, eq, getTableColumns, gte, inArray, lt, type SQL, sql } from "drizzle-orm";
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
  /**
   * A page of a workspace's entries that match the query, newest first, before the id `before`. Those
   * of a period come in the order of their times.
   */
  async listPage(
    workspaceId: WorkspaceId,
    { before, limit, ...query }: AuditQuery & { before?: AuditEntryId | undefined; limit: number },
  ): Promise<readonly AuditEntry[]> {
    const { actions } = query;
    const isOfPeriod = query.since !== undefined || query.until !== undefined;
    const conditions = [eq(auditLog.workspaceId, workspaceId), ...toConditions(query)];
    if (before !== undefined) conditions.push(isOfPeriod ? isEarlierThan(before) : createdBefore(auditLog, before));
    const list = (...isAction: readonly SQL[]) =>
      queries
        .select({ ...getTableColumns(auditLog), seq: sql<number>`${auditLog}.seq` })
        .from(auditLog)
        .where(and(...conditions, ...isAction))
        .orderBy(...(isOfPeriod ? [desc(auditLog.createdAt)] : []), newestFirst(auditLog))
        .limit(limit);
    if (actions === undefined) return (await list()).map(toEntry);
    // An expression, because an index of actions has no order of times.
    if (isOfPeriod) return (await list(inArray(sql`${auditLog.action} || ''`, [...actions]))).map(toEntry);
    // One action at a time, so that an index has its entries in order: together they would be sorted,
    // and some actions are those of most entries.
    const lists = await Promise.all(actions.map((action) => list(eq(auditLog.action, action))));
    return lists
      .flat()
      .toSorted((one, other) => other.seq - one.seq)
      .slice(0, limit)
      .map(toEntry);
  },
});

const toEntry = ({ seq, ...entry }: AuditEntry & { readonly seq: number }): AuditEntry => entry;

/** Entries of a period before one of them. */
const isEarlierThan = (id: AuditEntryId): SQL => sql`(${auditLog.createdAt}, ${auditLog}.seq) <
  (SELECT cursor.created_at, cursor.seq FROM ${auditLog} AS cursor WHERE cursor.id = ${id})`;

function toConditions({ actorKind, actorId, targetId, since, until }: AuditQuery): readonly SQL[] {
  return [
    ...(actorKind === undefined ? [] : [eq(auditLog.actorKind, actorKind)]),
    ...(actorId === undefined ? [] : [eq(auditLog.actorId, actorId)]),
    ...(targetId === undefined ? [] : [eq(auditLog.targetId, targetId)]),
    ...(since === undefined ? [] : [gte(auditLog.createdAt, since)]),
    ...(until === undefined ? [] : [lt(auditLog.createdAt, until)]),
  ];
}
