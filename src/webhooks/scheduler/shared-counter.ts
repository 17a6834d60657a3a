/** A counter in memory that threads share. It wraps around after 2³² − 1. */
export class SharedCounter {
  readonly #cell: Uint32Array;

  constructor(readonly memory = new SharedArrayBuffer(4)) {
    this.#cell = new Uint32Array(memory);
  }

  increment(): void {
    Atomics.add(this.#cell, 0, 1);
  }

  get value(): number {
    return Atomics.load(this.#cell, 0);
  }
}
