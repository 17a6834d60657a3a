import { yieldToEventLoop } from "#/kernel/yield-to-event-loop";

/** The id of a request (JSON-RPC 2.0, section 4). */
export type RequestId = string | number;

/** The longest id or property name that is read, bytes, and the most ids of one batch. */
const maxTokenBytes = 1_024;
const maxIds = 100;

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a];
const [openBracket, closeBracket, openBrace, closeBrace] = [0x5b, 0x5d, 0x7b, 0x7d];

/**
 * Finds the ids in messages that are not parsed because they are too long, nested too deep or not
 * JSON, so that their requests still get an error response. It reads each byte once, in chunks of
 * any size, and buffers at most one id. It takes the `id` property of the message itself, or of
 * each message in a batch.
 */
export class RequestIdScanner {
  readonly #ids: RequestId[] = [];
  #depth = 0;
  /** The depth of a message's own properties: 1 for one message, 2 in a batch. */
  #level = 0;
  #inString = false;
  #isEscaped = false;
  #token: number[] = [];
  #key: string | undefined;
  #isKey = true;
  #found: RequestId | undefined;

  /** The ids found so far, in order. */
  get ids(): readonly RequestId[] {
    return this.#ids;
  }

  /** Whether the input is a batch. */
  get isBatch(): boolean {
    return this.#level === 2;
  }

  push(bytes: Uint8Array): void {
    for (const byte of bytes) this.#take(byte);
  }

  /** Ends the input. A truncated message counts with the id that was found in it. */
  end(): readonly RequestId[] {
    this.#closeMessage();
    return this.#ids;
  }

  #take(byte: number): void {
    const isOwn = this.#depth === this.#level;
    if (this.#inString) {
      if (isOwn) this.#keep(byte);
      if (this.#isEscaped) this.#isEscaped = false;
      else if (byte === backslash) this.#isEscaped = true;
      else if (byte === quote) this.#inString = false;
      return;
    }
    switch (byte) {
      case quote:
        this.#inString = true;
        if (isOwn) this.#keep(byte);
        return;
      case openBracket:
      case openBrace:
        this.#open(byte);
        return;
      case closeBracket:
      case closeBrace:
        if (isOwn) this.#closeValue();
        if (this.#depth === this.#level) this.#closeMessage();
        this.#depth--;
        return;
      case colon:
        if (!isOwn || !this.#isKey) return;
        this.#key = this.#text();
        this.#isKey = false;
        return;
      case comma:
        if (isOwn) this.#closeValue();
        return;
      default:
        if (isOwn && byte > 0x20) this.#keep(byte);
    }
  }

  #open(byte: number): void {
    if (this.#level === 0) this.#level = byte === openBracket ? 2 : 1;
    // An object or array is not an id.
    if (this.#depth === this.#level) this.#key = undefined;
    this.#depth++;
    if (this.#depth === this.#level) this.#startProperty();
  }

  #keep(byte: number): void {
    if (this.#token.length <= maxTokenBytes) this.#token.push(byte);
  }

  #startProperty(): void {
    this.#token = [];
    this.#key = undefined;
    this.#isKey = true;
  }

  /** The token as text, where it is a JSON string within the length limit. */
  #text(): string | undefined {
    const value = this.#value();
    return typeof value === "string" ? value : undefined;
  }

  #value(): unknown {
    const token = this.#token;
    this.#token = [];
    if (token.length > maxTokenBytes) return undefined;
    try {
      return JSON.parse(Buffer.from(token).toString("utf8"));
    } catch {
      return undefined;
    }
  }

  #closeValue(): void {
    if (this.#key === "id") {
      const value = this.#value();
      this.#found = typeof value === "string" || typeof value === "number" ? value : undefined;
    }
    this.#startProperty();
  }

  #closeMessage(): void {
    if (this.#found !== undefined && this.#ids.length < maxIds) this.#ids.push(this.#found);
    this.#found = undefined;
  }
}

/**
 * Bytes that are scanned without a pause, so that other requests wait for some milliseconds at
 * most.
 */
const sliceBytes = 262_144;

/**
 * Finds the ids in bytes that cannot be parsed as a message. Yields to other work between slices.
 */
export async function findRequestIds(bytes: Uint8Array): Promise<readonly RequestId[]> {
  const scanner = new RequestIdScanner();
  for (let start = 0; start < bytes.length; start += sliceBytes) {
    if (start > 0) await yieldToEventLoop();
    scanner.push(bytes.subarray(start, start + sliceBytes));
  }
  return scanner.end();
}
