import { Failure } from "#/kernel/errors";

/** How long callers are asked to wait while too much is being uploaded, seconds. */
const retryAfterSeconds = 5;

/** What one request holds of the budget. */
export type BodyLease = {
  /** Adds bytes that were buffered. Throws `unavailable` where the budget does not have them. */
  add(bytes: number): void;
  /** Gives everything back; it may be called more than once. */
  release(): void;
};

/**
 * The bytes of request bodies that this process holds at a time, counted as they arrive and until
 * their request is answered. A limit for each body alone would let many slow ones fill the memory
 * together.
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
          throw new Failure("unavailable", "Too much is being uploaded at the moment. Send this again in a few seconds.", {
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
