import type { FailureCode } from "#/kernel/errors";

/** The HTTP status of each refusal. Tools of agents tell the same number. */
export const httpStatusByCode: Readonly<Record<FailureCode, number>> = {
  invalid: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  gone: 410,
  precondition_failed: 412,
  too_large: 413,
  rate_limited: 429,
  internal: 500,
  unavailable: 503,
};

/** A refusal as programs read it, wherever it is not part of another protocol's message. */
export type ErrorBody = {
  /** What happened and what to do. */
  readonly error: string;
  /** The kind of refusal, stable and in UPPER_SNAKE. */
  readonly code: string;
  /** Names this request in the log. */
  readonly requestId: string;
};

/** The stable code that callers see for a kind of refusal. */
export const toPublicCode = (code: string) => code.toUpperCase();

/** The body of a refusal as JSON text. */
export const formatErrorBody = (error: string, code: string, requestId: string = Bun.randomUUIDv7()) =>
  JSON.stringify({ error, code: toPublicCode(code), requestId } satisfies ErrorBody);
