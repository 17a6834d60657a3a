import { AsyncLocalStorage } from "node:async_hooks";
import type { TraceContext } from "#/kernel/tracing/trace-context";

/** What work for one request is known by, in logs, deliveries and traces. */
export type RequestScope = {
  readonly requestId: string;
  /** The span that the work belongs to; absent where the request belongs to no trace. */
  readonly trace?: TraceContext | undefined;
};

const scopes = new AsyncLocalStorage<RequestScope>();

/**
 * Runs work for a request. Everything that it starts has the scope, also after it has returned: log
 * lines, jobs, background runs and deliveries.
 */
export const runInRequestScope = <Result>(scope: RequestScope, work: () => Result): Result => scopes.run(scope, work);

/** The scope of the current work; undefined where it is for no request. */
export const getRequestScope = (): RequestScope | undefined => scopes.getStore();
