import { Failure } from "#/kernel/errors";

/** Lets a few pieces of work run at a time; the rest wait in the order in which they came. */
export class Semaphore {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** `places` run at once, and at most `maxWaiting` wait. */
  constructor(
    readonly permits: number,
    readonly maxWaiting: number,
  ) {}

  /** Runs the work when a place is free. Throws `rate_limited` where too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.permits) {
      if (this.#waiting.length >= this.maxWaiting)
        throw new Failure("rate_limited", "Too many people are doing this at the moment. Try again in a few seconds.", {
          retryAfterSeconds: 5,
        });
      await new Promise<void>((resolve) => this.#waiting.push(resolve));
    } else this.#running++;
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running--;
    }
  }
}
