import { Failure } from "#/kernel/errors";

/** The Retry-After value while no stream can be opened, seconds. */
const retryAfterSeconds = 30;

/**
 * Limits open streams per caller and in total, so that one caller cannot use up the capacity of the
 * process.
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
   * Reserves a stream and returns a function that releases it; calling that again has no effect.
   * Throws `rate_limited` if none is left.
   */
  acquire(caller: string): () => void {
    const own = this.#open.get(caller) ?? 0;
    if (own >= this.maxEach || this.#total >= this.maxTotal)
      throw new Failure(
        "rate_limited",
        own >= this.maxEach
          ? `${this.maxEach} streams are already open from this address. Close one, then try again.`
          : "Too many streams are open. Try again later.",
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
 * Wraps a stream and calls `onEnd` once, when it was read to its end, failed, was cancelled, or was
 * ended by `signal`.
 */
export function watchStreamEnd(
  stream: ReadableStream<Uint8Array>,
  onEnd: () => void,
  signal?: AbortSignal,
): ReadableStream<Uint8Array> {
  const reader = stream.getReader();
  // Cancelling the reader ends the read that waits, and so the stream.
  const end = () => void reader.cancel().catch(() => undefined);
  signal?.addEventListener("abort", end);
  const finish = () => {
    signal?.removeEventListener("abort", end);
    onEnd();
  };
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        try {
          const { done, value } = await reader.read();
          if (!done) return controller.enqueue(value);
          finish();
          controller.close();
        } catch (error) {
          finish();
          controller.error(error);
        }
      },
      async cancel(reason) {
        finish();
        await reader.cancel(reason);
      },
    },
    { highWaterMark: 0 },
  );
}
