import { Elysia } from "elysia";
import { assertLocalAccess } from "#/transports/rest/local-access";
import { getRequestId, identifyRequest, traceRequest } from "#/transports/rest/request-ids";
import { readSessionCookie, assertOwnOrigin } from "#/transports/rest/session-cookie";
import { createTrace, observeRequest, type RequestObserver, type RequestTrace } from "#/transports/rest/observe-request";
import { addOperationRoutes, type IncomingRequest, type RoutedApp, undocumented } from "#/transports/rest/operation-routes";
import { readJsonBody, readFileBody } from "#/transports/rest/read-body";
import {
  addCommonHeaders,
  type ErrorResponseOptions,
  type HttpError,
  type ResponseOptions,
  type RouteOptions,
  respond,
  respondFailure,
  respondHttpError,
} from "#/transports/rest/respond";
import { createRouteTable } from "#/transports/rest/route-table";
import { toAddressGroup, getClientAddress, socketPeer } from "#/kernel/http/ip-address";
import { getBasePath, removeBasePath } from "#/kernel/http/base-path";
import type { BodyLease } from "#/kernel/limits/body-budget";
import { Failure } from "#/kernel/errors";
import { getRequestScope } from "#/kernel/request-scope";
import { createHostRule } from "#/kernel/http/host-rule";
import { type Reply, createTextReply } from "#/kernel/http/reply";
import { watchStreamEnd } from "#/kernel/limits/stream-quota";
import type { Caller } from "#/model/caller";
import { maxBodyBytes, maxSmallBodyBytes } from "#/model/limits";
import { dispatch, dispatchPublicRead } from "#/operations/dispatch";
import { parseTextValue } from "#/operations/parse-text-value";
import { toFailure } from "#/operations/to-failure";
import { operations } from "#/operations";
import type { Context } from "#/operations/context";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";
import type { Services } from "#/operations/services";
import { type RateClass, RateLimitExceeded } from "#/operations/rate-limits";
import { RequestMeter } from "#/operations/request-meter";
import { authenticateCaller } from "#/operations/authenticate-caller";

/**
 * Another handler behind the same port. It reads the body, identifies the caller and responds
 * itself.
 */
export type Mount = {
  /** A path of the framework, such as `/mcp` or `/console/*`. */
  readonly path: `/${string}`;
  /** The rate limit of its requests, by address; absent if it counts them itself. */
  readonly rateClass?: RateClass;
  /**
   * Only clients on this machine may call it, and others with this bearer token; absent if everyone
   * may.
   */
  readonly localAccess?: { readonly token: string };
  /**
   * `address` is the address that the caller is counted by. `keepOpen` lifts the idle timeout of
   * the connection once the whole request has been read; until then, slow senders are cut off.
   */
  handle(request: Request, address: string, keepOpen: () => void, trace?: RequestTrace): Response | Promise<Response>;
};

/** The options of the server. */
export type RestOptions = {
  /**
   * Whether a peer is a proxy whose X-Forwarded-For and X-Forwarded-Host are trusted; absent if no
   * proxy is trusted.
   */
  readonly isTrustedProxy?: ((address: string) => boolean) | undefined;
  /** Whether a Host header names this installation. By default only the base URL's host does. */
  readonly isOwnHost?: (host: string) => boolean;
  readonly mounts?: readonly Mount[];
  /** Called for every incoming request. It must be fast. */
  readonly onRequest?: () => void;
  /** Called for every request once its response is ready: the access log and metrics. */
  readonly observe?: RequestObserver | undefined;
  /** Ends the streams of events once the server stops; downloads are sent to their end. */
  readonly stopping?: AbortSignal;
};

/** A request that reports to a trace; absent while nothing observes requests. */
type TracedRequest = IncomingRequest & { readonly trace?: RequestTrace };

/** The context of all handlers. */
type ServerContext = {
  readonly services: Services;
  readonly options: RestOptions;
  readonly isOwnHost: (host: string) => boolean;
  readonly site: Pick<RouteOptions, "isHttps" | "basePath">;
};

type Route = ServerContext & {
  readonly operation: Operation;
  readonly rest: RestRoute;
  /** What all of its responses share. */
  readonly own: RouteOptions;
};

/** The path of the OpenAPI document. */
const openApiPath = "/api/v1/openapi.json";

/** How long a browser may cache a preflight response, seconds: a day. */
const preflightMaxAgeSeconds = 86_400;

/**
 * Creates the server: the routes of the operations, the OpenAPI document, the mounted transports
 * and the error responses.
 */
