import { hostname } from "node:os";
import type { Clock } from "#/kernel/clock";
import type { DeliveryTargetId, RetrySchedule } from "#/model/delivery";
import type { Log } from "#/kernel/log";
import { isProcessGone } from "#/kernel/system/process-state";
import type { Tracer } from "#/kernel/tracing/tracer";
import type { SecretBox } from "#/kernel/secrets/secret-box";
import type { Store } from "#/store/store";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import { deleteExpiredRecords } from "#/webhooks/retention";
import type { DeliveryStats } from "#/webhooks/scheduler/delivery-stats";
import { ConcurrencyLimiter, reserveSlots, type ReservedSlots } from "#/webhooks/scheduler/concurrency-limiter";
import { InFlightAttempts } from "#/webhooks/scheduler/in-flight-attempts";
import {
  type BatchResult,
  leaseMarginMs,
  processBatch,
  type DueQuery,
  type ProcessedDelivery,
} from "#/webhooks/scheduler/process-batch";
import { TargetQueue } from "#/webhooks/scheduler/target-queue";
import { Throttle } from "#/webhooks/scheduler/throttle";

export type SchedulerOptions = Omit<RetrySchedule, "random"> & {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly attempt: AttemptSender;
  readonly random?: () => number;
  /** A monotonic clock, milliseconds. */
  readonly monotonicMs?: () => number;
  readonly limiter?: ConcurrencyLimiter;
  readonly throttle?: Throttle;
  /** What counts deliveries and attempts, for the metrics. */
  readonly stats?: DeliveryStats;
  /** Records each attempt as a span; absent where traces are off. */
  readonly tracer?: Tracer;
  /** How long `stop` waits for in-flight attempts, milliseconds. */
  readonly stopMs?: number;
};

/** How often the store is checked for new commits, milliseconds. */
const pollMs = 50;
/** How often waiting targets are listed at most, milliseconds. */
const minScanIntervalMs = 50;
/** When to look for a free slot again if a due delivery found none, milliseconds. */
const slotRetryMs = 50;
/**
 * How long finished attempts wait for others to finish, milliseconds. The wait follows the duration
 * of the last batch, so that one commit records several attempts and other writers get their turn.
 */
const batchWaitMs = { min: 5, max: 25 };
/**
 * How many attempts one transaction records, and how many it starts, at most: other writers wait
 * for it.
 */
const maxBatchSize = 128;
/**
 * Wait after a store error, doubled up to `max`, and how often the same error is logged,
 * milliseconds.
 */
const errorBackoffMs = { first: 1000, max: 10_000, log: 60_000 };
/** How often unreadable signing secrets are logged at most, milliseconds. */
const minReportIntervalMs = 10 * 60_000;
const retentionIntervalMs = 60 * 60 * 1000;
const defaultStopMs = 6000;

/**
 * Sends due deliveries and retries failed ones, batch by batch: list what is due, start attempts in
 * the free slots, record how attempts ended. Where machines share the database, each may run it: a
 * delivery is claimed by one of them, until its lease expires.
 */
