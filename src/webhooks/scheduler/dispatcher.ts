import { DeliveryScheduler, type SchedulerOptions } from "#/webhooks/scheduler/delivery-scheduler";
import { deleteExpiredRecords } from "#/webhooks/retention";

/** What the dispatcher works with. */
export type DispatcherOptions = SchedulerOptions & {
  /** How long attempts under way may take to end when it is stopped, milliseconds. */
  readonly stopMs?: number;
};

/** Sends deliveries that are due, and sends them again. One process of a database does so at a time. */
export type Dispatcher = {
  /** Sends what is due now and resolves when every attempt has ended and is noted. */
  tick(): Promise<void>;
  /** Goes on sending until it is stopped, and begins with what an earlier process left. */
  start(): void;
  /** Begins no more attempts, waits a few seconds for those under way, and leaves the rest to the next process. */
  stop(): Promise<void>;
};

/** How often the store is asked whether anything was committed, milliseconds. */
const pollMs = 50;
/** How soon it is looked for a place again where something due found none, milliseconds. */
const slotRetryMs = 50;
/** How long attempts that have ended wait for others at most, milliseconds: as long as a turn takes, so that one commit serves several and other writers come in between. */
const batchWaitMs = { min: 5, max: 25 };
/** After a fault of the store, milliseconds: longer each time, up to the second; and how often the same fault is written to the log at most. */
const errorBackoffMs = { first: 1000, max: 10_000, log: 60_000 };
const retentionIntervalMs = 60 * 60 * 1000;
const defaultStopMs = 6000;

/** Builds the dispatcher. */
export function createDispatcher(options: DispatcherOptions): Dispatcher {
  return new StoreDispatcher(options);
}

class StoreDispatcher implements Dispatcher {
  readonly #options: DispatcherOptions;
  readonly #scheduler: DeliveryScheduler;
  #running: Promise<void> | undefined;
  #stopped: Promise<void> | undefined;
  #isStopping = false;
  readonly #stopRequested = Promise.withResolvers<void>();

  constructor(options: DispatcherOptions) {
    this.#options = options;
    this.#scheduler = new DeliveryScheduler(options);
  }

  async tick(): Promise<void> {
    const { inFlight } = this.#scheduler;
    await this.#scheduler.scan();
    for (;;) {
      if (await this.#scheduler.runBatch()) continue;
      if (inFlight.size === 0) return;
      await inFlight.waitForFinished();
    }
  }

  start(): void {
    this.#running ??= this.#run();
  }

  stop(): Promise<void> {
    this.#stopped ??= this.#stop();
    return this.#stopped;
  }

  async #stop(): Promise<void> {
    const { inFlight } = this.#scheduler;
    this.#isStopping = true;
    this.#stopRequested.resolve();
    this.#scheduler.close();
    inFlight.wake();
    await this.#running;
    const { stopMs = defaultStopMs, log } = this.#options;
    const deadlineMs = performance.now() + stopMs;
    try {
      while (inFlight.size > 0 && performance.now() < deadlineMs) {
        await inFlight.waitForFinished(deadlineMs - performance.now());
        await this.#scheduler.runBatch();
      }
      inFlight.interruptAll(stopMs);
      while (await this.#scheduler.runBatch());
    } catch (error) {
      log.error("ends of webhook attempts not written", error);
    }
  }

  async #run(): Promise<void> {
    const { store, clock, log } = this.#options;
    let isRecovered = false;
    let retentionRanAtMs = Number.NEGATIVE_INFINITY;
    let waitMs = errorBackoffMs.first;
    const lastLogged = { message: "", atMs: Number.NEGATIVE_INFINITY };
    while (!this.#isStopping) {
      try {
        if (!isRecovered) await this.#scheduler.recover();
        isRecovered = true;
        if (performance.now() - retentionRanAtMs > retentionIntervalMs) {
          retentionRanAtMs = performance.now();
          await deleteExpiredRecords(store, clock);
        }
        await this.#scheduler.scanIfDue();
        await this.#scheduler.runBatch();
        waitMs = errorBackoffMs.first;
        if (!this.#isStopping) await this.#pause();
      } catch (error) {
        const message = error instanceof Error ? error.message : String(error);
        if (message !== lastLogged.message || performance.now() - lastLogged.atMs > errorBackoffMs.log) {
          log.error("webhook deliveries cannot go on for now", error);
          Object.assign(lastLogged, { message, atMs: performance.now() });
        }
        await Promise.race([Bun.sleep(waitMs), this.#stopRequested.promise]);
        waitMs = Math.min(2 * waitMs, errorBackoffMs.max);
      }
    }
  }

  /** Until something has ended, something may be due, or it is time to ask whether anything was committed. */
  async #pause(): Promise<void> {
    const { inFlight, queue, batchDurationMs } = this.#scheduler;
    if (inFlight.finishedCount === 0) {
      const nowMs = this.#options.clock.now().getTime();
      const { isAnyDue, nextAtMs } = queue.getNextDue(nowMs);
      await inFlight.waitForFinished(Math.min(pollMs, nextAtMs - nowMs, isAnyDue ? slotRetryMs : pollMs));
    }
    const intervals = this.#scheduler.getIntervals();
    if (intervals) await Bun.sleep(intervals.batchMs);
    else if (inFlight.finishedCount > 0)
      await inFlight.waitForBatch(Math.min(batchWaitMs.max, Math.max(batchWaitMs.min, batchDurationMs)));
  }
}
