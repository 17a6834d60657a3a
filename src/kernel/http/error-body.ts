import type { FailureCode } from "#/kernel/errors";

/** The HTTP status of each failure code. MCP tools report the same number. */
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

/** The body of an error response, where no other protocol defines one. */
export type ErrorBody = {
  /** What happened and what to do. */
  readonly error: string;
  /** A stable code in UPPER_SNAKE_CASE. */
  readonly code: string;
  /** Identifies the request in the log. */
  readonly requestId: string;
};

/** The code of a failure as clients see it. */
export const toPublicCode = (code: string) => code.toUpperCase();

/** An error body as JSON text. */
export const formatErrorBody = (error: string, code: string, requestId: string = Bun.randomUUIDv7()) =>
  JSON.stringify({ error, code: toPublicCode(code), requestId } satisfies ErrorBody);