export function createRestServer(services: Services, options: RestOptions = {}) {
  const serverContext: ServerContext = {
    services,
    options,
    isOwnHost: options.isOwnHost ?? createHostRule(services.baseUrl),
    site: { isHttps: services.baseUrl.startsWith("https:"), basePath: getBasePath(services.baseUrl) },
  };
  const findPath = createRouteTable([
    { method: "GET", path: openApiPath, anyOrigin: true, rateClass: "public" },
    ...operations.flatMap(({ rest, rate }) =>
      rest
        ? [
            {
              method: rest.method,
              path: rest.path,
              anyOrigin: rest.anyOrigin === true,
              rateClass: rate === "static" ? rate : ("public" as const),
            },
          ]
        : [],
    ),
  ]);
  const { observe } = options;
  const traced = (
    request: Request,
    route: string,
    handle: (trace?: RequestTrace) => Response | Promise<Response>,
    needsId = true,
  ): Response | Promise<Response> => {
    const observed = () => (observe ? observeRequest(observe, request, route, handle) : handle());
    const { tracer } = services;
    return tracer ? traceRequest(tracer, request, route, observed) : identifyRequest(request, needsId, observed);
  };
  const app = new Elysia({ normalize: false }).onError(({ error, code, request, server }) =>
    code === "NOT_FOUND"
      ? traced(request, "unmatched", (trace) =>
          handleUnmatchedRoute(serverContext, findPath, { request, server, ...(trace && { trace }) }),
        )
      : respondFailure(toRequestFailure(error, code, services, request), request, {
          anyOrigin: false,
          ...serverContext.site,
        }),
  );
  const describeApi = createApiDescriber(services.baseUrl, app);
  const description = ({ request, server }: IncomingRequest) =>
    traced(request, openApiPath, (trace) =>
      handleRateLimited(
        serverContext,
        { request, server, ...(trace && { trace }) },
        { rateClass: "public", anyOrigin: true, shouldCompress: true },
        async (options) => respond(await describeApi(), request, options),
      ),
    );
  app.route("GET", openApiPath, description, { parse: "none", detail: undocumented });
  app.head(openApiPath, description, { detail: undocumented });
  for (const mount of options.mounts ?? [])
    app.all(
      mount.path,
      ({ request, server }: IncomingRequest) =>
        traced(request, mount.path, (trace) => handleMount(serverContext, mount, { request, server, ...(trace && { trace }) })),
      { parse: "none", detail: undocumented },
    );
  const { basePath } = serverContext.site;
  // A proxy may keep the base path or remove it. It is removed once: a second one is no path of this server.
  const handlePrefixed = ({ request, server }: IncomingRequest) =>
    originalRequests.has(request)
      ? traced(request, "unmatched", (trace) =>
          handleUnmatchedRoute(serverContext, findPath, { request, server, ...(trace && { trace }) }),
        )
      : app.fetch(removeBasePathOf(request, basePath));
  if (basePath !== "")
    for (const path of [basePath, `${basePath}/*`]) app.all(path, handlePrefixed, { parse: "none", detail: undocumented });
  addOperationRoutes(app, (operation, rest) => {
    const own = { anyOrigin: rest.anyOrigin === true, ...serverContext.site };
    const route = { ...serverContext, operation, rest, own };
    const isPublicRead = operation.access === "public" && rest.method === "GET";
    return ({ request, params, server }: IncomingRequest) => {
      const isForEveryone = isPublicRead && !(operation.variesByCaller && hasCredentials(request));
      const handle = (trace?: RequestTrace) => {
        const incoming = { request, params: params ?? {}, server, ...(trace && { trace }) };
        return isForEveryone ? handlePublicRead(route, incoming) : handleOperation(route, incoming);
      };
      return traced(request, rest.path, handle, !isForEveryone);
    };
  });
  return app;
}

/**
 * Whether a request for something public identifies its caller, who may get a different response.
 */
const hasCredentials = ({ headers }: Request): boolean =>
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

/** Generates the OpenAPI document of the app on the first request for it. */
function createApiDescriber(baseUrl: string, app: RoutedApp): () => Promise<Reply> {
  let description: Promise<Reply> | undefined;
  return () => {
    description ??= import("#/transports/rest/openapi").then(async ({ generateOpenApi }) => ({
      ...createTextReply(await generateOpenApi(baseUrl, app), "application/json", { cacheControl: "no-cache" }),
      mediaType: "application/json",
    }));
    return description;
  };
}

/**
 * Responds to a read that is the same for everyone. Synchronous if the reply is cached, which is
 * the path of most requests.
 */
