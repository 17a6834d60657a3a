import { Failure } from "#/kernel/errors";

/** The Retry-After value while too much is being uploaded, seconds. */
const retryAfterSeconds = 5;

/** The bytes of the budget that one request holds. */
export type BodyLease = {
  /** Adds buffered bytes. Throws `unavailable` if the budget is exhausted. */
  add(bytes: number): void;
  /** Returns all bytes to the budget. Calling it again has no effect. */
  release(): void;
};

/**
 * Limits the request bodies that this process holds in memory at a time, counted as they arrive and
 * until their request is answered. Limits of single bodies alone would let many slow uploads fill
 * the memory.
 */
export class BodyBudget {
  #heldBytes = 0;

  constructor(readonly maxBytes: number) {}

  get heldBytes(): number {
    return this.#heldBytes;
  }

  lease(): BodyLease {
    let ownBytes = 0;
    let isOpen = true;
    return {
      add: (bytes) => {
        if (this.#heldBytes + bytes > this.maxBytes)
          throw new Failure("unavailable", "The server is receiving too many uploads. Try again in a few seconds.", {
            retryAfterSeconds,
          });
        if (!isOpen) return;
        ownBytes += bytes;
        this.#heldBytes += bytes;
      },
      release: () => {
        if (isOpen) this.#heldBytes -= ownBytes;
        isOpen = false;
      },
    };
  }
}
