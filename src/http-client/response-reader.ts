import { trimCharacters } from "#/kernel/trim";
import type { ResponseHead } from "#/http-client/response-head";
import { BodyReader } from "#/http-client/body-reader";
import { HttpClientError } from "#/http-client/http-client-error";
import { GrowableBuffer } from "#/http-client/growable-buffer";

/** Status lines and headers together, those of interim answers included. */
const maxHeadBytes = 32_768;
const statusLinePrefix = "HTTP/1.";

/**
 * Reads an HTTP/1.1 answer as its bytes come in (RFC 9112). Interim answers are passed over. `push` throws CallFault `malformed_answer` and `too_large_headers`; once
 * there is a head, faults of the body only end it.
 */
export class ResponseReader {
  readonly #pending = new GrowableBuffer();
  /** How many of the pending bytes are known to hold no end of a head. */
  #searched = 0;
  #headBytes = 0;
  #head: ResponseHead | undefined;
  #body: BodyReader | undefined;

  /** Of the body no more than `maxBodyBytes` is kept; what lies beyond ends the reading. */
  constructor(readonly maxBodyBytes: number) {}

  get head(): ResponseHead | undefined {
    return this.#head;
  }
  get body(): BodyReader | undefined {
    return this.#body;
  }

  push(bytes: Uint8Array): void {
    if (this.#body) {
      this.#body.push(bytes);
      return;
    }
    this.#pending.append(bytes);
    while (!this.#body) {
      const { bytes: pending, length } = this.#pending;
      const start = pending.toString("latin1", 0, statusLinePrefix.length);
      if (!start.startsWith(statusLinePrefix.slice(0, start.length))) throw new HttpClientError("malformed_answer");
      const end = findHeadEnd(pending, Math.max(0, this.#searched - 2));
      if (this.#headBytes + (end ?? length) > maxHeadBytes) throw new HttpClientError("too_large_headers");
      this.#searched = length;
      if (end === undefined) return;
      const head = parseHead(pending.toString("latin1", 0, end));
      this.#headBytes += end;
      this.#pending.consume(end);
      this.#searched = 0;
      if (head.status < 200 && head.status !== 101) continue;
      this.#head = head;
      this.#body = new BodyReader(head, this.maxBodyBytes);
      this.#body.push(this.#pending.bytes);
    }
  }
}

/** Where the first head ends, its empty line included; undefined where it goes on. `from` is where to begin the search. */
function findHeadEnd(bytes: Buffer, from: number): number | undefined {
  const ends = [bytes.indexOf("\n\r\n", from, "latin1") + 3, bytes.indexOf("\n\n", from, "latin1") + 2].filter((end) => end > 2);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function parseHead(text: string): ResponseHead {
  const [statusLine = "", ...lines] = text.split(/\r?\n/).slice(0, -2);
  const [, digits] = /^HTTP\/1\.[01] ([1-9]\d\d)(?: .*)?$/.exec(statusLine) ?? [];
  if (!digits) throw new HttpClientError("malformed_answer");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, Math.max(colon, 0)), trimCharacters(line.slice(colon + 1), " \t")];
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) throw new HttpClientError("malformed_answer");
    const previous = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), previous === undefined ? value : `${previous}, ${value}`);
  }
  return { status: Number(digits), headers };
}
