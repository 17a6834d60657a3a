/** Counts what is in flight, and says when nothing is. */
export class InFlightCount {
  #count = 0;
  #waiting: (() => void)[] = [];

  /** Returns the function that ends it; calling that again has no effect. */
  begin(): () => void {
    this.#count++;
    let isOpen = true;
    return () => {
      if (!isOpen) return;
      isOpen = false;
      this.#count--;
      if (this.#count > 0) return;
      for (const resolve of this.#waiting.splice(0)) resolve();
    };
  }

  /** Resolves as soon as nothing is in flight. */
  drain(): Promise<void> {
    return this.#count === 0 ? Promise.resolve() : new Promise((resolve) => this.#waiting.push(resolve));
  }
}
