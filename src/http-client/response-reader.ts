import { trimCharacters } from "#/kernel/text/trim";
import { BodyReader, type ResponseHead } from "#/http-client/body-reader";
import { HttpClientError } from "#/http-client/http-client-error";
import { GrowableBuffer } from "#/http-client/growable-buffer";

/** Limit for status lines and headers, including those of interim (1xx) responses. */
const maxHeadBytes = 32_768;
const statusLinePrefix = "HTTP/1.";

/**
 * Reads an HTTP/1.1 response as its bytes arrive (RFC 9112) and skips interim responses. `push`
 * throws HttpClientError `malformed_response` or `headers_too_large`. Errors in the body do not
 * throw; see `body.state`.
 */
export class ResponseReader {
  readonly #pending = new GrowableBuffer();
  /** How many pending bytes were already searched for the end of the head. */
  #searched = 0;
  #headBytes = 0;
  #head: ResponseHead | undefined;
  #body: BodyReader | undefined;

  /** Reading stops once the body exceeds `maxBodyBytes`. */
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
      if (!start.startsWith(statusLinePrefix.slice(0, start.length))) throw new HttpClientError("malformed_response");
      const end = findHeadEnd(pending, Math.max(0, this.#searched - 2));
      if (this.#headBytes + (end ?? length) > maxHeadBytes) throw new HttpClientError("headers_too_large");
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

/**
 * Returns the offset after the empty line that ends the head, or undefined if it has not arrived.
 * Searches from `from`.
 */
function findHeadEnd(bytes: Buffer, from: number): number | undefined {
  const ends = [bytes.indexOf("\n\r\n", from, "latin1") + 3, bytes.indexOf("\n\n", from, "latin1") + 2].filter((end) => end > 2);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function parseHead(text: string): ResponseHead {
  const [statusLine = "", ...lines] = text.split(/\r?\n/).slice(0, -2);
  const [, digits] = /^HTTP\/1\.[01] ([1-9]\d\d)(?: .*)?$/.exec(statusLine) ?? [];
  if (!digits) throw new HttpClientError("malformed_response");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, Math.max(colon, 0)), trimCharacters(line.slice(colon + 1), " \t")];
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) throw new HttpClientError("malformed_response");
    const previous = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), previous === undefined ? value : `${previous}, ${value}`);
  }
  return { status: Number(digits), headers };
}
