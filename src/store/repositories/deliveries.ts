import type { DeliveryId, EventId, WorkspaceId } from "#/model/ids";
import { and, count, eq, gt, inArray, isNotNull, lt, ne, notLike, type SQL, sql } from "drizzle-orm";
import type { AttemptFinished, Delivery, DeliveryState, DeliveryTargetId } from "#/model/delivery";
import type { Queries } from "#/store/driver";
import { createdBefore, newestFirst } from "#/store/sequence";
import { deliveries } from "#/store/tables";

/**
 * When the next delivery of a target is due, and when the next retry is; null if there is no retry.
 */
export type NextDue = { readonly dueAtMs: number; readonly retryAtMs: number | null };
/** A target with pending deliveries. */
export type WaitingTarget = NextDue & { readonly targetId: DeliveryTargetId; readonly workspaceId: WorkspaceId };
/** The most first attempts and retries to list for a target. */
export type DueLimits = { readonly limit: number; readonly retryLimit: number };

/** The columns that a started attempt sets. */
export type AttemptStarted = Pick<Delivery, "id" | "attemptCount" | "leasedBy" | "nextAttemptAtMs" | "signedAtS" | "headers">;

/** The prefix of a lease owner that sends a test delivery. */
export const trialOwnerPrefix = "trial/";

const { placeholder } = sql;
const isPending = eq(deliveries.state, "PENDING");
const isOfTarget = eq(deliveries.targetId, placeholder("targetId"));
const isDue = sql`${deliveries.nextAttemptAtMs} <= ${placeholder("nowMs")}`;
/** Literal SQL, because the partial index of pending deliveries is chosen by this text. */
const isPendingLiteral = sql`state = 'PENDING'`;
/** Literal SQL, because the partial index of waiting deliveries is chosen by this text: all that are pending. */
const isWaiting = sql`next_attempt_at_ms IS NOT NULL`;
/** Literal SQL, because the partial index of retries is chosen by this text. */
const isRetry = sql`attempt_count > 0 AND next_attempt_at_ms IS NOT NULL`;
const isNotOwn = sql`(${deliveries.leasedBy} IS NULL OR ${deliveries.leasedBy} <> ${placeholder("owner")})`;

const createStatements = (queries: Queries, skipLocked: SQL) => ({
  /**
   * Steps from target to target through the index, so that the cost depends on the targets and not
   * on the pending deliveries.
   */
  waiting: queries
    .select({
      targetId: sql<DeliveryTargetId>`waiting.target_id`,
      workspaceId: sql<WorkspaceId>`waiting.workspace_id`,
      dueAtMs: sql<number>`waiting.due_at_ms`,
      retryAtMs: sql<number | null>`waiting.retry_at_ms`,
    })
    .from(
      sql`(WITH RECURSIVE target (id) AS (
        SELECT min(target_id) FROM deliveries WHERE state = 'PENDING'
        UNION ALL
        SELECT (SELECT min(target_id) FROM deliveries WHERE state = 'PENDING' AND target_id > target.id)
        FROM target WHERE target.id IS NOT NULL
      ) SELECT target_id, workspace_id, next_attempt_at_ms AS due_at_ms, (
        SELECT min(next_attempt_at_ms) FROM deliveries WHERE target_id = target.id AND ${isRetry} AND ${isNotOwn}
      ) AS retry_at_ms FROM target JOIN deliveries ON deliveries.id = (
        SELECT id FROM deliveries WHERE state = 'PENDING' AND target_id = target.id AND ${isNotOwn} ORDER BY next_attempt_at_ms, id LIMIT 1
      )) AS waiting`,
    )
    .prepare(),
  dueFirst: selectClaimable(queries, and(isPending, eq(deliveries.attemptCount, 0)), skipLocked).prepare(),
  dueAgain: selectClaimable(queries, isRetry, skipLocked).prepare(),
  nextDue: queries
    .select({ dueAtMs: deliveries.nextAttemptAtMs })
    .from(deliveries)
    .where(and(isPending, isOfTarget, isNotOwn))
    .orderBy(deliveries.nextAttemptAtMs, deliveries.id)
    .limit(1)
    .prepare(),
  nextRetry: queries
    .select({ retryAtMs: sql<number | null>`min(${deliveries.nextAttemptAtMs})` })
    .from(deliveries)
    .where(and(isRetry, isOfTarget, isNotOwn))
    .prepare(),
  begin: queries
    .update(deliveries)
    .set({
      attemptCount: sql`${placeholder("attemptCount")}`,
      leasedBy: sql`${placeholder("leasedBy")}`,
      nextAttemptAtMs: sql`${placeholder("nextAttemptAtMs")}`,
      signedAtS: sql`${placeholder("signedAtS")}`,
      headers: sql`${placeholder("headers")}`,
    })
    .where(eq(deliveries.id, placeholder("id")))
    .prepare(),
  end: queries
    .update(deliveries)
    .set({
      attempts: sql`${placeholder("attempts")}`,
      leasedBy: sql`NULL`,
      nextAttemptAtMs: sql`CASE WHEN state = 'PENDING' THEN CAST(${placeholder("nextAttemptAtMs")} AS BIGINT) END`,
      finishedAtMs: sql`CASE WHEN state = 'PENDING' THEN CAST(${placeholder("finishedAtMs")} AS BIGINT) ELSE finished_at_ms END`,
      state: sql`CASE WHEN state = 'PENDING' THEN ${placeholder("state")} ELSE state END`,
    })
    .where(
      and(
        eq(deliveries.id, placeholder("id")),
        eq(deliveries.leasedBy, placeholder("owner")),
        eq(deliveries.attemptCount, placeholder("attemptCount")),
      ),
    )
    .prepare(),
  trim: queries
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.targetId, placeholder("targetId")),
        sql`finished_seq < (SELECT finished_seq FROM deliveries WHERE target_id = ${placeholder("targetId")}
          AND finished_seq IS NOT NULL ORDER BY finished_seq DESC LIMIT 1 OFFSET ${placeholder("others")})`,
      ),
    )
    .prepare(),
});

