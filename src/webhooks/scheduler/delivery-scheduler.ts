import { hostname } from "node:os";
import type { Clock } from "#/kernel/clock";
import type { Log } from "#/kernel/log";
import type { SecretBox } from "#/kernel/secret-box";
import type { Store } from "#/store/store";
import type { RetrySchedule } from "#/webhooks/scheduler/retry-schedule";
import type { AttemptSender } from "#/webhooks/attempt-sender";
import { createClockJumpDetector } from "#/webhooks/scheduler/clock-jump-detector";
import { leaseMarginMs, processBatch, type DueQuery } from "#/webhooks/scheduler/process-batch";
import { InFlightAttempts } from "#/webhooks/scheduler/in-flight-attempts";
import { ConcurrencyLimiter, type Slot } from "#/webhooks/scheduler/concurrency-limiter";
import { Throttle } from "#/webhooks/scheduler/throttle";
import { TargetQueue } from "#/webhooks/scheduler/target-queue";

/** What deliveries are sent with. */
export type SchedulerOptions = Omit<RetrySchedule, "random"> & {
  readonly store: Store;
  readonly clock: Clock;
  readonly log: Log;
  readonly secrets: SecretBox;
  readonly attempt: AttemptSender;
  readonly random?: () => number;
  /** A clock that nobody sets, milliseconds. */
  readonly monotonicMs?: () => number;
  readonly limiter?: ConcurrencyLimiter;
  readonly throttle?: Throttle;
};

/** How often at most what waits is looked up anew, milliseconds. */
const minScanIntervalMs = 50;
/** How often at most it is said that deliveries wait for a key, milliseconds. */
const minReportIntervalMs = 10 * 60_000;
/** How many attempts one transaction notes, and how many it begins, at most: others wait for it to write. */
const maxBatchSize = 128;

/** Places at one target; so many of them are for second and third attempts. */
type TargetSlots = { readonly slots: Slot[]; readonly retryLimit: number };

/** One round after the other: what waits is looked up, attempts begin in the places that are free, and how they ended is noted. */
export class DeliveryScheduler {
  readonly queue = new TargetQueue();
  readonly inFlight: InFlightAttempts;
  readonly #options: SchedulerOptions;
  readonly #schedule: RetrySchedule;
  readonly #limiter: ConcurrencyLimiter;
  readonly #throttle: Throttle;
  readonly #jumpMs: () => number;
  readonly #owner = `${hostname()}/${process.pid}/${crypto.randomUUID()}`;
  #isClosing = false;
  #batchDurationMs = 0;
  #scannedAtMs = Number.NEGATIVE_INFINITY;
  #scanDurationMs = 0;
  #revision: number | undefined;
  #reportedAtMs = Number.NEGATIVE_INFINITY;

  constructor(options: SchedulerOptions) {
    this.#options = options;
    const { clock, log, attempt, retryMs, timeoutMs, random = Math.random, limiter } = options;
    this.#schedule = { retryMs, timeoutMs, random };
    this.#limiter = limiter ?? new ConcurrencyLimiter();
    this.#throttle = options.throttle ?? new Throttle();
    this.inFlight = new InFlightAttempts(attempt, log);
    this.#jumpMs = createClockJumpDetector(clock, options.monotonicMs ?? (() => performance.now()));
  }

