import { Failure } from "#/kernel/errors";

/** Runs a limited number of tasks at a time. The others wait in the order of their arrival. */
export class Semaphore {
  #running = 0;
  readonly #waiting: (() => void)[] = [];

  /** `permits` tasks run at once, and at most `maxWaiting` wait. */
  constructor(
    readonly permits: number,
    readonly maxWaiting: number,
  ) {}

  /** Runs a task when a permit is free. Throws `rate_limited` if too many wait already. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.permits) {
      if (this.#waiting.length >= this.maxWaiting)
        throw new Failure("rate_limited", "The server is handling too many requests of this kind. Try again in a few seconds.", {
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
