/**
 * Collects chunks in one buffer that doubles as it grows, so many small chunks cost no more than a
 * few large ones.
 */
export class GrowableBuffer {
  #buffer = Buffer.allocUnsafeSlow(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }
  /** A view of the content. It is valid until the next `append`. */
  get bytes(): Buffer {
    return this.#buffer.subarray(0, this.#length);
  }

  append(chunk: Uint8Array): void {
    const needed = this.#length + chunk.length;
    if (needed > this.#buffer.length) {
      const larger = Buffer.allocUnsafeSlow(Math.max(needed, this.#buffer.length * 2, 1024));
      larger.set(this.bytes);
      this.#buffer = larger;
    }
    this.#buffer.set(chunk, this.#length);
    this.#length = needed;
  }

  /** Removes bytes from the front. */
  consume(count: number): void {
    this.#buffer = this.#buffer.subarray(count);
    this.#length -= count;
  }
}
