import { getRequestId } from "#/transports/rest/request-ids";
import type { RequestTrace } from "#/transports/rest/observe-request";
import { type ErrorResponseOptions, respondFailure, respondHttpError } from "#/transports/rest/respond";
import { Failure } from "#/kernel/errors";
import { toFailure } from "#/operations/to-failure";
import type { Services } from "#/operations/services";
import { RateLimitExceeded } from "#/operations/rate-limits";
import type { ServerContext } from "#/transports/rest/server-context";
import { MisdirectedRequest, misdirectedRequest } from "#/transports/rest/request-origin";

/** The error response of a route. */
export function respondError(
  { services }: ServerContext,
  error: unknown,
  request: Request,
  options: ErrorResponseOptions,
  trace?: RequestTrace,
): Response | Promise<Response> {
  const requestId = options.requestId ?? getRequestId();
  if (trace) trace.requestId = requestId;
  if (error instanceof MisdirectedRequest) return respondHttpError(misdirectedRequest, request, { ...options, requestId });
  // If another limit than that of the request was exceeded, such as the one for new images, the
  // headers show that one.
  const rate = error instanceof RateLimitExceeded ? error.rate : options.rate;
  const failure = toRequestFailure(error, undefined, services, request, requestId);
  return respondFailure(failure, request, { ...options, rate, requestId });
}

/** Converts any error into a Failure that is safe to show, errors of the framework included. */
export function toRequestFailure(
  error: unknown,
  code: unknown,
  services: Services,
  request: Request,
  requestId?: string,
): Failure {
  if (error instanceof Failure) return error;
  if (code === "PARSE" || code === "VALIDATION" || code === "INVALID_COOKIE_SIGNATURE")
    return new Failure("invalid", "The request is malformed.");
  const { pathname } = new URL(request.url, "http://localhost");
  return toFailure(error, services, { method: request.method, path: pathname }, requestId);
}
