/** Bytes that come in pieces, in one buffer: many small pieces cost no more than a few large ones. */
export class GrowableBuffer {
  #buffer = Buffer.allocUnsafeSlow(0);
  #length = 0;

  get length(): number {
    return this.#length;
  }
  /** What has come so far; it holds until more is appended. */
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

  /** Forgets the first bytes. */
  consume(count: number): void {
    this.#buffer = this.#buffer.subarray(count);
    this.#length -= count;
  }
}
