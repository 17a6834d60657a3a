import { getRequestId } from "#/transports/rest/request-ids";
import { assertOwnOrigin, readSessionCookie } from "#/transports/rest/session-cookie";
import { createTrace } from "#/transports/rest/observe-request";
import { respond } from "#/transports/rest/respond";
import { getRequestScope } from "#/kernel/request-scope";
import type { Reply } from "#/kernel/http/reply";
import { watchStreamEnd } from "#/kernel/limits/stream-quota";
import { dispatch, dispatchPublicRead } from "#/operations/dispatch";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import { RequestMeter } from "#/operations/request-meter";
import { authenticateCaller } from "#/operations/authenticate-caller";
import type { Route, ServerContext, TracedRequest } from "#/transports/rest/server-context";
import { assertOwnHost, getOriginal, getRateLimitAddress } from "#/transports/rest/request-origin";
import { readOperationInput, toPathParameters } from "#/transports/rest/operation-input";
import { respondError } from "#/transports/rest/respond-error";

/** How long a connection may be idle, seconds. */
export const idleTimeoutSeconds = 30;
/**
 * How long a connection may be idle while its import is checked, seconds: the longest timeout that
 * the runtime supports.
 */
const importIdleSeconds = 255;

/**
 * Whether a request for something public identifies its caller, who may get a different response.
 */
export const hasCredentials = ({ headers }: Request): boolean =>
  isBearer(headers.get("authorization")) || headers.get("cookie") !== null;

const isBearer = (authorization: string | null): boolean => authorization !== null && /^Bearer /i.test(authorization);

/**
 * The Authorization header. If no key is required, schemes other than Bearer are ignored: they
 * belong to a proxy in front of this server.
 */
function getAuthorization({ access }: Operation, { headers }: Request): string | null {
  const authorization = headers.get("authorization");
  return access === "public" && !isBearer(authorization) ? null : authorization;
}

/**
 * Responds to a read that is the same for everyone. Synchronous if the reply is cached, which is
 * the path of most requests.
 */
export function handlePublicRead(
  route: Route,
  { request, params = {}, server, trace }: TracedRequest,
): Response | Promise<Response> {
  const { services, options, operation, own } = route;
  options.onRequest?.();
  if (trace) trace.callerKind = "anonymous";
  const meter = new RequestMeter(services, () => getRateLimitAddress(request, server, options));
  let requestId = getRequestScope()?.requestId;
  const ensureRequestId = () => {
    requestId ??= Bun.randomUUIDv7();
    if (trace) trace.requestId = requestId;
    return requestId;
  };
  if (requestId !== undefined) ensureRequestId();
  const { anyOrigin, isHttps, basePath } = own;
  const succeed = (reply: Reply) =>
    respond(reply, request, { anyOrigin, isHttps, basePath, rate: meter.rate, shouldCompress: true });
  const refuse = (error: unknown) =>
    respondError(route, error, request, { ...own, rate: meter.rate, requestId: ensureRequestId() }, trace);
  try {
    const reply = dispatchPublicRead(operation, services, meter, ensureRequestId, request.url, {
      checkRequest: () => void assertOwnHost(route, request, server),
      path: () => toPathParameters(params),
      input: () => readOperationInput(route, request, toPathParameters(params)),
    });
    return reply instanceof Promise ? reply.then(succeed).catch(refuse) : succeed(reply);
  } catch (error) {
    return refuse(error);
  }
}

/** Responds to a call that depends on the caller. */
export async function handleOperation(
  route: Route,
  { request, params = {}, server, trace = createTrace() }: TracedRequest,
): Promise<Response> {
  const { services, options, operation, rest, own } = route;
  options.onRequest?.();
  const requestId = getRequestId();
  trace.requestId = requestId;
  const meter = new RequestMeter(services, () => getRateLimitAddress(request, server, options));
  const lease = services.bodyBudget.lease();
  try {
    const cookie = readSessionCookie(request, services.baseUrl);
    const authorization =
      operation.access === "public" && !operation.variesByCaller ? null : getAuthorization(operation, request);
    const caller = await authenticateCaller(services, { authorization, sessionToken: cookie.token }, meter);
    trace.callerKind = caller.kind;
    const { address } = meter;
    const context: Context = {
      ...{ ...services, caller, address, requestId, meter, cookie, signal: request.signal },
      lastEventId: request.headers.get("last-event-id") ?? undefined,
    };
    const reply = await dispatch(operation, context, {
      checkRequest() {
        const host = assertOwnHost(route, request, server);
        if (rest.method !== "GET" && authorization === null)
          assertOwnOrigin(request, { baseUrl: services.baseUrl, host, hasCookie: cookie.token !== undefined });
      },
      path: () => toPathParameters(params),
      async input() {
        const input = await readOperationInput(route, request, toPathParameters(params), { caller, lease });
        // An import gets the longer timeout only once its body has been read.
        if (operation.rate === "import") server?.timeout(getOriginal(request), importIdleSeconds);
        return input;
      },
      ifMatch: rest.method === "PATCH" ? (request.headers.get("if-match") ?? undefined) : undefined,
    });
    const sentReply =
      reply.body instanceof ReadableStream
        ? { ...reply, body: holdStreamSlot(route, address, reply.body, reply.mediaType === "text/event-stream") }
        : reply;
    if (sentReply.body instanceof ReadableStream) server?.timeout(getOriginal(request), 0);
    return await respond(sentReply, request, {
      ...own,
      rate: meter.rate,
      cookies: cookie.setCookies(),
      shouldCompress: operation.access === "public" && caller.kind === "anonymous",
    });
  } catch (error) {
    return respondError(route, error, request, { ...own, rate: meter.rate, requestId });
  } finally {
    if (operation.rate === "import") server?.timeout(getOriginal(request), idleTimeoutSeconds);
    lease.release();
  }
}

/**
 * Counts a stream against the quota of its address while it is open. Throws `rate_limited` if the
 * quota is used up.
 */
function holdStreamSlot(
  { services: { streamQuota: streams }, options: { stopping } }: ServerContext,
  address: string,
  stream: ReadableStream<Uint8Array>,
  hasEvents: boolean,
): ReadableStream<Uint8Array> {
  try {
    return watchStreamEnd(stream, streams.acquire(address), hasEvents ? stopping : undefined);
  } catch (error) {
    void stream.cancel().catch(() => undefined);
    throw error;
  }
}
