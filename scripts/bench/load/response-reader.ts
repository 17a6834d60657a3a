const headEnd = Buffer.from("\r\n\r\n");
const maxHeadBytes = 16_384;

/** Reads the answers of one connection, one at a time: status 200 and a Content-Length are demanded, the body is counted and thrown away. */
export class ResponseReader {
  #head: Buffer | undefined;
  #bodyLeft = -1;

  /** Takes bytes in. True when they end the answer under way. Throws for another status, no length, or bytes beyond the answer. */
  take(chunk: Buffer): boolean {
    if (this.#bodyLeft >= 0) return this.#count(chunk.length);
    const bytes = this.#head ? Buffer.concat([this.#head, chunk]) : chunk;
    const end = bytes.indexOf(headEnd);
    if (end < 0) {
      if (bytes.length > maxHeadBytes) throw new Error("the head of an answer does not end");
      this.#head = Buffer.from(bytes);
      return false;
    }
    this.#head = undefined;
    const head = bytes.toString("latin1", 0, end);
    if (!head.startsWith("HTTP/1.1 200 ")) throw new Error(`an answer was ${head.slice(0, head.indexOf("\r\n"))}`);
    const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
    if (length === undefined) throw new Error("an answer does not tell its length");
    this.#bodyLeft = Number(length);
    return this.#count(bytes.length - end - headEnd.length);
  }

  #count(bytes: number): boolean {
    this.#bodyLeft -= bytes;
    if (this.#bodyLeft > 0) return false;
    if (this.#bodyLeft < 0) throw new Error("an answer was longer than it said");
    this.#bodyLeft = -1;
    return true;
  }
}
