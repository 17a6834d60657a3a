import { Semaphore } from "#/kernel/limits/semaphore";

/** Runs the tasks of one key one after the other, in the order of their arrival. Other keys do not wait for them. */
export class KeyedMutex {
  readonly #byKey = new Map<string, { readonly semaphore: Semaphore; tasks: number }>();

  /** At most `maxWaiting` tasks of a key wait. */
  constructor(readonly maxWaiting: number) {}

  /** Runs a task after those of its key that came before. Throws `rate_limited` if too many wait already. */
  async run<Result>(key: string, work: () => Promise<Result>): Promise<Result> {
    const own = this.#byKey.get(key) ?? { semaphore: new Semaphore(1, this.maxWaiting), tasks: 0 };
    this.#byKey.set(key, own);
    own.tasks++;
    try {
      return await own.semaphore.run(work);
    } finally {
      own.tasks--;
      if (own.tasks === 0) this.#byKey.delete(key);
    }
  }
}
