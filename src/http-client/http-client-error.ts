import type { AttemptReason } from "#/model/attempt-reason";

/** A call that led to no proper answer, with the stable code of why. The cause is for nobody outside: it may name addresses. */
export class HttpClientError extends Error {
  override readonly name = "HttpClientError";
  constructor(
    readonly reason: AttemptReason,
    options?: { readonly cause?: unknown },
  ) {
    super(reason, options);
  }
}
