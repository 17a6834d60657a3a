import type { Clock } from "#/kernel/clock";
import type { RetrySchedule } from "#/model/delivery";
import type { Log, LogStyle } from "#/kernel/log";
import type { TracingSettings } from "#/kernel/tracing/tracing-settings";
import type { DatabaseLocation } from "#/store/open-store";
import type { Store } from "#/store/store";
import { DeliveryStats } from "#/webhooks/scheduler/delivery-stats";
import type { DeliveryScheduler } from "#/webhooks/scheduler/delivery-scheduler";
import { hasExpiredRecords } from "#/webhooks/retention";

/**
 * Settings of the delivery thread: plain data, from which it creates its own store and HTTP client.
 */
export type DispatchSettings = Omit<RetrySchedule, "random"> & {
  readonly database: DatabaseLocation;
  /**
   * The key that encrypts signing secrets. If undefined, it is read from the file at
   * `secretKeyPath`.
   */
  readonly secretKey: Uint8Array | undefined;
  readonly secretKeyPath: string;
  readonly log: LogStyle;
  /** Networks and hosts to allow in addition to the public network. */
  readonly allow: readonly string[];
  /** Additional certificate authorities, PEM. */
  readonly ca: string | undefined;
  /** Base URL of this server, which webhooks must not call. */
  readonly ownUrl: string;
  /** How attempts are traced; absent where traces are off. */
  readonly tracing?: TracingSettings | undefined;
  /** Memory of the request counter (`SharedCounter`). */
  readonly calls: SharedArrayBuffer;
  /** How long the thread stays without pending deliveries, milliseconds. */
  readonly idleMs?: number;
  /** How long stopping waits for in-flight attempts, milliseconds. */
  readonly stopMs?: number;
};

/** The first message to the thread. `stats` is the memory of its `DeliveryStats`. */
export type StartDispatching = DispatchSettings & { readonly stats: SharedArrayBuffer };
/** Messages to the thread: its settings once, then "stop". */
export type ToDispatchThread = StartDispatching | "stop";
/** Message from the thread: it has stopped. */
export type FromDispatchThread = "ended";

/**
 * Runs the delivery scheduler in a thread of its own, so that it takes no time from serving
 * requests.
 */
export type DispatchThread = Pick<DeliveryScheduler, "start" | "stop"> & {
  /** Whether the thread exists and holds memory. */
  isRunning(): boolean;
  /**
   * Whether deliveries are sent, or would be if there were any: it was started, the thread did not
   * fail, and it is not stuck.
   */
  isAlive(): boolean;
  readonly stats: DeliveryStats;
  /** How often the thread was started, and how often it failed. */
  getStarts(): { readonly starts: number; readonly failures: number };
};

export type DispatchThreadContext = { readonly store: Store; readonly clock: Clock; readonly log: Log };

/**
 * In the executable, the worker's path starts at the source root; `scripts/build.ts` lists it as an
 * entry.
 */
const workerUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./webhooks/scheduler/dispatch-worker.js" : "./dispatch-worker.ts",
  import.meta.url,
).href;

/** How often the store is checked for commits while the thread is not running, milliseconds. */
const pollMs = 100;
/** Interval between checks for expired records when nothing is committed, in milliseconds. */
const retentionIntervalMs = 60 * 60 * 1000;
/** Wait before a failed thread is replaced, milliseconds. */
const restartDelayMs = 1000;
/**
 * How long the thread may take to stop, milliseconds: longer than the scheduler waits for attempts.
 */
const maxStopMs = 8000;
/** After how long without a sign of life a running thread counts as stuck, milliseconds. */
const stuckMs = 30_000;

/**
 * Starts the thread when a delivery is pending or records have expired. It ends by itself after a
 * while without work, and is replaced if it fails.
 */
export function createDispatchThread(settings: DispatchSettings, { store, clock, log }: DispatchThreadContext): DispatchThread {
  let thread: { readonly worker: Worker; readonly ended: Promise<void>; end(): void } | undefined;
  let pollTimer: Timer | undefined;
  let seenRevision: number | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let notBeforeMs = Number.NEGATIVE_INFINITY;
  const stats = new DeliveryStats();
  let seenBeats = 0;
  let beatAtMs = 0;
  let starts = 0;
  let failures = 0;
  let hasFailed = false;
  let isChecking = false;

  const watchHeartbeat = (nowMs: number) => {
    if (stats.beats === seenBeats) return;
    seenBeats = stats.beats;
    beatAtMs = nowMs;
    hasFailed = false;
  };
  const startThread = () => {
    const worker = new Worker(workerUrl);
    starts++;
    beatAtMs = performance.now();
    const { promise: ended, resolve } = Promise.withResolvers<void>();
    const end = () => {
      if (thread?.worker !== worker) return;
      thread = undefined;
      seenRevision = undefined;
      worker.terminate();
      resolve();
    };
    worker.onmessage = ({ data }: MessageEvent<FromDispatchThread>) => {
      if (data === "ended") end();
    };
    worker.onerror = ({ message }) => {
      log.error("webhook delivery thread failed", new Error(message));
      failures++;
      hasFailed = true;
      seenBeats = stats.beats;
      notBeforeMs = performance.now() + restartDelayMs;
      end();
    };
    thread = { worker, ended, end };
    worker.postMessage({ ...settings, stats: stats.memory } satisfies ToDispatchThread);
  };
  const startIfNeeded = async () => {
    const nowMs = performance.now();
    watchHeartbeat(nowMs);
    if (thread || isChecking || nowMs < notBeforeMs || store.listFaults().some(({ code }) => code === "newer_schema")) return;
    const revision = store.getRevision();
    if (revision === seenRevision && nowMs - checkedAtMs < retentionIntervalMs) return;
    // A check may take longer than the time to the next one.
    isChecking = true;
    try {
      const isNeeded = (await store.deliveries.hasPending()) || (await hasExpiredRecords(store, clock));
      [seenRevision, checkedAtMs] = [revision, nowMs];
      if (!isNeeded) hasFailed = false;
      if (isNeeded && pollTimer && !thread) startThread();
    } catch (error) {
      notBeforeMs = performance.now() + restartDelayMs;
      // Once for all checks until one succeeds.
      if (!hasFailed) log.error("pending webhook deliveries cannot be read", error);
      hasFailed = true;
    } finally {
      isChecking = false;
    }
  };
  return {
    start() {
      pollTimer ??= setInterval(
        () => void startIfNeeded().catch((error: unknown) => log.error("webhook delivery thread cannot be started", error)),
        pollMs,
      );
    },
    async stop() {
      clearInterval(pollTimer);
      pollTimer = undefined;
      if (!thread) return;
      const { worker, ended, end } = thread;
      worker.postMessage("stop" satisfies ToDispatchThread);
      const stopTimer = setTimeout(end, maxStopMs);
      await ended;
      clearTimeout(stopTimer);
    },
    isRunning: () => thread !== undefined,
    isAlive() {
      const nowMs = performance.now();
      watchHeartbeat(nowMs);
      return pollTimer !== undefined && !hasFailed && (!thread || nowMs - beatAtMs < stuckMs);
    },
    stats,
    getStarts: () => ({ starts, failures }),
  };
}
