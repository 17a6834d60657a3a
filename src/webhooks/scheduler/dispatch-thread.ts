import type { Clock } from "#/kernel/clock";
import type { Log } from "#/kernel/log";
import type { Store } from "#/store/store";
import type { DispatchSettings, FromDispatchThread, ToDispatchThread } from "#/webhooks/scheduler/dispatch-settings";
import type { Dispatcher } from "#/webhooks/scheduler/dispatcher";
import { hasExpiredRecords } from "#/webhooks/retention";

/** The dispatcher in a thread of its own, so that serving does none of its work. */
export type DispatchThread = Pick<Dispatcher, "start" | "stop"> & {
  /** Whether the thread is there, with the memory that it takes. */
  isRunning(): boolean;
};

/** What is read here to know whether the thread is needed. */
export type DispatchThreadContext = { readonly store: Store; readonly clock: Clock; readonly log: Log };

/** The thread's module: beside this one as a source, and by its place among the sources inside the executable (`scripts/build.ts` names it as an entry). */
const workerUrl = new URL(
  import.meta.url.includes("$bunfs") ? "./webhooks/scheduler/dispatch-worker.js" : "./dispatch-worker.ts",
  import.meta.url,
).href;

/** How often the store is asked whether anything was committed while there is no thread, milliseconds. */
const pollMs = 100;
/** How often it is looked for what is old even though nothing was committed, milliseconds. */
const retentionIntervalMs = 60 * 60 * 1000;
/** How long a thread that has failed is not followed by another, milliseconds. */
const restartDelayMs = 1000;
/** How long the thread may take to stop, milliseconds: what its dispatcher grants to attempts, and a margin. */
const maxStopMs = 8000;

/**
 * Builds it. The thread begins when something waits to be sent, or is old enough to be forgotten, and ends by itself when nothing was left to do for a while. One that fails
 * is followed by another.
 */
export function createDispatchThread(settings: DispatchSettings, { store, clock, log }: DispatchThreadContext): DispatchThread {
  let thread: { readonly worker: Worker; readonly ended: Promise<void>; end(): void } | undefined;
  let pollTimer: Timer | undefined;
  let seenRevision: number | undefined;
  let checkedAtMs = Number.NEGATIVE_INFINITY;
  let notBeforeMs = Number.NEGATIVE_INFINITY;

  const startThread = () => {
    const worker = new Worker(workerUrl);
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
      log.error("the thread of webhook deliveries failed", new Error(message));
      notBeforeMs = performance.now() + restartDelayMs;
      end();
    };
    thread = { worker, ended, end };
    worker.postMessage(settings satisfies ToDispatchThread);
  };
  const startIfNeeded = async () => {
    const nowMs = performance.now();
    if (thread || nowMs < notBeforeMs || store.listFaults().some(({ code }) => code === "newer_schema")) return;
    const revision = store.getRevision();
    if (revision === seenRevision && nowMs - checkedAtMs < retentionIntervalMs) return;
    try {
      const isNeeded = (await store.deliveries.hasPending()) || (await hasExpiredRecords(store, clock));
      [seenRevision, checkedAtMs] = [revision, nowMs];
      if (isNeeded && pollTimer && !thread) startThread();
    } catch (error) {
      notBeforeMs = nowMs + restartDelayMs;
      log.error("what waits to be sent cannot be looked up for now", error);
    }
  };
  return {
    start() {
      pollTimer ??= setInterval(
        () => void startIfNeeded().catch((error: unknown) => log.error("webhook deliveries not looked for", error)),
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
  };
}
