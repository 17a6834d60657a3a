import { trimCharacters } from "#/kernel/text/trim";
import { GrowableBuffer } from "#/http-client/growable-buffer";

/**
 * Status and headers of a response. Names are lower case; repeated headers are joined by commas.
 */
export type ResponseHead = { readonly status: number; readonly headers: ReadonlyMap<string, string> };

/**
 * More data is expected; all of it arrived; it exceeds `maxBytes`; its framing is invalid or it
 * ended early.
 */
export type BodyState = "open" | "complete" | "truncated" | "malformed";

const maxChunkLineBytes = 1024;
/**
 * How much longer than the body all chunk lines together may be, bytes. This stops responses in
 * tiny chunks.
 */
const maxChunkLinesBytes = 65_536;

/**
 * Reads a response body by content length, by chunks or until the connection closes (RFC 9112,
 * section 6). Keeps at most `maxBytes` and never throws; see `state`.
 */
export class BodyReader {
  readonly #content = new GrowableBuffer();
  readonly #framing: "length" | "chunked" | "close";
  /** Bytes left in the body or in the current chunk. */
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
      if (lengths.size > 1 || !/^\d{1,15}$/.test(length)) this.#state = "malformed";
      else if (this.#remaining === 0) this.#state = "complete";
    }
    if (status === 204 || status === 304 || status === 101) this.#state = "complete";
  }

  get state(): BodyState {
    return this.#state;
  }
  get bytes(): Uint8Array {
    return this.#content.bytes;
  }

  push(bytes: Uint8Array): void {
    let rest = bytes;
    while (rest.length > 0 && this.#state === "open")
      rest = this.#framing === "chunked" ? this.#readChunk(rest) : this.#readPlain(rest);
  }

  /**
   * The connection closed. That completes a body without a declared length; any other is malformed.
   */
  end(): void {
    if (this.#state === "open") this.#state = this.#framing === "close" ? "complete" : "malformed";
  }

  #readPlain(bytes: Uint8Array): Uint8Array {
    if (this.#framing === "close") {
      this.#append(bytes);
      return bytes.subarray(bytes.length);
    }
    const content = bytes.subarray(0, this.#remaining);
    this.#remaining -= content.length;
    this.#append(content);
    if (this.#remaining === 0 && this.#state === "open") this.#state = "complete";
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
      this.#state = "malformed";
    if (end >= 0 && this.#state === "open") this.#readLine();
    return end < 0 ? bytes.subarray(bytes.length) : bytes.subarray(end + 1);
  }

  #readLine(): void {
    const line = this.#line.replace(/\r$/, "");
    this.#line = "";
    if (this.#part === "end") {
      this.#part = "size";
      if (line !== "") this.#state = "malformed";
      return;
    }
    const [, digits] = /^([0-9a-f]{1,8})[ \t]*(?:;.*)?$/i.exec(line) ?? [];
    if (digits === undefined) this.#state = "malformed";
    else {
      this.#remaining = Number.parseInt(digits, 16);
      if (this.#remaining === 0) this.#state = "complete";
      else this.#part = "data";
    }
  }

  #append(bytes: Uint8Array): void {
    const remaining = this.maxBytes - this.#content.length;
    if (bytes.length > remaining) this.#state = "truncated";
    this.#content.append(bytes.subarray(0, remaining));
  }
}
