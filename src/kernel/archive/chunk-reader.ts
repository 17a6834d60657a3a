import { Failure } from "#/kernel/errors";

/** Reads a stream of chunks in lengths that the caller chooses. Skipped bytes are not kept. */
export class ChunkReader {
  readonly #chunks: AsyncGenerator<Uint8Array>;
  #rest: Uint8Array = new Uint8Array();

  /** `onChunk` gets the length of each chunk before it is used. It may throw to stop reading. */
  constructor(
    chunks: AsyncGenerator<Uint8Array>,
    readonly onChunk: (bytes: number) => void,
  ) {
    this.#chunks = chunks;
  }

  /** Returns the next `length` bytes. Throws `invalid` if the stream ends before. */
  async read(length: number): Promise<Uint8Array> {
    const parts: Uint8Array[] = [];
    await this.#read(length, (onPart) => parts.push(onPart));
    return Buffer.concat(parts);
  }

  /** Skips `length` bytes. Throws `invalid` if the stream ends before. */
  skip(length: number): Promise<void> {
    return this.#read(length, () => undefined);
  }

  /** Reads to the end, so that the checksum of the stream is verified. */
  async drain(): Promise<void> {
    while (await this.#next());
  }

  /** Ends the stream at any position. */
  async close(): Promise<void> {
    await this.#chunks.return(undefined);
  }

  async #read(length: number, onPart: (bytes: Uint8Array) => void): Promise<void> {
    for (let missing = length; missing > 0; ) {
      if (this.#rest.length === 0 && !(await this.#next())) throw new Failure("invalid", "The archive is truncated.");
      const chunk = this.#rest.subarray(0, missing);
      this.#rest = this.#rest.subarray(chunk.length);
      missing -= chunk.length;
      onPart(chunk);
    }
  }

  async #next(): Promise<boolean> {
    const { done, value } = await this.#chunks.next();
    if (done) return false;
    this.onChunk(value.length);
    this.#rest = value;
    return true;
  }
}
