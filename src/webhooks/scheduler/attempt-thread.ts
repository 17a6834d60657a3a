import type { Log } from "#/kernel/log";
import type { AttemptSender, AttemptOutcome, AttemptRequest } from "#/webhooks/attempt-sender";
import type { DispatchSettings } from "#/webhooks/scheduler/dispatch-settings";

/** Attempts that are made in a thread of their own, so that they go on while what is known of others is written. */
export type AttemptThread = {
  readonly attempt: AttemptSender;
  /** Ends the thread. What is under way counts as interrupted. */
  stop(): void;
};

/** What the thread builds its client from. */
type AttemptSettings = Pick<DispatchSettings, "allow" | "ca" | "ownUrl" | "timeoutMs">;
/** What goes to the thread: its settings first, then orders. */
export type ToAttemptThread =
  | { readonly settings: AttemptSettings }
  | { readonly requests: readonly { readonly number: number; readonly request: AttemptRequest }[] };
/** What comes from it: attempts that have ended. */
export type FromAttemptThread = { readonly number: number; readonly outcome: AttemptOutcome }[];

/** The thread's module: beside this one as a source, and beside whoever starts it inside the executable (`scripts/build.ts` names it as an entry). */
const workerUrl = new URL(import.meta.url.includes("$bunfs") ? "./attempt-worker.js" : "./attempt-worker.ts", import.meta.url)
  .href;

type Thread = { readonly worker: Worker; readonly open: Map<number, (outcome: AttemptOutcome) => void> };

/** Builds it. The thread begins with the first attempt. One that fails is followed by another, and what it had under way counts as interrupted. */
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
      log.error("the thread of webhook attempts failed", new Error(message));
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