function handlePublicRead(route: Route, { request, params = {}, server, trace }: TracedRequest): Response | Promise<Response> {
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

/** How long a connection may be idle, seconds. */
export const idleTimeoutSeconds = 30;
/**
 * How long a connection may be idle while its import is checked, seconds: the longest timeout that
 * the runtime supports.
 */
const importIdleSeconds = 255;

/** Responds to a call that depends on the caller. */
async function handleOperation(
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

/**
 * Responds to a request that calls no operation. It is counted by its address and must name a host
 * of this installation.
 */
async function handleRateLimited(
  serverContext: ServerContext,
  { request, server, trace }: TracedRequest,
  { rateClass, ...own }: Omit<ResponseOptions, "isHttps" | "basePath" | "rate"> & { readonly rateClass: RateClass | undefined },
  createResponse: (options: ResponseOptions, address: string) => Response | Promise<Response>,
): Promise<Response> {
  const { services, options, site } = serverContext;
  options.onRequest?.();
  if (trace) trace.requestId = getRequestScope()?.requestId ?? null;
  const meter = new RequestMeter(services, () => getRateLimitAddress(request, server, options));
  try {
    if (rateClass !== undefined) meter.count(rateClass);
    try {
      assertOwnHost(serverContext, request, server);
    } catch (error) {
      // The mount, which counts its own requests, is not called for this one.
      if (rateClass === undefined) meter.count("public");
      throw error;
    }
    return await createResponse({ ...own, ...site, rate: meter.rate }, meter.address);
  } catch (error) {
    return respondError(serverContext, error, request, { anyOrigin: own.anyOrigin, ...site, rate: meter.rate }, trace);
  }
}

function handleMount(
  serverContext: ServerContext,
  { rateClass, localAccess, handle }: Mount,
  incoming: TracedRequest,
): Promise<Response> {
  const { request, server, trace } = incoming;
  const keepOpen = () => server?.timeout(getOriginal(request), 0);
  const { isTrustedProxy } = serverContext.options;
  return handleRateLimited(serverContext, incoming, { rateClass, anyOrigin: false }, async (options, address) => {
    if (localAccess) {
      const peer = server === null ? "127.0.0.1" : server.requestIP(getOriginal(request))?.address;
      assertLocalAccess(request, { peer, isTrustedProxy }, localAccess.token);
    }
    return addCommonHeaders(await handle(request, address, keepOpen, trace), options);
  });
}

/**
 * Responds if no route matched: to a preflight on a public path, with 405 on any other known path,
 * otherwise with 404.
 */
function handleUnmatchedRoute(
  serverContext: ServerContext,
  findPath: ReturnType<typeof createRouteTable>,
  incoming: TracedRequest,
): Promise<Response> {
  const { request } = incoming;
  const { pathname } = new URL(request.url, "http://localhost");
  const knownPath = findPath(pathname);
  const own = { rateClass: knownPath?.rateClass ?? ("public" as const), anyOrigin: knownPath?.anyOrigin ?? false };
  return handleRateLimited(serverContext, incoming, own, (options) => {
    if (!knownPath) throw new Failure("not_found", "No page or route has this URL. See /docs for the API reference.");
    const allow = knownPath.methods.join(", ");
    if (request.method === "OPTIONS" && knownPath.anyOrigin) {
      const headers = {
        allow,
        "access-control-allow-methods": allow,
        "access-control-allow-headers": "accept, content-type, if-none-match",
        "access-control-max-age": String(preflightMaxAgeSeconds),
        "cache-control": `public, max-age=${preflightMaxAgeSeconds}`,
      };
      return addCommonHeaders(new Response(null, { status: 204, headers }), options);
    }
    const message = `${request.method} is not supported by this URL. Use ${allow}.`;
    return respondHttpError({ status: 405, code: "method_not_allowed", message, headers: { allow } }, request, options);
  });
}

/** A request for a host that is not this installation's (421; RFC 9110, 15.5.20). */
class MisdirectedRequest extends Error {}

/**
 * Returns the host that the request names. Throws MisdirectedRequest if it does not belong to this
 * installation.
 */
function assertOwnHost(
  { isOwnHost, options: { isTrustedProxy } }: ServerContext,
  request: Request,
  server: IncomingRequest["server"],
): string {
  // Without a socket, in tests, only the URL of the request names a host.
  const hostHeader = request.headers.get("host") ?? (server === null ? new URL(request.url).host : "");
  const forwarded = isTrustedProxy && request.headers.get("x-forwarded-host");
  const isForwarded = forwarded && isTrustedProxy(getPeerAddress(request, server));
  const host = isForwarded ? (forwarded.split(",").at(-1) ?? "").trim() : hostHeader;
  if (!isOwnHost(host)) throw new MisdirectedRequest();
  return host;
}

const misdirectedRequest: HttpError = {
  status: 421,
  code: "misdirected_request",
  message:
    "The Host header of this request does not belong to this installation. Set --base-url to its public URL, or add the " +
    "host to --allowed-hosts.",
};

/** The address that the caller is counted by. */
function getRateLimitAddress(request: Request, server: IncomingRequest["server"], { isTrustedProxy }: RestOptions): string {
  const peer = getPeerAddress(request, server);
  return toAddressGroup(isTrustedProxy ? getClientAddress(peer, request.headers.get("x-forwarded-for"), isTrustedProxy) : peer);
}

/** The requests as they came, by those whose base path was removed: connections are known by them. */
const originalRequests = new WeakMap<Request, Request>();
const getOriginal = (request: Request) => originalRequests.get(request) ?? request;

/** The same request without the base path of its address. */
function removeBasePathOf(request: Request, basePath: string): Request {
  const { url } = request;
  const pathAt = url.indexOf("/", 8);
  const rest = removeBasePath(url.slice(pathAt), basePath) ?? "/";
  const stripped = new Request(url.slice(0, pathAt) + rest, request);
  originalRequests.set(stripped, request);
  return stripped;
}

/** The address of the peer; without a socket, in tests, that of this machine. */
function getPeerAddress(request: Request, server: IncomingRequest["server"]): string {
  const address = server?.requestIP(getOriginal(request))?.address;
  if (address !== undefined) return address;
  return server && server.port === undefined ? socketPeer : "127.0.0.1";
}

/** The parameters of the path. The framework returns null for an invalid percent encoding. */
function toPathParameters(decoded: Readonly<Record<string, string | null>>): Record<string, string> {
  for (const part of Object.values(decoded))
    if (part === null) throw new Failure("invalid", "The URL contains an invalid percent encoding.");
  return decoded as Record<string, string>;
}

/** The sender of a body, and the budget that it is counted against. */
type BodySender = { readonly caller: Caller; readonly lease: BodyLease };

/**
 * Merges path and query, or path and body, into one input. Text is parsed by the operation's
 * schema, JSON is used as it is.
 */
async function readOperationInput(
  { operation, rest }: Pick<Route, "operation" | "rest">,
  request: Request,
  path: Readonly<Record<string, string>>,
  sender?: BodySender,
): Promise<Record<string, unknown>> {
  const query = parseQuery(operation, request.url);
  const hasBody = rest.method === "POST" || rest.method === "PATCH";
  const [unexpected] = hasBody ? Object.keys(query) : [];
  if (unexpected !== undefined) throw new Failure("invalid", `"${unexpected}" is in the query. Send it in the body.`);
  const callInput = hasBody && sender ? await readBodyInput(rest, request, sender) : query;
  for (const name of Object.keys(path))
    if (Object.hasOwn(callInput, name))
      throw new Failure("invalid", `${name} is part of the path. Remove it from the ${hasBody ? "body" : "query"}.`);
  return { ...callInput, ...path };
}

async function readBodyInput(
  { rawBody, maxBodyBytes: routeMaxBytes = maxBodyBytes }: RestRoute,
  request: Request,
  { caller, lease }: BodySender,
) {
  const maxBytes = caller.kind === "anonymous" ? Math.min(routeMaxBytes, maxSmallBodyBytes) : routeMaxBytes;
  if (!rawBody) return await readJsonBody(request, { maxBytes, lease });
  return { [rawBody.property]: await readFileBody(request, rawBody.mediaTypes, { maxBytes, lease }) };
}

function parseQuery({ input }: Operation, url: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const queryStart = url.indexOf("?");
  if (queryStart >= 0)
    for (const [name, value] of new URLSearchParams(url.slice(queryStart + 1))) {
      if (Object.hasOwn(query, name)) throw new Failure("invalid", `${name} is set more than once.`);
      Object.defineProperty(query, name, {
        value: parseTextValue(input, name, value),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  return query;
}

/** The error response of a route. */
function respondError(
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
function toRequestFailure(error: unknown, code: unknown, services: Services, request: Request, requestId?: string): Failure {
  if (error instanceof Failure) return error;
  if (code === "PARSE" || code === "VALIDATION" || code === "INVALID_COOKIE_SIGNATURE")
    return new Failure("invalid", "The request is malformed.");
  const { pathname } = new URL(request.url, "http://localhost");
  return toFailure(error, services, { method: request.method, path: pathname }, requestId);
}
