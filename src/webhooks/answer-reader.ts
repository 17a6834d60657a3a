import { BodyReader } from "#/webhooks/body-reader";
import { CallFault } from "#/webhooks/call-fault";

/** The start of an answer: its status and its headers, names in lower case, repeated ones joined by commas. */
export type AnswerHead = { readonly status: number; readonly headers: ReadonlyMap<string, string> };

/** Status lines and headers together, those of interim answers included. */
const headBytesMax = 32_768;
const begin = "HTTP/1.";

/**
 * Reads an HTTP/1.1 answer as its bytes come in (RFC 9112). Interim answers are passed over. `push` throws CallFault `malformed_answer` and `too_large_headers`; once
 * there is a head, faults of the body only end it.
 */
export class AnswerReader {
  #pending = Buffer.alloc(0);
  #headBytes = 0;
  #head: AnswerHead | undefined;
  #body: BodyReader | undefined;

  /** Of the body no more than `bodyBytesMax` is kept; what lies beyond ends the reading. */
  constructor(readonly bodyBytesMax: number) {}

  get head(): AnswerHead | undefined {
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
    this.#pending = Buffer.concat([this.#pending, bytes]);
    while (!this.#body) {
      const text = this.#pending.toString("latin1", 0, headBytesMax);
      if (!text.startsWith(begin.slice(0, text.length))) throw new CallFault("malformed_answer");
      const end = /\r?\n\r?\n/.exec(text);
      const length = end ? end.index + end[0].length : this.#pending.length;
      if (this.#headBytes + length > headBytesMax) throw new CallFault("too_large_headers");
      if (!end) return;
      const head = headOf(text.slice(0, end.index));
      this.#headBytes += length;
      this.#pending = this.#pending.subarray(length);
      if (head.status < 200 && head.status !== 101) continue;
      this.#head = head;
      this.#body = new BodyReader(head, this.bodyBytesMax);
      this.#body.push(this.#pending);
    }
  }
}

function headOf(text: string): AnswerHead {
  const [first = "", ...lines] = text.split(/\r?\n/);
  const [, digits] = /^HTTP\/1\.[01] ([1-9]\d\d)(?: .*)?$/.exec(first) ?? [];
  if (!digits) throw new CallFault("malformed_answer");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const [, name, value = ""] = /^([!#$%&'*+.^_`|~0-9A-Za-z-]+):[ \t]*(.*?)[ \t]*$/.exec(line) ?? [];
    if (name === undefined) throw new CallFault("malformed_answer");
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return { status: Number(digits), headers };
}
