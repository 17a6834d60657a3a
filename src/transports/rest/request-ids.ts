import { getRequestScope, type RequestScope, runInRequestScope } from "#/kernel/request-scope";
import { formatTraceparent, parseTraceparent } from "#/kernel/tracing/trace-context";
import type { Tracer } from "#/kernel/tracing/tracer";

/** What a client may use as the id of a request: it is logged, stored and returned. */
const requestIdPattern = /^[A-Za-z0-9._:-]{1,128}$/;

/** The scope that a client names with `x-request-id` or `traceparent`; undefined where it names none. */
function readRequestScope({ headers }: Request): RequestScope | undefined {
  const header = headers.get("x-request-id");
  const requestId = header !== null && requestIdPattern.test(header) ? header : undefined;
  const trace = parseTraceparent(headers.get("traceparent"));
  if (requestId === undefined && !trace) return undefined;
  return { requestId: requestId ?? Bun.randomUUIDv7(), trace };
}

/**
 * Runs a handler with the ids that its client sent, and returns them in the response.
 *
 * @param needsId whether a request without ids gets one; reads from the cache do without
 */
export function identifyRequest(
  request: Request,
  needsId: boolean,
  handle: () => Response | Promise<Response>,
): Response | Promise<Response> {
  const scope = readRequestScope(request) ?? (needsId ? { requestId: Bun.randomUUIDv7() } : undefined);
  if (!scope) return handle();
  const addIds = (response: Response) => {
    response.headers.set("x-request-id", scope.requestId);
    if (scope.trace) response.headers.set("traceparent", formatTraceparent(scope.trace));
    return response;
  };
  const response = runInRequestScope(scope, handle);
  return response instanceof Promise ? response.then(addIds) : addIds(response);
}

/**
 * The same where traces are on: every request gets an id and a span, whose `traceparent` is in the
 * response.
 *
 * @param route the route's pattern
 */
export function traceRequest(
  tracer: Tracer,
  request: Request,
  route: string,
  handle: () => Response | Promise<Response>,
): Response | Promise<Response> {
  const sent = readRequestScope(request);
  const requestId = sent?.requestId ?? Bun.randomUUIDv7();
  const { method } = request;
  const span = tracer.startSpan(`${method} ${route}`, {
    kind: "server",
    parent: sent?.trace,
    attributes: { "http.request.method": method, "http.route": route, "livery.request.id": requestId },
  });
  const end = (response: Response) => {
    const { status, headers } = response;
    span.end({
      attributes: { "http.response.status_code": status },
      ...(status >= 500 && { error: `status ${status}` }),
    });
    headers.set("x-request-id", requestId);
    headers.set("traceparent", formatTraceparent(span.context));
    return response;
  };
  const response = runInRequestScope({ requestId, trace: span.context }, handle);
  return response instanceof Promise ? response.then(end) : end(response);
}

/** The id of the current request; a new one where it has none. */
export const getRequestId = (): string => getRequestScope()?.requestId ?? Bun.randomUUIDv7();
