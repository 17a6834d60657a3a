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
