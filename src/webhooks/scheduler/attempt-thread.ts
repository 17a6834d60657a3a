import type { Log } from "#/kernel/log";
import type { AttemptSender, AttemptOutcome, AttemptRequest } from "#/webhooks/attempt-sender";
import type { DispatchSettings } from "#/webhooks/scheduler/dispatch-thread";

/** Sends attempts in a thread of their own, so that they continue while a batch is written. */
export type AttemptThread = {
  readonly attempt: AttemptSender;
  /** Ends the thread. Attempts in flight resolve as interrupted. */
  stop(): void;
};

type AttemptSettings = Pick<DispatchSettings, "allow" | "ca" | "ownUrl" | "timeoutMs">;
/** Messages to the thread: its settings once, then requests. */
export type ToAttemptThread =
  | { readonly settings: AttemptSettings }
  | { readonly requests: readonly { readonly number: number; readonly request: AttemptRequest }[] };
/** Messages from the thread: attempts that ended. */
export type FromAttemptThread = { readonly number: number; readonly outcome: AttemptOutcome }[];

/**
 * Both workers of deliveries are in one folder of the executable, where `scripts/build.ts` lists
 * them as entries.
 */
const workerUrl = new URL(import.meta.url.includes("$bunfs") ? "./attempt-worker.js" : "./attempt-worker.ts", import.meta.url)
  .href;

type Thread = { readonly worker: Worker; readonly open: Map<number, (outcome: AttemptOutcome) => void> };

/** Starts the thread with the first attempt, and a new one after a failure. */
export function createAttemptThread({ allow, ca, ownUrl, timeoutMs }: AttemptSettings, log: Log): AttemptThread {
  let thread: Thread | undefined;
  let queued: { number: number; request: AttemptRequest }[] = [];
  let lastNumber = 0;

  const stopThread = ({ worker, open }: Thread) => {
    if (thread?.worker === worker) {
      thread = undefined;
      queued = [];
    }
    worker.terminate();
    for (const resolveAttempt of open.values())
      resolveAttempt({ ok: false, status: null, reason: "interrupted", durationMs: 0, answer: "" });
  };
  const startThread = (): Thread => {
    const started: Thread = { worker: new Worker(workerUrl), open: new Map() };
    const { worker, open } = started;
    worker.onmessage = ({ data }: MessageEvent<FromAttemptThread>) => {
      for (const { number, outcome } of data) {
        open.get(number)?.(outcome);
        open.delete(number);
      }
    };
    worker.onerror = ({ message }) => {
      log.error("webhook attempt thread failed", new Error(message));
      stopThread(started);
    };
    worker.postMessage({ settings: { allow, ca, ownUrl, timeoutMs } } satisfies ToAttemptThread);
    return started;
  };
  const sendQueued = () => {
    if (queued.length > 0) thread?.worker.postMessage({ requests: queued } satisfies ToAttemptThread);
    queued = [];
  };
  return {
    attempt: ({ url, headers, body }) =>
      new Promise((resolve) => {
        thread ??= startThread();
        const number = ++lastNumber;
        thread.open.set(number, resolve);
        if (queued.push({ number, request: { url, headers, body } }) === 1) queueMicrotask(sendQueued);
      }),
    stop() {
      if (thread) stopThread(thread);
    },
  };
}
