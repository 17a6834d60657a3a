import { Failure } from "#/kernel/errors";

/** How long callers are asked to wait for a stream of theirs to end, seconds. */
const retryAfterSeconds = 30;

/**
 * Counts the streams that stay open, by who opened them, so that one caller cannot take all that a
 * process can serve.
 */
export class StreamQuota {
  readonly #open = new Map<string, number>();
  #total = 0;

  constructor(
    readonly maxEach: number,
    readonly maxTotal: number,
  ) {}

  get total(): number {
    return this.#total;
  }

  /**
   * Takes a place; what it gives back frees it and may be called more than once. Throws
   * `rate_limited` where none is left.
   */
  acquire(caller: string): () => void {
    const own = this.#open.get(caller) ?? 0;
    if (own >= this.maxEach || this.#total >= this.maxTotal)
      throw new Failure(
        "rate_limited",
        own >= this.maxEach
          ? `${this.maxEach} streams are open from this address already. Close one of them, then open another.`
          : "Too many streams are open at the moment. Try again later.",
        { retryAfterSeconds },
      );
    this.#open.set(caller, own + 1);
    this.#total++;
    let isHeld = true;
    return () => {
      if (!isHeld) return;
      isHeld = false;
      this.#total--;
      const remaining = (this.#open.get(caller) ?? 1) - 1;
      if (remaining === 0) this.#open.delete(caller);
      else this.#open.set(caller, remaining);
    };
  }
}

/**
 * A stream that calls `ended` once, when it was read to its end, failed or was given up by its
 * reader.
 */
export function watchStreamEnd(stream: ReadableStream<Uint8Array>, onEnd: () => void): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          onEnd();
          controller.close();
        } catch (error) {
          onEnd();
          controller.error(error);
        }
      },
      async cancel(reason) {
        onEnd();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
