import { trimOf } from "#/kernel/trim";
import type { AnswerHead } from "#/webhooks/answer-head";
import { BodyReader } from "#/webhooks/body-reader";
import { CallFault } from "#/webhooks/call-fault";
import { GrowingBytes } from "#/webhooks/growing-bytes";

/** Status lines and headers together, those of interim answers included. */
const headBytesMax = 32_768;
const begin = "HTTP/1.";

/**
 * Reads an HTTP/1.1 answer as its bytes come in (RFC 9112). Interim answers are passed over. `push` throws CallFault `malformed_answer` and `too_large_headers`; once
 * there is a head, faults of the body only end it.
 */
export class AnswerReader {
  readonly #pending = new GrowingBytes();
  /** How many of the pending bytes are known to hold no end of a head. */
  #searched = 0;
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
    this.#pending.append(bytes);
    while (!this.#body) {
      const { bytes: pending, length } = this.#pending;
      const start = pending.toString("latin1", 0, begin.length);
      if (!start.startsWith(begin.slice(0, start.length))) throw new CallFault("malformed_answer");
      const end = endOfHead(pending, Math.max(0, this.#searched - 2));
      if (this.#headBytes + (end ?? length) > headBytesMax) throw new CallFault("too_large_headers");
      this.#searched = length;
      if (end === undefined) return;
      const head = headOf(pending.toString("latin1", 0, end));
      this.#headBytes += end;
      this.#pending.drop(end);
      this.#searched = 0;
      if (head.status < 200 && head.status !== 101) continue;
      this.#head = head;
      this.#body = new BodyReader(head, this.bodyBytesMax);
      this.#body.push(this.#pending.bytes);
    }
  }
}

/** Where the first head ends, its empty line included; undefined where it goes on. `from` is where to begin the search. */
function endOfHead(bytes: Buffer, from: number): number | undefined {
  const ends = [bytes.indexOf("\n\r\n", from, "latin1") + 3, bytes.indexOf("\n\n", from, "latin1") + 2].filter((end) => end > 2);
  return ends.length === 0 ? undefined : Math.min(...ends);
}

function headOf(text: string): AnswerHead {
  const [first = "", ...lines] = text.split(/\r?\n/).slice(0, -2);
  const [, digits] = /^HTTP\/1\.[01] ([1-9]\d\d)(?: .*)?$/.exec(first) ?? [];
  if (!digits) throw new CallFault("malformed_answer");
  const headers = new Map<string, string>();
  for (const line of lines) {
    const colon = line.indexOf(":");
    const [name, value] = [line.slice(0, Math.max(colon, 0)), trimOf(line.slice(colon + 1), " \t")];
    if (!/^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/.test(name)) throw new CallFault("malformed_answer");
    const before = headers.get(name.toLowerCase());
    headers.set(name.toLowerCase(), before === undefined ? value : `${before}, ${value}`);
  }
  return { status: Number(digits), headers };
}