  /** Takes over what a process that is gone was at work on. Nothing waits longer than it would if the clock had always been right. */
  async recover(): Promise<void> {
    const { store, clock } = this.#options;
    const nowMs = clock.now().getTime();
    await store.transactionWithoutInvalidation(async ({ deliveries }) => {
      await deliveries.releaseOtherLeases(this.#owner, nowMs);
      await deliveries.shiftDueTimes(0, nowMs + this.#longestMs());
    });
  }

  #longestMs(): number {
    const { retryMs, timeoutMs } = this.#schedule;
    return Math.max(...retryMs, timeoutMs + leaseMarginMs) * 1.1;
  }

  /** Looks up what waits if anything was committed since, and not all the time. */
  async scanIfDue(): Promise<void> {
    const sinceMs = performance.now() - this.#scannedAtMs;
    if (sinceMs > Math.max(minScanIntervalMs, 20 * this.#scanDurationMs) && this.#options.store.getRevision() !== this.#revision)
      await this.scan();
  }

  /** Looks up what waits. */
  async scan(): Promise<void> {
    const { store } = this.#options;
    const startedAtMs = performance.now();
    this.#revision = store.getRevision();
    this.queue.refresh(await store.deliveries.listWaitingTargets(this.#owner));
    this.#scannedAtMs = performance.now();
    this.#scanDurationMs = this.#scannedAtMs - startedAtMs;
  }

  /** How long the last turn took that there was anything in, its commit included, milliseconds. */
  get batchDurationMs(): number {
    return this.#batchDurationMs;
  }

  /** How long turns, and attempts of one turn, wait for each other while the server is called, milliseconds. */
  getIntervals(): ReturnType<Throttle["getIntervals"]> {
    return this.#throttle.getIntervals(performance.now());
  }

  /** Begins no more attempts: turns only note what has ended. */
  close(): void {
    this.#isClosing = true;
  }

  /** Notes what has ended and begins what is due. False where there was neither. */
  async runBatch(): Promise<boolean> {
    const { store, clock, secrets } = this.#options;
    if (!this.#isClosing) await this.#adjustToClock();
    const now = clock.now();
    const finished = this.inFlight.takeFinished(maxBatchSize);
    const slotsByTarget = this.#isClosing ? new Map<string, TargetSlots>() : this.#acquireSlots(now.getTime());
    const queries: DueQuery[] = [...slotsByTarget].map(([targetId, { retryLimit, slots: all }]) => ({
      ...{ targetId, retryLimit, limit: all.length - retryLimit },
    }));
    if (finished.length === 0 && queries.length === 0) return false;
    const context = { owner: this.#owner, secrets, schedule: this.#schedule, now };
    try {
      const startedAtMs = performance.now();
      const { prepared, next, unreadable } = await store.transactionWithoutInvalidation((repositories) =>
        processBatch(repositories, finished, queries, context),
      );
      this.#batchDurationMs = performance.now() - startedAtMs;
      const { attemptMs } = this.getIntervals() ?? { attemptMs: 0 };
      for (const [index, preparedAttempt] of prepared.entries()) {
        const slot = slotsByTarget.get(preparedAttempt.target.id)?.slots.pop();
        if (slot) this.inFlight.start(preparedAttempt, slot, now, index * attemptMs);
      }
      this.#throttle.recordStarted(prepared.length);
      const workspaces = new Map(finished.map(({ target, delivery }) => [target.id, delivery.workspaceId]));
      for (const [targetId, nextDue] of next) {
        const workspaceId = workspaces.get(targetId) ?? this.queue.getWorkspaceId(targetId);
        if (workspaceId !== undefined) this.queue.requeue(targetId, workspaceId, nextDue);
      }
      this.#reportUnreadable(unreadable);
      return true;
    } catch (error) {
      this.inFlight.restoreFinished(finished);
      throw error;
    } finally {
      for (const { slots: all } of slotsByTarget.values()) for (const slot of all) slot.release();
    }
  }

  /** Where the clock was set, all that waits moves with it: it neither comes in a burst nor waits for hours. */
  async #adjustToClock(): Promise<void> {
    const { store, clock, log } = this.#options;
    const jumpMs = this.#jumpMs();
    if (jumpMs === 0) return;
    log.info("the clock was set; webhook deliveries move with it", { byMs: Math.round(jumpMs) });
    const latestMs = clock.now().getTime() + this.#longestMs();
    await store.transactionWithoutInvalidation(({ deliveries }) => deliveries.shiftDueTimes(Math.round(jumpMs), latestMs));
    await this.scan();
  }

  /** Says that deliveries wait for a key or a new secret: once in a while, since they are tried again and again. */
  #reportUnreadable(targets: ReadonlySet<string>): void {
    const nowMs = performance.now();
    if (targets.size === 0 || nowMs - this.#reportedAtMs < minReportIntervalMs) return;
    this.#reportedAtMs = nowMs;
    const advice = "Bring the key back that they were sealed with, or rotate them.";
    this.#options.log.error("webhook deliveries wait: signing secrets cannot be read", advice, {
      targets: targets.size,
    });
  }

  /** Places for what is due, target after target: for second and third attempts first. */
  #acquireSlots(nowMs: number): Map<string, TargetSlots> {
    const atMs = performance.now();
    const slotsByTarget = new Map<string, TargetSlots>();
    let remaining = Math.min(maxBatchSize, this.#throttle.getAllowance(atMs));
    if (remaining === 0) return slotsByTarget;
    for (const { targetId, workspaceId, retryAtMs } of this.queue.listDue(nowMs)) {
      const countAvailable = (kind: "first" | "retry") =>
        Math.min(remaining, this.#limiter.countAvailable(targetId, workspaceId, atMs, kind));
      const acquire = (length: number) => {
        remaining -= length;
        return Array.from({ length }, () => this.#limiter.acquire(targetId, workspaceId, atMs));
      };
      const retries =
        retryAtMs !== null && retryAtMs <= nowMs
          ? acquire(Math.min(countAvailable("retry"), this.#limiter.limits.maxExtraRetriesPerTarget))
          : [];
      const all = [...retries, ...acquire(countAvailable("first"))];
      if (all.length > 0) slotsByTarget.set(targetId, { slots: all, retryLimit: retries.length });
      if (remaining === 0) break;
    }
    return slotsByTarget;
  }
}
