const headEnd = Buffer.from("\r\n\r\n");
const maxHeadBytes = 16_384;

/**
 * Reads the responses of one connection, one at a time. They need status 200 and a Content-Length;
 * bodies are counted and discarded.
 */
export class ResponseReader {
  #head: Buffer | undefined;
  #bodyLeft = -1;

  /**
   * Reads bytes. Returns true when they complete the current response. Throws for another status,
   * no length, or excess bytes.
   */
  take(chunk: Buffer): boolean {
    if (this.#bodyLeft >= 0) return this.#count(chunk.length);
    const bytes = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = bytes.indexOf(headEnd);
    if (end < 0) {
      if (bytes.length > maxHeadBytes) throw new Error("the head of a response does not end");
      this.#head = Buffer.from(bytes);
      return false;
    }
    this.#head = undefined;
    const head = bytes.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`a response was ${head.slice(0, head.indexOf("\r\n"))}`);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error("a response has no Content-Length");
    this.#bodyLeft = Number(length);
    return this.#count(bytes.length - end - headEnd.length);
  }

  #count(bytes: number): boolean {
    this.#bodyLeft -= bytes;
    if (this.#bodyLeft > 0) return false;
    if (this.#bodyLeft < 0) throw new Error("a response is longer than its Content-Length");
    this.#bodyLeft = -1;
    return true;
  }
}
