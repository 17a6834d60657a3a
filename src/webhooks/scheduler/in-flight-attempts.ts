import type { Log } from "#/kernel/log";
import type { AttemptSender, AttemptOutcome } from "#/webhooks/attempt-sender";
import type { PreparedAttempt, FinishedAttempt } from "#/webhooks/scheduler/process-batch";
import type { Slot } from "#/webhooks/scheduler/concurrency-limiter";

type InFlightAttempt = { readonly prepared: PreparedAttempt; readonly at: string; readonly slot: Slot };

/** Attempts under way, and those that have ended and are not noted yet. */
export class InFlightAttempts {
  readonly #attempt: AttemptSender;
  readonly #log: Log;
  readonly #inFlight = new Map<string, InFlightAttempt>();
  #finished: FinishedAttempt[] = [];
  #wake: (() => void) | undefined;
  #notifyBatch: (() => void) | undefined;

  constructor(attempt: AttemptSender, log: Log) {
    this.#attempt = attempt;
    this.#log = log;
  }

  /** How many are under way. */
  get size(): number {
    return this.#inFlight.size;
  }

  /** How many have ended and are not noted yet. */
  get finishedCount(): number {
    return this.#finished.length;
  }

  /** Resolves when one has ended or `wake` is called, `msMax` milliseconds later at most. One caller waits at a time. */
  async waitForFinished(limitMs?: number): Promise<void> {
    if (this.#finished.length > 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = limitMs === undefined ? undefined : setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(timer);
  }

  /** Resolves when half as many have ended as are still under way, `msMax` milliseconds later at most: one commit notes them all, and the others go on meanwhile. */
  async waitForBatch(limitMs: number): Promise<void> {
    if (this.#isBatchReady()) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#notifyBatch = resolve;
    const timer = setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(timer);
  }

  #isBatchReady(): boolean {
    return 2 * this.#finished.length >= this.#inFlight.size;
  }

  /** Ends the waiting for a landing. */
  wake(): void {
    this.#wake?.();
  }

  /** Begins an attempt, `getDelayMs` milliseconds from now. */
  start(prepared: PreparedAttempt, slot: Slot, at: Date, delayMs = 0): void {
    const { delivery, request } = prepared;
    const { id, body } = delivery;
    this.#inFlight.set(id, { prepared, at: at.toISOString(), slot });
    const attempt = () => this.#attempt({ url: request.url, headers: request.headers, body });
    (delayMs < 1 ? attempt() : Bun.sleep(delayMs).then(attempt)).then(
      (outcome) => this.#finish(id, outcome),
      (error: unknown) => {
        this.#log.error("a webhook attempt failed inside", error, { deliveryId: id });
        this.#finish(id, { ok: false, status: null, reason: "internal", durationMs: 0, answer: "" });
      },
    );
  }

  /** Takes up to `limit` of those that have ended, to be noted. */
  takeFinished(limit: number): readonly FinishedAttempt[] {
    return this.#finished.splice(0, limit);
  }

  /** Gives back what was taken and could not be noted. */
  restoreFinished(finished: readonly FinishedAttempt[]): void {
    this.#finished = [...finished, ...this.#finished];
  }

  /** Waits no longer for those under way: they count as interrupted. */
  interruptAll(durationMs: number): void {
    for (const id of [...this.#inFlight.keys()])
      this.#finish(id, { ok: false, status: null, reason: "interrupted", durationMs, answer: "" });
  }

  #finish(id: string, { status, reason, durationMs, answer }: AttemptOutcome): void {
    const entry = this.#inFlight.get(id);
    if (!entry) return;
    this.#inFlight.delete(id);
    entry.slot.finish(performance.now());
    const { delivery, target } = entry.prepared;
    this.#finished.push({ delivery, target, attempt: { at: entry.at, durationMs, status, reason, answer } });
    this.wake();
    if (this.#isBatchReady()) this.#notifyBatch?.();
  }
}
