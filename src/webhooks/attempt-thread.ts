import type { Log } from "#/kernel/log";
import type { Attempt, AttemptOutcome, AttemptRequest } from "#/webhooks/attempt";
import type { DispatchSettings } from "#/webhooks/dispatch-settings";

/** Attempts that are made in a thread of their own, so that they go on while what is known of others is written. */
export type AttemptThread = {
  readonly attempt: Attempt;
  /** Ends the thread. What is under way counts as interrupted. */
  end(): void;
};

/** What the thread builds its client from. */
type AttemptSettings = Pick<DispatchSettings, "allow" | "ca" | "ownUrl" | "timeoutMs">;
/** What goes to the thread: its settings first, then orders. */
export type ToAttempts =
  | { readonly settings: AttemptSettings }
  | { readonly orders: readonly { readonly number: number; readonly request: AttemptRequest }[] };
/** What comes from it: attempts that have ended. */
export type FromAttempts = { readonly number: number; readonly outcome: AttemptOutcome }[];

/** The thread's module: beside this one as a source, and beside whoever starts it inside the executable (`scripts/build.ts` names it as an entry). */
const threadAddress = new URL(import.meta.url.includes("$bunfs") ? "./attempt-worker.js" : "./attempt-worker.ts", import.meta.url)
  .href;

type Thread = { readonly worker: Worker; readonly open: Map<number, (outcome: AttemptOutcome) => void> };

/** Builds it. The thread begins with the first attempt. One that fails is followed by another, and what it had under way counts as interrupted. */
export function attemptThreadOf({ allow, ca, ownUrl, timeoutMs }: AttemptSettings, log: Log): AttemptThread {
  let thread: Thread | undefined;
  let orders: { number: number; request: AttemptRequest }[] = [];
  let last = 0;

  const end = ({ worker, open }: Thread) => {
    if (thread?.worker === worker) {
      thread = undefined;
      orders = [];
    }
    worker.terminate();
    for (const settle of open.values()) settle({ ok: false, status: null, reason: "interrupted", durationMs: 0, answer: "" });
  };
  const begin = (): Thread => {
    const begun: Thread = { worker: new Worker(threadAddress), open: new Map() };
    const { worker, open } = begun;
    worker.onmessage = ({ data }: MessageEvent<FromAttempts>) => {
      for (const { number, outcome } of data) {
        open.get(number)?.(outcome);
        open.delete(number);
      }
    };
    worker.onerror = ({ message }) => {
      log.error("the thread of webhook attempts failed", new Error(message));
      end(begun);
    };
    worker.postMessage({ settings: { allow, ca, ownUrl, timeoutMs } } satisfies ToAttempts);
    return begun;
  };
  const order = () => {
    if (orders.length > 0) thread?.worker.postMessage({ orders } satisfies ToAttempts);
    orders = [];
  };
  return {
    attempt: ({ url, headers, body }) =>
      new Promise((resolve) => {
        thread ??= begin();
        const number = ++last;
        thread.open.set(number, resolve);
        if (orders.push({ number, request: { url, headers, body } }) === 1) queueMicrotask(order);
      }),
    end() {
      if (thread) end(thread);
    },
  };
}