/**
 * The due deliveries of a target that meet a condition. Drizzle has no locking clause for SQLite, so
 * that the end of the query is text.
 */
const selectClaimable = (queries: Queries, condition: SQL | undefined, skipLocked: SQL) =>
  queries
    .select()
    .from(deliveries)
    .where(and(condition, isOfTarget, isDue, isNotOwn))
    .orderBy(sql`${deliveries.nextAttemptAtMs}, ${deliveries.id} LIMIT ${placeholder("limit")}${skipLocked}`);

/** Pending deliveries, and the log of finished ones. */
export const createDeliveryRepository = (queries: Queries, skipLocked: SQL) => {
  const statements = () => prepareOnce(queries, skipLocked);
  return {
    async findById(id: DeliveryId): Promise<Delivery | undefined> {
      return (await queries.select().from(deliveries).where(eq(deliveries.id, id)))[0];
    },
    /** Finds a delivery of a target. */
    async findByTarget(targetId: DeliveryTargetId, id: DeliveryId): Promise<Delivery | undefined> {
      return (
        await queries
          .select()
          .from(deliveries)
          .where(and(eq(deliveries.targetId, targetId), eq(deliveries.id, id)))
      )[0];
    },
    /** Finds the delivery of an event to a target. */
    async findByEvent(targetId: DeliveryTargetId, eventId: EventId): Promise<Delivery | undefined> {
      const where = and(eq(deliveries.targetId, targetId), eq(deliveries.eventId, eventId));
      return (await queries.select().from(deliveries).where(where))[0];
    },
    /**
     * A page of a target's deliveries, optionally in one state: newest first, before the id `before`.
     */
    async listPage(
      targetId: DeliveryTargetId,
      { state, before, limit }: { state?: DeliveryState | undefined; before?: DeliveryId | undefined; limit: number },
    ): Promise<readonly Delivery[]> {
      const where = and(
        eq(deliveries.targetId, targetId),
        state === undefined ? undefined : eq(deliveries.state, state),
        before === undefined ? undefined : createdBefore(deliveries, before),
      );
      return await queries.select().from(deliveries).where(where).orderBy(newestFirst(deliveries)).limit(limit);
    },
    /** Adds deliveries. Call it in the transaction of the change that they report. */
    async insert(rows: readonly Delivery[]): Promise<void> {
      if (rows.length > 0) await queries.insert(deliveries).values([...rows]);
    },
    /**
     * Cancels the pending deliveries of a target. An attempt in flight continues, and its outcome is
     * still recorded.
     */
    async cancel(targetId: DeliveryTargetId, nowMs: number): Promise<void> {
      await queries
        .update(deliveries)
        .set({ state: "CANCELLED", nextAttemptAtMs: null, finishedAtMs: nowMs })
        .where(and(isPending, eq(deliveries.targetId, targetId)));
    },
    /**
     * Every target with pending deliveries that `owner` has not leased, with the time when the first
     * is due.
     */
    async listWaitingTargets(owner: string): Promise<readonly WaitingTarget[]> {
      return await statements().waiting.execute({ owner });
    },
    /**
     * The deliveries of a target that are due at `nowMs` and not leased by `owner`: retries first,
     * then first attempts, each in the order of their due times. A lease of another owner has expired
     * once the delivery is due.
     */
    async listDue(
      targetId: DeliveryTargetId,
      { limit, retryLimit, ...query }: DueLimits & { owner: string; nowMs: number },
    ): Promise<readonly Delivery[]> {
      const { dueAgain, dueFirst } = statements();
      return [
        ...(retryLimit > 0 ? await dueAgain.execute({ targetId, ...query, limit: retryLimit }) : []),
        ...(limit > 0 ? await dueFirst.execute({ targetId, ...query, limit }) : []),
      ];
    },
    /**
     * When the next delivery of a target that `owner` has not leased is due; undefined if none is
     * pending.
     */
    async findNextDue(targetId: DeliveryTargetId, owner: string): Promise<NextDue | undefined> {
      const dueAtMs = (await statements().nextDue.execute({ targetId, owner }))[0]?.dueAtMs ?? undefined;
      if (dueAtMs === undefined) return undefined;
      return { dueAtMs, retryAtMs: (await statements().nextRetry.execute({ targetId, owner }))[0]?.retryAtMs ?? null };
    },
    /** Records the start of attempts. */
    async recordAttemptsStarted(attempts: readonly AttemptStarted[]): Promise<void> {
      for (const { headers, ...started } of attempts)
        await statements().begin.execute({ ...started, headers: headers && JSON.stringify(headers) });
    },
    /**
     * Records the outcome of attempts that `owner` started. A delivery that was cancelled meanwhile
     * stays cancelled; one that was removed or leased by another owner is left alone.
     */
    async recordAttemptsFinished(owner: string, attempts: readonly AttemptFinished[]): Promise<void> {
      for (const { attempts: log, ...finished } of attempts)
        await statements().end.execute({ ...finished, owner, attempts: JSON.stringify(log) });
    },
    /** Whether any delivery is pending. */
    async hasPending(): Promise<boolean> {
      return (await queries.select({ id: deliveries.id }).from(deliveries).where(isPending).limit(1)).length > 0;
    },
    /** How many deliveries are pending, and when the oldest of them was created; null without any. */
    async summarizePending(): Promise<{ readonly count: number; readonly oldestCreatedAt: string | null }> {
      // One query each, because an index has either in order.
      const [all] = await queries.select({ count: count() }).from(deliveries).where(isPendingLiteral);
      const { createdAt } = deliveries;
      const [oldest] = await queries.select({ createdAt }).from(deliveries).where(isWaiting).orderBy(createdAt).limit(1);
      return { count: all?.count ?? 0, oldestCreatedAt: oldest?.createdAt ?? null };
    },
    /**
     * Makes deliveries that other dispatchers leased due at `nowMs`, because those are gone. Leases
     * of test deliveries are short and expire by themselves.
     */
    async releaseOtherLeases(owner: string, nowMs: number): Promise<void> {
      const lost = and(isPending, ne(deliveries.leasedBy, owner), notLike(deliveries.leasedBy, `${trialOwnerPrefix}%`));
      await queries.update(deliveries).set({ nextAttemptAtMs: nowMs }).where(lost);
    },
    /** The owners of all leases, expired or not. */
    async listLeaseOwners(): Promise<readonly string[]> {
      const { leasedBy } = deliveries;
      const rows = await queries.selectDistinct({ leasedBy }).from(deliveries).where(isNotNull(leasedBy));
      return rows.flatMap((row) => row.leasedBy ?? []);
    },
    /** Makes the deliveries that these owners leased due at `nowMs`. */
    async releaseLeases(owners: readonly string[], nowMs: number): Promise<void> {
      // An expression, because the index of leases has fewer rows than that of pending deliveries.
      const lost = and(sql`${deliveries.state} || '' = 'PENDING'`, inArray(deliveries.leasedBy, [...owners]));
      if (owners.length > 0) await queries.update(deliveries).set({ nextAttemptAtMs: nowMs }).where(lost);
    },
    /**
     * Shifts all due times by as many milliseconds as the clock was changed, to `latestMs` at most.
     */
    async shiftDueTimes(byMs: number, latestMs: number): Promise<void> {
      await queries
        .update(deliveries)
        .set({
          nextAttemptAtMs: sql`CASE WHEN next_attempt_at_ms + ${byMs} < ${latestMs} THEN next_attempt_at_ms + ${byMs} ELSE ${latestMs} END`,
        })
        .where(byMs === 0 ? and(isPending, gt(deliveries.nextAttemptAtMs, latestMs)) : isPending);
    },
    /** Removes the finished deliveries of a target except the `retained` latest. */
    async trimFinished(targetId: DeliveryTargetId, retained: number): Promise<void> {
      await statements().trim.execute({ targetId, others: retained - 1 });
    },
    /** Whether any delivery finished before a time. */
    async hasFinishedBefore(ms: number): Promise<boolean> {
      const where = lt(deliveries.finishedAtMs, ms);
      return (await queries.select({ id: deliveries.id }).from(deliveries).where(where).limit(1)).length > 0;
    },
    /** Removes deliveries that finished before a time. */
    async removeFinishedBefore(ms: number): Promise<void> {
      await queries.delete(deliveries).where(lt(deliveries.finishedAtMs, ms));
    },
  };
};

const preparedStatements = new WeakMap<Queries, ReturnType<typeof createStatements>>();

/**
 * Prepares statements once per connection, because building these queries costs more than running
 * them.
 */
function prepareOnce(queries: Queries, skipLocked: SQL): ReturnType<typeof createStatements> {
  const prepared = preparedStatements.get(queries) ?? createStatements(queries, skipLocked);
  preparedStatements.set(queries, prepared);
  return prepared;
}
