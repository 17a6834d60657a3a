import { trimCharacters } from "#/kernel/trim";
import type { ResponseHead } from "#/http-client/response-head";
import { GrowableBuffer } from "#/http-client/growable-buffer";

/** How a body stands: more is to come, it is there whole, it is longer than what is kept, or its framing is wrong. */
export type BodyState = "open" | "whole" | "cut" | "broken";

/** The longest line that may stand before a chunk. */
const maxChunkLineBytes = 1024;
/** How many bytes the lines around chunks may have together, beyond as many as the body: chunks of a byte or two are there to wear the reader out. */
const maxChunkLinesBytes = 65_536;

/** Reads the body of an answer by its length, its chunks, or up to the end of the connection (RFC 9112, section 6). Never throws, and keeps no more than it may. */
export class BodyReader {
  readonly #content = new GrowableBuffer();
  readonly #framing: "length" | "chunked" | "close";
  /** Bytes that are left of the body, or of the chunk at hand. */
  #remaining = 0;
  #line = "";
  #lineBytes = 0;
  #part: "size" | "data" | "end" = "size";
  #state: BodyState = "open";

  constructor(
    { status, headers }: ResponseHead,
    readonly maxBytes: number,
  ) {
    const lengths = new Set((headers.get("content-length") ?? "").split(",").map((length) => trimCharacters(length, " \t")));
    const [length = ""] = lengths;
    const coding = headers.get("transfer-encoding");
    this.#framing =
      coding === undefined ? (length === "" ? "close" : "length") : /(?:^|,)[ \t]*chunked$/i.test(coding) ? "chunked" : "close";
    if (this.#framing === "length") {
      this.#remaining = Number(length);
      if (lengths.size > 1 || !/^\d{1,15}$/.test(length)) this.#state = "broken";
      else if (this.#remaining === 0) this.#state = "whole";
    }
    if (status === 204 || status === 304 || status === 101) this.#state = "whole";
  }

  get state(): BodyState {
    return this.#state;
  }
  /** What was kept so far. */
  get bytes(): Uint8Array {
    return this.#content.bytes;
  }

  push(bytes: Uint8Array): void {
    let rest = bytes;
    while (rest.length > 0 && this.#state === "open")
      rest = this.#framing === "chunked" ? this.#readChunk(rest) : this.#readPlain(rest);
  }

  /** The connection ended: whole only where nothing else says where the body ends. */
  end(): void {
    if (this.#state === "open") this.#state = this.#framing === "close" ? "whole" : "broken";
  }

  #readPlain(bytes: Uint8Array): Uint8Array {
    if (this.#framing === "close") {
      this.#append(bytes);
      return bytes.subarray(bytes.length);
    }
    const content = bytes.subarray(0, this.#remaining);
    this.#remaining -= content.length;
    this.#append(content);
    if (this.#remaining === 0 && this.#state === "open") this.#state = "whole";
    return bytes.subarray(content.length);
  }

  #readChunk(bytes: Uint8Array): Uint8Array {
    if (this.#part === "data") {
      const content = bytes.subarray(0, this.#remaining);
      this.#remaining -= content.length;
      this.#append(content);
      if (this.#remaining === 0) this.#part = "end";
      return bytes.subarray(content.length);
    }
    const end = bytes.indexOf(0x0a);
    this.#line += Buffer.from(end < 0 ? bytes : bytes.subarray(0, end)).toString("latin1");
    this.#lineBytes += end < 0 ? bytes.length : end + 1;
    if (this.#line.length > maxChunkLineBytes || this.#lineBytes > maxChunkLinesBytes + this.#content.length)
      this.#state = "broken";
    if (end >= 0 && this.#state === "open") this.#readLine();
    return end < 0 ? bytes.subarray(bytes.length) : bytes.subarray(end + 1);
  }

  #readLine(): void {
    const line = this.#line.replace(/\r$/, "");
    this.#line = "";
    if (this.#part === "end") {
      this.#part = "size";
      if (line !== "") this.#state = "broken";
      return;
    }
    const [, digits] = /^([0-9a-f]{1,8})[ \t]*(?:;.*)?$/i.exec(line) ?? [];
    if (digits === undefined) this.#state = "broken";
    else {
      this.#remaining = Number.parseInt(digits, 16);
      if (this.#remaining === 0) this.#state = "whole";
      else this.#part = "data";
    }
  }

  #append(bytes: Uint8Array): void {
    const remaining = this.maxBytes - this.#content.length;
    if (bytes.length > remaining) this.#state = "cut";
    this.#content.append(bytes.subarray(0, remaining));
  }
}
