import type { Attempt, AttemptOutcome } from "#/webhooks/attempt";
import type { SendOrder, SendOutcome, SendSettings, ToThread } from "#/webhooks/send-order";

/** Makes attempts in a thread of its own, since handshakes take so much of a processor that other callers would wait for them. */
export type Sender = {
  readonly attempt: Attempt;
  /** Whether the thread is there, with the memory that it takes. */
  isAwake(): boolean;
  /** Ends the thread; attempts under way end without an answer. */
  close(): void;
};

/** The thread's module: beside this one as a source, and by its place among the sources inside the executable (`scripts/build.ts` names it as an entry). */
const threadAddress = new URL(
  import.meta.url.includes("$bunfs") ? "./webhooks/send-worker.js" : "./send-worker.ts",
  import.meta.url,
).href;

/** How much longer than its timeout an attempt may take before the thread counts as stuck, milliseconds. */
const stuckMs = 5000;
/** How often that is looked at, milliseconds. */
const watchMs = 1000;

const lost: AttemptOutcome = { ok: false, status: null, reason: "internal", durationMs: 0, answer: "" };

/** Builds the sender. Its thread begins with the first attempt and ends when it was idle for `idleMs`; one that is stuck or fails is ended, and the next attempt begins another. */
export function senderOf(settings: SendSettings, { idleMs = 30_000 } = {}): Sender {
  const waiting = new Map<number, { readonly sinceMs: number; resolve(outcome: AttemptOutcome): void }>();
  let orders: SendOrder[] = [];
  let thread: Worker | undefined;
  let watch: Timer | undefined;
  let quietSinceMs = 0;
  let last = 0;

  const end = () => {
    clearInterval(watch);
    thread?.terminate();
    thread = undefined;
    for (const { resolve } of waiting.values()) resolve(lost);
    waiting.clear();
  };
  const look = () => {
    const [oldest] = waiting.values();
    const nowMs = performance.now();
    if (oldest ? nowMs - oldest.sinceMs > settings.timeoutMs + stuckMs : nowMs - quietSinceMs > idleMs) end();
  };
  const begin = (): Worker => {
    const mine = new Worker(threadAddress);
    mine.onmessage = ({ data }: MessageEvent<readonly SendOutcome[]>) => {
      for (const { number, outcome } of data) {
        waiting.get(number)?.resolve(outcome);
        waiting.delete(number);
      }
      quietSinceMs = performance.now();
    };
    mine.onerror = () => {
      if (mine === thread) end();
    };
    mine.postMessage({ settings } satisfies ToThread);
    watch = setInterval(look, watchMs);
    watch.unref();
    return mine;
  };
  const post = () => {
    const batch = orders;
    orders = [];
    thread ??= begin();
    thread.postMessage({ orders: batch } satisfies ToThread);
  };
  return {
    attempt(request) {
      const number = ++last;
      const outcome = new Promise<AttemptOutcome>((resolve) => waiting.set(number, { sinceMs: performance.now(), resolve }));
      if (orders.push({ number, ...request }) === 1) queueMicrotask(post);
      return outcome;
    },
    isAwake: () => thread !== undefined,
    close: end,
  };
}
