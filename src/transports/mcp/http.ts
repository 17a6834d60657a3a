import { type AuthInfo, createMcpHandler, InMemoryServerEventBus, type ServerEventBus } from "@modelcontextprotocol/server";
import { createLocalSource, type RequestContext } from "#/transports/mcp/local-source";
import { type ChangeFeed, createChangeFeed, createChangeReader } from "#/transports/mcp/change-feed";
import { findMissingAccess, type MissingAccess } from "#/transports/mcp/missing-access";
import { findRequestIds } from "#/transports/mcp/request-ids";
import { listSystemUris } from "#/transports/mcp/resources/resource-uris";
import { createMcpServer } from "#/transports/mcp/server";
import { Failure } from "#/kernel/errors";
import { httpStatusByCode, formatErrorBody } from "#/kernel/http/error-body";
import { createHostRule } from "#/kernel/http/host-rule";
import { getRequestScope } from "#/kernel/request-scope";
import { parseJson } from "#/kernel/parse-json";
import { readRequestBody, SlowBodyError } from "#/kernel/http/request-body";
import { InFlightCount } from "#/kernel/limits/in-flight-count";
import { watchStreamEnd } from "#/kernel/limits/stream-quota";
import type { Caller } from "#/model/caller";
import {
  artifactsBodyBytes,
  maxBatchMessages,
  maxMessageValues,
  maxSmallBodyBytes,
  maxSmallMessageValues,
  maxStreams,
} from "#/model/limits";
import { getOAuthAddresses, isOAuthAvailable } from "#/operations/oauth/addresses";
import { toFailure } from "#/operations/to-failure";
import type { Services } from "#/operations/services";
import { RequestMeter } from "#/operations/request-meter";
import { authenticateCaller } from "#/operations/authenticate-caller";

/** The path, for the log. */
const mcpPath = "/mcp";

/** How often published systems are polled while a client listens, milliseconds. */
const pollMs = 1_000;

/** The caller of the change feed's polls. */
const anonymousContext: RequestContext = { caller: { kind: "anonymous" }, address: null, requestId: null };

/** An event bus that polls for changes while it has listeners. */
const createPollingBus = (bus: ServerEventBus, changeFeed: ChangeFeed): ServerEventBus => ({
  publish: (event) => bus.publish(event),
  subscribe(listener) {
    const [end, stopPolling] = [bus.subscribe(listener), changeFeed.subscribe()];
    return () => {
      end();
      stopPolling();
    };
  },
});

/**
 * A key for the request context: the SDK passes it from the handler to the server factory unread.
 */
const createAuthInfo = (): AuthInfo => ({ token: "", clientId: "", scopes: [] });

/** One request while it is handled. */
type Exchange = {
  readonly request: Request;
  readonly requestId: string;
  readonly meter: RequestMeter;
  callerKind?: Caller["kind"];
};

/**
 * MCP over Streamable HTTP, without sessions. The Authorization header alone identifies the caller,
 * and the request is counted before its body is read. An error before there is a protocol message
 * is `{error, code, requestId}` with its HTTP status; after that the protocol reports it.
 */
