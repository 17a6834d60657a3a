import { cleanText } from "#/kernel/text/clean-text";
import type { AttemptReason } from "#/model/attempt-reason";
import { DestinationError } from "#/http-client/destination";
import type { HttpResponse } from "#/http-client/exchange";
import { createHttpClient } from "#/http-client/http-client";
import { HttpClientError, type HttpClientErrorCode } from "#/http-client/http-client-error";
import { isOwnUrl, type WebhookClientOptions } from "#/webhooks/webhook-url";

/** Result of one attempt. */
export type AttemptOutcome = {
  /** Whether the response was 2xx. */
  readonly ok: boolean;
  /** HTTP status of the response; null without a response. */
  readonly status: number | null;
  /** Why the attempt failed; null if `ok`. */
  readonly reason: AttemptReason | null;
  readonly durationMs: number;
  /** The first 2 KB of the response body, as text without control characters. */
  readonly answer: string;
};

export type AttemptRequest = {
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};

/** Sends one request of a delivery. Never throws. */
export type AttemptSender = (request: AttemptRequest) => Promise<AttemptOutcome>;

/** How much of a response body is read, and how much of that is stored, bytes. */
const maxReadBytes = 16_384;
const maxStoredBytes = 2048;

/**
 * The stored reason for each error of the HTTP client. Stored reasons never change; the client's
 * codes may.
 */
const clientErrorReasons: Readonly<Record<HttpClientErrorCode, AttemptReason>> = {
  dns_timeout: "dns_timeout",
  connect: "connect",
  connect_timeout: "connect_timeout",
  tls_untrusted: "tls_untrusted",
  tls_expired: "tls_expired",
  tls_name: "tls_name",
  tls_no_name: "tls_no_name",
  tls_protocol: "tls_protocol",
  tls_timeout: "tls_timeout",
  timeout: "timeout",
  closed: "closed",
  malformed_response: "malformed_answer",
  headers_too_large: "too_large_headers",
  internal: "internal",
};

/**
 * Creates a sender. The response head decides the outcome; the body is only read for the delivery
 * log.
 */
export function createAttemptSender({ ownUrl, ...clientOptions }: WebhookClientOptions): AttemptSender {
  const sendRequest = createHttpClient(clientOptions);
  return async ({ url, headers, body }) => {
    const startedAtMs = performance.now();
    const toOutcome = (result: Omit<AttemptOutcome, "durationMs">): AttemptOutcome => ({
      ...result,
      durationMs: Math.round(performance.now() - startedAtMs),
    });
    const toFailure = (reason: AttemptReason) => toOutcome({ ok: false, status: null, reason, answer: "" });
    if (ownUrl !== undefined && isOwnUrl(url, ownUrl)) return toFailure("own_address");
    try {
      const response = await sendRequest(url, { method: "POST", headers, body }, maxReadBytes);
      const reason = toStatusReason(response.status);
      return toOutcome({ ok: reason === null, status: response.status, reason, answer: toStoredText(response) });
    } catch (error) {
      if (error instanceof HttpClientError) return toFailure(clientErrorReasons[error.code]);
      return toFailure(error instanceof DestinationError ? error.reason : "internal");
    }
  };
}

function toStatusReason(status: number): AttemptReason | null {
  if (status >= 200 && status < 300) return null;
  return [301, 302, 303, 307, 308].includes(status) ? "redirect" : "status";
}

/**
 * Returns the start of the response body as text that is safe to store and show. Empty for a
 * compressed body. A character that the size limit splits is dropped.
 */
function toStoredText({ headers, body }: HttpResponse): string {
  if (!["", "identity"].includes((headers.get("content-encoding") ?? "").toLowerCase())) return "";
  const decodeStart = (bytes: Uint8Array) => new TextDecoder().decode(bytes.subarray(0, maxStoredBytes), { stream: true });
  return decodeStart(new TextEncoder().encode(cleanText(decodeStart(body)).text));
}
