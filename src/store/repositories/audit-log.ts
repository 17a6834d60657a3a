import type { AuditEntryId, WorkspaceId } from "#/model/ids";
import { and, asc, desc, eq, getTableColumns, gt, gte, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import type { AuditEntry, AuditQuery } from "#/model/audit-entry";
import type { Queries } from "#/store/driver";
import { createdBefore, newestFirst } from "#/store/sequence";
import { auditExports, auditLog } from "#/store/tables";

/** The number of an entry, by the order of the log. */
const seq = sql<number>`${auditLog}.seq`.mapWith(Number);
const numberOrNull = (value: unknown): number | null => (value === null ? null : Number(value));

/** An entry with its number, by the order of the log. */
export type NumberedAuditEntry = AuditEntry & { readonly seq: number };

/** Which entries are exported. Absent fields do not filter. */
export type AuditSelection = {
  readonly workspaceId?: WorkspaceId | undefined;
  /** ISO 8601 UTC with milliseconds, inclusive. */
  readonly since?: string | undefined;
  /** ISO 8601 UTC with milliseconds, exclusive. */
  readonly until?: string | undefined;
  /** The number of the last entry. */
  readonly throughSeq: number;
};

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
   * The numbers of the first and the last entry and of the first one between two times, ISO 8601
   * UTC; null without one.
   */
  async findSeqRange(
    since: string,
    until: string,
  ): Promise<{ readonly first: number | null; readonly last: number | null; readonly between: number | null }> {
    const isBetween = sql`${auditLog.createdAt} >= ${since} AND ${auditLog.createdAt} <= ${until}`;
    const [row] = await queries
      .select({
        first: sql`min(${seq})`.mapWith(numberOrNull),
        last: sql`max(${seq})`.mapWith(numberOrNull),
        between: sql`min(CASE WHEN ${isBetween} THEN ${seq} END)`.mapWith(numberOrNull),
      })
      .from(auditLog);
    return row ?? { first: null, last: null, between: null };
  },
  /** The number of the last entry; 0 if there is none. */
  async findLastSeq(): Promise<number> {
    const [row] = await queries.select({ last: sql`max(${seq})`.mapWith(Number) }).from(auditLog);
    return row?.last ?? 0;
  },
  /** Entries of all workspaces and of none, unless one is selected: oldest first, after a number. */
  async listNumbered(selection: AuditSelection, after: number, limit: number): Promise<readonly NumberedAuditEntry[]> {
    const { workspaceId, since, until, throughSeq } = selection;
    const where = and(
      gt(seq, after),
      lte(seq, throughSeq),
      workspaceId === undefined ? undefined : eq(auditLog.workspaceId, workspaceId),
      ...toConditions({ since, until }),
    );
    return await queries
      .select({ ...getTableColumns(auditLog), seq })
      .from(auditLog)
      .where(where)
      .orderBy(asc(seq))
      .limit(limit);
  },
  /** Records an export. The database then allows to remove the entries in it. */
  async insertExport(row: Omit<typeof auditExports.$inferSelect, "id">): Promise<void> {
    await queries.insert(auditExports).values(row);
  },
  /** Removes the oldest entries up to a number, at most `limit` of them. Returns how many it removed. */
  async removeThrough(throughSeq: number, limit: number): Promise<number> {
    const oldest = queries.select({ id: auditLog.id }).from(auditLog).where(lte(seq, throughSeq)).orderBy(asc(seq)).limit(limit);
    return (await queries.delete(auditLog).where(inArray(auditLog.id, oldest)).returning({ id: auditLog.id })).length;
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
        .select({ ...getTableColumns(auditLog), seq })
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

const toEntry = ({ seq: _, ...entry }: NumberedAuditEntry): AuditEntry => entry;

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