export function createHttpTransport(services: Services, isOwnHost = createHostRule(services.baseUrl)) {
  const requestContexts = new WeakMap<AuthInfo, RequestContext>();
  const bus = new InMemoryServerEventBus();
  const changeFeed = createChangeFeed({
    fetchChanges: createChangeReader(createLocalSource(services, false, async () => anonymousContext)),
    intervalMs: pollMs,
    notify(system) {
      for (const uri of listSystemUris(system)) bus.publish({ kind: "resource_updated", uri });
      bus.publish({ kind: "resources_list_changed" });
    },
  });
  const handler = createMcpHandler(
    ({ authInfo, era }) => {
      const requestContext = authInfo && requestContexts.get(authInfo);
      if (!requestContext) throw new Error("a request reached the server without its context");
      return createMcpServer(
        createLocalSource(services, requestContext.caller.kind === "key", async () => requestContext),
        era === "modern" ? "listening" : "nothing",
      );
    },
    { bus: createPollingBus(bus, changeFeed), maxSubscriptions: maxStreams },
  );
  const { bodyBudget: bodies, streamQuota: streams } = services;
  const callsInFlight = new InFlightCount();

  /**
   * The response to a listening request. It counts against the open streams of its address. Throws
   * `rate_limited`.
   */
  const openEventStream = async (address: string, open: () => Promise<Response>): Promise<Response> => {
    const release = streams.acquire(address);
    const response = await open().catch((error: unknown) => {
      release();
      throw error;
    });
    if (response.body === null || !isEventStream(response)) {
      release();
      return response;
    }
    return new Response(watchStreamEnd(response.body, release), { status: response.status, headers: response.headers });
  };
  /** Counts a call until the whole response is sent, so that closing can wait for it. */
  const runCall = async (call: () => Promise<Response>): Promise<Response> => {
    const finish = callsInFlight.begin();
    try {
      const response = await call();
      if (response.body === null || !isEventStream(response)) {
        finish();
        return response;
      }
      return new Response(watchStreamEnd(response.body, finish), { status: response.status, headers: response.headers });
    } catch (error) {
      finish();
      throw error;
    }
  };
  const handleRequest = async (exchange: Exchange, keepOpen: () => void): Promise<Response> => {
    const { request, requestId, meter } = exchange;
    const caller = await authenticateCaller(
      services,
      { authorization: request.headers.get("authorization"), acceptsAccessTokens: true },
      meter,
    );
    exchange.callerKind = caller.kind;
    meter.countMessages(caller);
    if (request.method !== "POST")
      return respondError(
        405,
        "METHOD_NOT_ALLOWED",
        "Send MCP messages with POST. This server is stateless: it has no sessions and no GET stream.",
        {
          requestId,
          headers: { allow: "POST" },
        },
      );
    assertOwnOrigin(request, isOwnHost);
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
      return respondError(415, "UNSUPPORTED_MEDIA_TYPE", "Send a JSON body with `Content-Type: application/json`.", {
        requestId,
      });
    const lease = bodies.lease();
    try {
      const limits = canImport(caller) ? importLimits : smallLimits;
      const bytes = await readRequestBody(request, { maxBytes: limits.maxBytes, lease });
      keepOpen();
      const message = parseMessage(bytes, limits.maxValues);
      if (message instanceof Failure) return respondParseError(message.message, bytes);
      if (Array.isArray(message)) meter.countMessages(caller, Math.min(message.length, maxBatchMessages) - 1);
      const requestContext = { caller, address: meter.address, requestId, meter };
      const authInfo = createAuthInfo();
      requestContexts.set(authInfo, requestContext);
      const open = () => handler.fetch(request, { authInfo, parsedBody: message });
      const response = isListening(message) ? await openEventStream(meter.address, open) : await runCall(open);
      const missing = findMissingAccess(message, caller, services.clock.now());
      if (!missing || !speaksOAuth(request) || !(await isOAuthAvailable(services, request.headers.get("host")))) return response;
      return await toChallengeResponse(response, missing, services.baseUrl);
    } finally {
      lease.release();
    }
  };
  return {
    /** `trace` receives what the access log says about the request. */
    async handle(
      request: Request,
      address: string,
      keepOpen: () => void = () => {},
      trace?: { requestId: string | null; callerKind: Caller["kind"] | null },
    ): Promise<Response> {
      const requestId = getRequestScope()?.requestId ?? Bun.randomUUIDv7();
      const exchange: Exchange = { request, requestId, meter: new RequestMeter(services, () => address) };
      const response = await handleRequest(exchange, keepOpen).catch(async (error: unknown) => {
        const failure = toFailure(error, services, { path: mcpPath, method: request.method }, requestId);
        const isChallenge = failure.code === "unauthorized" && (await isOAuthAvailable(services, request.headers.get("host")));
        return respondFailure(failure, exchange, isChallenge ? services.baseUrl : undefined);
      });
      if (trace) Object.assign(trace, { requestId, callerKind: exchange.callerKind ?? null });
      response.headers.set("x-content-type-options", "nosniff");
      if (!response.headers.has("cache-control")) response.headers.set("cache-control", "no-store");
      const { rate } = exchange.meter;
      if (rate) {
        response.headers.set("ratelimit-policy", `"${rate.rateClass}";q=${rate.perMinute};w=60`);
        response.headers.set("ratelimit", `"${rate.rateClass}";r=${rate.remaining};t=${rate.resetSeconds}`);
      }
      return response;
    },
    /** Waits up to `maxMs` for the calls in flight, then ends the listening clients' streams. */
    async close(maxMs = 0) {
      changeFeed.stop();
      await Promise.race([callsInFlight.drain(), Bun.sleep(maxMs)]);
      await handler.close();
    },
  };
}

