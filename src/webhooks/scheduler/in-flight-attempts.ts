import type { DeliveryId } from "#/model/ids";
import type { Log } from "#/kernel/log";
import { formatTraceparent, parseTraceparent } from "#/kernel/tracing/trace-context";
import type { Span, Tracer } from "#/kernel/tracing/tracer";
import type { AttemptSender, AttemptOutcome } from "#/webhooks/attempt-sender";
import type { PreparedAttempt, FinishedAttempt } from "#/webhooks/scheduler/process-batch";
import type { Slot } from "#/webhooks/scheduler/concurrency-limiter";

type InFlightAttempt = {
  readonly prepared: PreparedAttempt;
  readonly at: string;
  readonly slot: Slot;
  readonly span: Span | undefined;
};

/** Attempts in flight, and finished ones that are not recorded yet. */
export class InFlightAttempts {
  readonly #attempt: AttemptSender;
  readonly #log: Log;
  readonly #tracer: Tracer | undefined;
  readonly #inFlight = new Map<DeliveryId, InFlightAttempt>();
  #finished: FinishedAttempt[] = [];
  #wake: (() => void) | undefined;
  #notifyBatch: (() => void) | undefined;

  constructor(attempt: AttemptSender, log: Log, tracer?: Tracer) {
    this.#attempt = attempt;
    this.#log = log;
    this.#tracer = tracer;
  }

  /** How many attempts are in flight. */
  get size(): number {
    return this.#inFlight.size;
  }

  /** How many finished attempts are not recorded yet. */
  get finishedCount(): number {
    return this.#finished.length;
  }

  /**
   * Resolves when an attempt has ended, `wake` is called or `limitMs` milliseconds have passed. One
   * caller at a time.
   */
  async waitForFinished(limitMs?: number): Promise<void> {
    if (this.#finished.length > 0) return;
    const { promise, resolve } = Promise.withResolvers<void>();
    this.#wake = resolve;
    const timer = limitMs === undefined ? undefined : setTimeout(resolve, limitMs);
    await promise;
    clearTimeout(timer);
  }

  /**
   * Resolves when half as many attempts have finished as are in flight, or after `limitMs`
   * milliseconds: one commit then records them all. One caller at a time.
   */
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

  /** Ends `waitForFinished` early. */
  wake(): void {
    this.#wake?.();
  }

  /** Starts an attempt, `delayMs` milliseconds from now. */
  start(prepared: PreparedAttempt, slot: Slot, at: Date, delayMs = 0): void {
    const { delivery, request } = prepared;
    const { id, body } = delivery;
    const span = this.#startSpan(prepared);
    this.#inFlight.set(id, { prepared, at: at.toISOString(), slot, span });
    const headers = span ? { ...request.headers, traceparent: formatTraceparent(span.context) } : request.headers;
    const attempt = () => this.#attempt({ url: request.url, headers, body });
    (delayMs < 1 ? attempt() : Bun.sleep(delayMs).then(attempt)).then(
      (outcome) => this.#finish(id, outcome),
      (error: unknown) => {
        this.#log.error("webhook attempt failed unexpectedly", error, { deliveryId: id, requestId: delivery.requestId });
        this.#finish(id, { ok: false, status: null, reason: "internal", durationMs: 0, answer: "" });
      },
    );
  }

  /** Removes and returns up to `limit` finished attempts. */
  takeFinished(limit: number): readonly FinishedAttempt[] {
    return this.#finished.splice(0, limit);
  }

  /** Puts attempts back that could not be recorded. */
  restoreFinished(finished: readonly FinishedAttempt[]): void {
    this.#finished = [...finished, ...this.#finished];
  }

  /** Finishes all attempts in flight as interrupted. */
  interruptAll(durationMs: number): void {
    for (const id of [...this.#inFlight.keys()])
      this.#finish(id, { ok: false, status: null, reason: "interrupted", durationMs, answer: "" });
  }

  /** The span of an attempt: part of the trace that caused the delivery. */
  #startSpan({ delivery, request }: PreparedAttempt): Span | undefined {
    return this.#tracer?.startSpan("webhook attempt", {
      kind: "client",
      parent: parseTraceparent(delivery.traceparent),
      attributes: {
        "http.request.method": "POST",
        "server.address": new URL(request.url).hostname,
        "livery.delivery.id": delivery.id,
        "livery.delivery.attempt": delivery.attemptCount,
        "livery.event": delivery.event,
        ...(delivery.requestId !== null && { "livery.request.id": delivery.requestId }),
      },
    });
  }

  #finish(id: DeliveryId, { status, reason, durationMs, answer }: AttemptOutcome): void {
    const entry = this.#inFlight.get(id);
    if (!entry) return;
    this.#inFlight.delete(id);
    entry.slot.finish(performance.now());
    entry.span?.end({
      ...(status !== null && { attributes: { "http.response.status_code": status } }),
      ...(reason !== null && { error: reason }),
    });
    const { delivery, target } = entry.prepared;
    this.#finished.push({ delivery, target, attempt: { at: entry.at, durationMs, status, reason, answer } });
    this.wake();
    if (this.#isBatchReady()) this.#notifyBatch?.();
  }
}
