import { cleanText } from "#/kernel/text";
import type { AttemptReason } from "#/model/attempt-reason";
import { CallFault } from "#/webhooks/call-fault";
import { callOf, type OutgoingOptions } from "#/webhooks/call";
import { DestinationRefused } from "#/webhooks/destination";
import type { Answer } from "#/webhooks/exchange";
import { isOwnAddress } from "#/webhooks/own-address";

/** How one attempt ended. */
export type AttemptOutcome = {
  /** Whether the answer was 2xx. */
  readonly ok: boolean;
  /** The answer's status; null where there was no answer. */
  readonly status: number | null;
  /** A stable code of model/attempt-reason; null when ok. */
  readonly reason: AttemptReason | null;
  readonly durationMs: number;
  /** The first 2 KB of the answer's body, as text without control characters. */
  readonly answer: string;
};

/** What is sent, and where to. */
export type AttemptRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Sends a body to an address, once. Never throws. */
export type Attempt = (request: AttemptRequest) => Promise<AttemptOutcome>;

/** How much of an answer is read, and how much of that is kept, bytes. */
const readBytesMax = 16_384;
const keptBytesMax = 2048;

/** The attempt under guard. Its outcome is decided by the answer's head; the body is read for the log alone, under the same deadline. */
export function attemptOf(options: OutgoingOptions): Attempt {
  const call = callOf(options);
  return async ({ url, headers, body }) => {
    const begunMs = performance.now();
    const outcome = (end: Omit<AttemptOutcome, "durationMs">): AttemptOutcome => ({
      ...end,
      durationMs: Math.round(performance.now() - begunMs),
    });
    try {
      if (options.ownUrl !== undefined && isOwnAddress(url, options.ownUrl)) throw new CallFault("own_address");
      const answer = await call(url, { method: "POST", headers, body }, readBytesMax);
      const reason = reasonOfStatus(answer.status);
      return outcome({ ok: reason === null, status: answer.status, reason, answer: shown(answer) });
    } catch (error) {
      const reason = error instanceof CallFault || error instanceof DestinationRefused ? error.reason : "internal";
      return outcome({ ok: false, status: null, reason, answer: "" });
    }
  };
}

function reasonOfStatus(status: number): AttemptReason | null {
  if (status >= 200 && status < 300) return null;
  return [301, 302, 303, 307, 308].includes(status) ? "redirect" : "status";
}

/** The beginning of an answer's body as text that can be stored and shown; nothing of one that is packed. A character that the limit cuts is left out. */
function shown({ headers, body }: Answer): string {
  if (!["", "identity"].includes((headers.get("content-encoding") ?? "").toLowerCase())) return "";
  const beginning = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, keptBytesMax), { stream: true });
  return beginning(new TextEncoder().encode(cleanText(beginning(body)).text));
}