/**
 * Rejects requests that a page of another site makes a browser send (MCP, Streamable HTTP, security
 * warning). The Host header is checked for every path before a transport sees the request. Throws
 * `forbidden`.
 */
function assertOwnOrigin(request: Request, isOwnHost: (host: string) => boolean): void {
  const origin = request.headers.get("origin");
  if (origin !== null && !isOwnHost(URL.parse(origin)?.host ?? ""))
    throw new Failure(
      "forbidden",
      "Cross-origin requests are not allowed. Omit the Origin header, or send this server's own origin.",
    );
}

/** Whether the caller's messages may be as large as an import. */
const canImport = (caller: Caller) => caller.kind === "key" && caller.key.permissions.includes("ARTIFACTS_WRITE");

/** The size limits of messages that import, and of all others. */
const importLimits = { maxBytes: artifactsBodyBytes, maxValues: maxMessageValues };
const smallLimits = { maxBytes: maxSmallBodyBytes, maxValues: maxSmallMessageValues };

const isListening = (message: unknown) =>
  typeof message === "object" && message !== null && "method" in message && message.method === "subscriptions/listen";

const isEventStream = (response: Response) => (response.headers.get("content-type") ?? "").startsWith("text/event-stream");

/** The JSON value of a body, or the Failure that describes what is wrong with it. */
function parseMessage(bytes: Uint8Array, maxValues: number): unknown {
  try {
    return parseJson(bytes, "The body", maxValues);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/**
 * A parse error (JSON-RPC 2.0, section 5.1), with the id of the request where the body has exactly
 * one.
 */
async function respondParseError(message: string, bytes: Uint8Array): Promise<Response> {
  const [id = null, ...more] = await findRequestIds(bytes);
  return Response.json({ jsonrpc: "2.0", id: more.length === 0 ? id : null, error: { code: -32_700, message } }, { status: 400 });
}

/**
 * Whether a client knows how to sign in after a challenge. Those of 2025-06-18 and later, which send
 * their version, find out from it where to sign in; others get the tool error alone.
 */
const speaksOAuth = ({ headers }: Request) => (headers.get("mcp-protocol-version") ?? "") >= "2025-06-18";

/**
 * The tool error of a call as the challenge that makes a client ask its user for access (MCP,
 * authorization): 401 for an unknown caller, 403 for one that was granted less. The body stays the
 * tool's result, as JSON in either revision, for clients that cannot sign in.
 */
async function toChallengeResponse(response: Response, { error, scope }: MissingAccess, baseUrl: string): Promise<Response> {
  const text = await response.text();
  const result = isEventStream(response) ? (/^data: (.+)$/m.exec(text)?.[1] ?? text) : text;
  return new Response(result, {
    status: error === undefined ? 401 : 403,
    headers: {
      "content-type": "application/json",
      "www-authenticate": formatChallenge({ error, scope: scope.join(" "), baseUrl }),
    },
  });
}

/** The WWW-Authenticate challenge (RFC 6750, section 3; RFC 9728, section 5.1). */
function formatChallenge({ error, scope, baseUrl }: Record<"error" | "scope" | "baseUrl", string | undefined>): string {
  const parameters = {
    realm: "Livery",
    error,
    scope,
    resource_metadata: baseUrl && getOAuthAddresses(baseUrl).resourceMetadata,
  };
  const given = Object.entries(parameters).filter(([, value]) => value !== undefined);
  return `Bearer ${given.map(([name, value]) => `${name}="${value}"`).join(", ")}`;
}

/**
 * A Failure as an HTTP error response. With a base URL its challenge says how to sign in.
 */
function respondFailure(failure: Failure, { request, requestId }: Exchange, baseUrl: string | undefined): Response {
  const { code, message, retryAfterSeconds } = failure;
  const hasKey = request.headers.has("authorization");
  return respondError(httpStatusByCode[code], code, message, {
    requestId,
    headers: {
      ...(code === "unauthorized" && {
        "www-authenticate": formatChallenge({ error: hasKey ? "invalid_token" : undefined, scope: undefined, baseUrl }),
      }),
      ...(failure instanceof SlowBodyError && { connection: "close" }),
      ...(retryAfterSeconds !== undefined && { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
    },
  });
}

const respondError = (
  status: number,
  code: string,
  error: string,
  { requestId, headers = {} }: { readonly requestId: string; readonly headers?: Record<string, string> },
) =>
  new Response(formatErrorBody(error, code, requestId), { status, headers: { "content-type": "application/json", ...headers } });