export class DeliveryScheduler {
  readonly #options: SchedulerOptions;
  readonly #schedule: RetrySchedule;
  readonly #queue = new TargetQueue();
  readonly #inFlight: InFlightAttempts;
  readonly #limiter: ConcurrencyLimiter;
  readonly #throttle: Throttle;
  readonly #readClockJump: () => number;
  /** Identifies this scheduler in the leases of its deliveries. */
  readonly #owner = `${hostname()}/${process.pid}/${crypto.randomUUID()}`;
  readonly #stopRequested = Promise.withResolvers<void>();
  #running: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;
  #isStopping = false;
  #batchDurationMs = 0;
  #scannedAtMs = Number.NEGATIVE_INFINITY;
  #scanDurationMs = 0;
  #revision: number | undefined;
  #reportedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    const { clock, log, attempt, retryMs, timeoutMs, random = Math.random, limiter, throttle, tracer } = options;
    this.#schedule = { retryMs, timeoutMs, random };
    this.#limiter = limiter ?? new ConcurrencyLimiter();
    this.#throttle = throttle ?? new Throttle();
    this.#inFlight = new InFlightAttempts(attempt, log, tracer);
    this.#readClockJump = createClockJumpDetector(clock, options.monotonicMs ?? (() => performance.now()));
  }

  /** Sends what is due now. Resolves when every attempt has ended and is recorded. */
  async tick(): Promise<void> {
    await this.scan();
    for (;;) {
      if (await this.runBatch()) continue;
      if (this.#inFlight.size === 0) return;
      await this.#inFlight.waitForFinished();
    }
  }

  /** Takes over the deliveries of earlier processes and sends until `stop`. */
  start(): void {
    this.#running ??= this.#run();
  }

  /**
   * Starts no more attempts, waits up to `stopMs` for those in flight and records the rest as
   * interrupted.
   */
  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  /** Lists the targets that have waiting deliveries. */
  async scan(): Promise<void> {
    const { store } = this.#options;
    const startedAtMs = performance.now();
    this.#revision = store.getRevision();
    this.#queue.refresh(await store.deliveries.listWaitingTargets(this.#owner));
    this.#scannedAtMs = performance.now();
    this.#scanDurationMs = this.#scannedAtMs - startedAtMs;
  }

  /** Records finished attempts and starts due ones. Returns false if there were neither. */
  async runBatch(): Promise<boolean> {
    const { store, clock, secrets, stats } = this.#options;
    if (!this.#isStopping) await this.#adjustToClock();
    const now = clock.now();
    const finished = this.#inFlight.takeFinished(maxBatchSize);
    const reserved = this.#reserveSlots(now.getTime());
    const queries: DueQuery[] = [...reserved].map(([targetId, { retryLimit, slots }]) => ({
      ...{ targetId, retryLimit, limit: slots.length - retryLimit },
    }));
    if (finished.length === 0 && queries.length === 0) return false;
    const context = { owner: this.#owner, secrets, schedule: this.#schedule, now };
    try {
      const startedAtMs = performance.now();
      const result = await store.claimTransaction((repositories) => processBatch(repositories, finished, queries, context));
      this.#batchDurationMs = performance.now() - startedAtMs;
      for (const delivery of result.processed) this.#reportProcessed(delivery);
      for (const { attempt } of finished) stats?.recordAttempt(attempt);
      this.#startAttempts(result.prepared, reserved, now);
      const workspaces = new Map(finished.map(({ target, delivery }) => [target.id, delivery.workspaceId]));
      for (const [targetId, nextDue] of result.next) {
        const workspaceId = workspaces.get(targetId) ?? this.#queue.getWorkspaceId(targetId);
        if (workspaceId !== undefined) this.#queue.requeue(targetId, workspaceId, nextDue);
      }
      this.#reportUnreadable(result.unreadable);
      return true;
    } catch (error) {
      this.#inFlight.restoreFinished(finished);
      throw error;
    } finally {
      for (const { slots } of reserved.values()) for (const slot of slots) slot.release();
    }
  }

  async #run(): Promise<void> {
    const { store, clock, log, stats } = this.#options;
    let isRecovered = false;
    let retentionRanAtMs = Number.NEGATIVE_INFINITY;
    let waitMs = errorBackoffMs.first;
    const lastLogged = { message: "", atMs: Number.NEGATIVE_INFINITY };
    while (!this.#isStopping) {
      stats?.beat(this.#inFlight.size);
      try {
        if (!isRecovered) await this.#recover();
        isRecovered = true;
        if (performance.now() - retentionRanAtMs > retentionIntervalMs) {
          retentionRanAtMs = performance.now();
          await deleteExpiredRecords(store, clock);
        }
        await this.#scanIfDue();
        await this.runBatch();
        waitMs = errorBackoffMs.first;
        if (!this.#isStopping) await this.#pause();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastLogged.message || performance.now() - lastLogged.atMs > errorBackoffMs.log) {
          log.error("webhook deliveries are interrupted", error);
          Object.assign(lastLogged, { message, atMs: performance.now() });
        }
        await Promise.race([Bun.sleep(waitMs), this.#stopRequested.promise]);
        waitMs = Math.min(2 * waitMs, errorBackoffMs.max);
      }
    }
  }

  async #stop(): Promise<void> {
    this.#isStopping = true;
    this.#stopRequested.resolve();
    this.#inFlight.wake();
    await this.#running;
    const { stopMs = defaultStopMs, log } = this.#options;
    const deadlineMs = performance.now() + stopMs;
    try {
      while (this.#inFlight.size > 0 && performance.now() < deadlineMs) {
        await this.#inFlight.waitForFinished(deadlineMs - performance.now());
        await this.runBatch();
      }
      this.#inFlight.interruptAll(stopMs);
      while (await this.runBatch());
    } catch (error) {
      log.error("webhook attempts were not recorded", error);
    }
  }

  /**
   * Waits until an attempt has ended, a delivery may be due, or it is time to check for commits.
   */
  async #pause(): Promise<void> {
    if (this.#inFlight.finishedCount === 0) {
      const nowMs = this.#options.clock.now().getTime();
      const { isAnyDue, nextAtMs } = this.#queue.getNextDue(nowMs);
      await this.#inFlight.waitForFinished(Math.min(pollMs, nextAtMs - nowMs, isAnyDue ? slotRetryMs : pollMs));
    }
    const intervals = this.#throttle.getIntervals(performance.now());
    if (intervals) await Bun.sleep(intervals.batchMs);
    else if (this.#inFlight.finishedCount > 0)
      await this.#inFlight.waitForBatch(Math.min(batchWaitMs.max, Math.max(batchWaitMs.min, this.#batchDurationMs)));
  }

  /**
   * Releases the leases of processes that ended, and moves due times that a wrong clock left too
   * far ahead.
   */
  async #recover(): Promise<void> {
    const { store, clock } = this.#options;
    const nowMs = clock.now().getTime();
    await store.transactionWithoutInvalidation(async ({ deliveries }) => {
      if (store.isShared) await deliveries.releaseLeases((await deliveries.listLeaseOwners()).filter(this.#isOwnerGone), nowMs);
      else await deliveries.releaseOtherLeases(this.#owner, nowMs);
      await deliveries.shiftDueTimes(0, nowMs + this.#getMaxDelayMs());
    });
  }

  /**
   * Whether an owner of leases was an earlier scheduler of this process or an ended process of this
   * machine. Leases of other machines, which may be sending, must expire.
   */
  readonly #isOwnerGone = (owner: string): boolean => {
    const [host, pid] = owner.split("/");
    return owner !== this.#owner && (isProcessGone(host, Number(pid)) || (host === hostname() && Number(pid) === process.pid));
  };

  /** The longest time that a delivery can have to wait for its next attempt. */
  #getMaxDelayMs(): number {
    const { retryMs, timeoutMs } = this.#schedule;
    return Math.max(...retryMs, timeoutMs + leaseMarginMs) * 1.1;
  }

  /** Scans after a commit. Slow scans are spaced out. */
  async #scanIfDue(): Promise<void> {
    const sinceMs = performance.now() - this.#scannedAtMs;
    if (sinceMs > Math.max(minScanIntervalMs, 20 * this.#scanDurationMs) && this.#options.store.getRevision() !== this.#revision)
      await this.scan();
  }

  /**
   * After a change of the system clock, moves due times by the same amount: no burst, and no hours
   * of delay.
   */
  async #adjustToClock(): Promise<void> {
    const { store, clock, log } = this.#options;
    const jumpMs = this.#readClockJump();
    if (jumpMs === 0) return;
    log.info("the system clock changed; webhook deliveries are rescheduled", { byMs: Math.round(jumpMs) });
    const latestMs = clock.now().getTime() + this.#getMaxDelayMs();
    await store.transactionWithoutInvalidation(({ deliveries }) => deliveries.shiftDueTimes(Math.round(jumpMs), latestMs));
    await this.scan();
  }

  #reserveSlots(nowMs: number): Map<DeliveryTargetId, ReservedSlots> {
    if (this.#isStopping) return new Map();
    const atMs = performance.now();
    const limit = Math.min(maxBatchSize, this.#throttle.getAllowance(atMs));
    return reserveSlots(this.#limiter, this.#queue.listDue(nowMs), limit, nowMs, atMs);
  }

  /**
   * Starts the attempts in their slots. While the server has requests to serve, they are spread
   * over time.
   */
  #startAttempts(prepared: BatchResult["prepared"], reserved: ReadonlyMap<DeliveryTargetId, ReservedSlots>, now: Date): void {
    const { attemptMs } = this.#throttle.getIntervals(performance.now()) ?? { attemptMs: 0 };
    for (const [index, preparedAttempt] of prepared.entries()) {
      const slot = reserved.get(preparedAttempt.target.id)?.slots.pop();
      if (slot) this.#inFlight.start(preparedAttempt, slot, now, index * attemptMs);
    }
    this.#throttle.recordStarted(prepared.length);
  }

  /** Counts a delivery, and logs one that will not be sent again. */
  #reportProcessed({ id, state, attemptCount, attempts, requestId }: ProcessedDelivery): void {
    const { stats, log } = this.#options;
    stats?.recordState(state);
    if (state !== "FAILED" && state !== "EXPIRED") return;
    const reason = attempts.at(-1)?.reason ?? null;
    log.info("webhook delivery ended without success", { deliveryId: id, state, attempts: attemptCount, reason, requestId });
  }

  #reportUnreadable(targets: ReadonlySet<DeliveryTargetId>): void {
    const nowMs = performance.now();
    if (targets.size === 0 || nowMs - this.#reportedAtMs < minReportIntervalMs) return;
    this.#reportedAtMs = nowMs;
    const advice = "Restore the key that encrypted them, or rotate the secrets.";
    this.#options.log.error("webhook deliveries wait: signing secrets cannot be decrypted", advice, {
      targets: targets.size,
    });
  }
}

/** Smaller differences are ordinary clock corrections, milliseconds. */
const minClockJumpMs = 5000;

/**
 * Detects changes of the system clock. The returned function says by how many milliseconds the
 * clock was moved since the last call, and 0 if it only ran on.
 */
function createClockJumpDetector(clock: Clock, monotonicMs: () => number): () => number {
  const getOffset = () => clock.now().getTime() - monotonicMs();
  let previous = getOffset();
  return () => {
    const current = getOffset();
    const jumpMs = current - previous;
    if (Math.abs(jumpMs) < minClockJumpMs) return 0;
    previous = current;
    return jumpMs;
  };
}
