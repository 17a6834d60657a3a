import type { Log } from "#/kernel/log";
import type { Caller } from "#/model/caller";

/** A request that has its response. Contains no query values, no body and no ids from the path. */
export type ObservedRequest = {
  readonly method: string;
  /** The route's pattern, such as `/api/v1/designs/:id`; `unmatched` where no route matched. */
  readonly route: string;
  readonly status: number;
  /** Milliseconds until the response was ready to be sent; a stream goes on after that. */
  readonly durationMs: number;
  /** The id that error responses and the error log carry; null for reads from the cache. */
  readonly requestId: string | null;
  /** Null where the caller was not authenticated yet when the request was refused. */
  readonly callerKind: Caller["kind"] | null;
};

/** Called for every request with a response: the access log and metrics. It must be fast. */
export type RequestObserver = (request: ObservedRequest) => void;

/** What a handler reports about its request while it runs. */
export type RequestTrace = { requestId: string | null; callerKind: Caller["kind"] | null };

export const createTrace = (): RequestTrace => ({ requestId: null, callerKind: null });

/**
 * Runs a handler and reports its request when the response is ready.
 * @param handle never rejects: failures are responses by then
 */
export function observeRequest(
  observe: RequestObserver,
  { method }: Request,
  route: string,
  handle: (trace: RequestTrace) => Response | Promise<Response>,
): Response | Promise<Response> {
  const startedMs = performance.now();
  const trace = createTrace();
  const report = (response: Response) => {
    const { requestId, callerKind } = trace;
    observe({ method, route, status: response.status, durationMs: performance.now() - startedMs, requestId, callerKind });
    return response;
  };
  const response = handle(trace);
  return response instanceof Promise ? response.then(report) : report(response);
}

/** Calls each observer. */
export function observeAll(observers: readonly RequestObserver[]): RequestObserver {
  const [only, ...others] = observers;
  if (only && others.length === 0) return only;
  return (request) => {
    for (const observe of observers) observe(request);
  };
}

/** Writes one line a request. */
export const createAccessLog =
  (log: Log): RequestObserver =>
  ({ durationMs, callerKind, ...fields }) =>
    log.info("request", { ...fields, durationMs: Math.round(durationMs * 1000) / 1000, caller: callerKind });
