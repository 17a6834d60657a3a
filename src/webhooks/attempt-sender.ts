import { cleanText } from "#/kernel/text";
import type { AttemptReason } from "#/model/attempt-reason";
import { HttpClientError } from "#/http-client/http-client-error";
import { createHttpClient, type HttpClientOptions } from "#/http-client/http-client";
import { DestinationError } from "#/http-client/destination";
import type { HttpResponse } from "#/http-client/exchange";
import { isOwnUrl } from "#/http-client/own-url";

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
export type AttemptSender = (request: AttemptRequest) => Promise<AttemptOutcome>;

/** How much of an answer is read, and how much of that is kept, bytes. */
const maxReadBytes = 16_384;
const maxStoredBytes = 2048;

/** The attempt under guard. Its outcome is decided by the answer's head; the body is read for the log alone, under the same deadline. */
export function createAttemptSender(options: HttpClientOptions): AttemptSender {
  const sendRequest = createHttpClient(options);
  return async ({ url, headers, body }) => {
    const startedAtMs = performance.now();
    const toOutcome = (result: Omit<AttemptOutcome, "durationMs">): AttemptOutcome => ({
      ...result,
      durationMs: Math.round(performance.now() - startedAtMs),
    });
    try {
      if (options.ownUrl !== undefined && isOwnUrl(url, options.ownUrl)) throw new HttpClientError("own_address");
      const response = await sendRequest(url, { method: "POST", headers, body }, maxReadBytes);
      const reason = toStatusReason(response.status);
      return toOutcome({ ok: reason === null, status: response.status, reason, answer: toStoredText(response) });
    } catch (error) {
      const reason = error instanceof HttpClientError || error instanceof DestinationError ? error.reason : "internal";
      return toOutcome({ ok: false, status: null, reason, answer: "" });
    }
  };
}

function toStatusReason(status: number): AttemptReason | null {
  if (status >= 200 && status < 300) return null;
  return [301, 302, 303, 307, 308].includes(status) ? "redirect" : "status";
}

/** The beginning of an answer's body as text that can be stored and shown; nothing of one that is packed. A character that the limit cuts is left out. */
function toStoredText({ headers, body }: HttpResponse): string {
  if (!["", "identity"].includes((headers.get("content-encoding") ?? "").toLowerCase())) return "";
  const decodeStart = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, maxStoredBytes), { stream: true });
  return decodeStart(new TextEncoder().encode(cleanText(decodeStart(body)).text));
}
