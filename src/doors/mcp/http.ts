import { type AuthInfo, createMcpHandler, InMemoryServerEventBus, type ServerEventBus } from "@modelcontextprotocol/server";
import { localSource, type Visit } from "#/doors/mcp/local-source";
import { type News, newsOf } from "#/doors/mcp/news";
import { newsLook } from "#/doors/mcp/news-look";
import { requestIdsIn } from "#/doors/mcp/request-ids";
import { addressesOf } from "#/doors/mcp/resources/addresses-of-system";
import { refuseForeignPage } from "#/doors/mcp/refuse-foreign";
import { mcpServer } from "#/doors/mcp/server";
import { Failure } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { createHostRule } from "#/kernel/host-rule";
import { parseJson } from "#/kernel/parse-json";
import { refusalBody } from "#/kernel/refusal-body";
import { requestBytes, SlowBody } from "#/kernel/request-bytes";
import { whenEnded } from "#/kernel/stream-quota";
import type { Caller } from "#/model/caller";
import {
  artifactsBodyBytes,
  batchMessagesMax,
  messageValuesMax,
  smallBodyMaxBytes,
  smallMessageValuesMax,
  streamsMax,
} from "#/model/limits";
import { failureOf } from "#/operations/fault";
import type { Services } from "#/operations/operation";
import { RateLimitExceeded, type RateState } from "#/operations/rates";
import { callerOf } from "#/operations/who";

/** The path, for the log. */
const mcpPath = "/mcp";

/** How often published systems are looked at while somebody listens, milliseconds. */
const lookMs = 1_000;

/** This process itself, when it looks whether something changed. */
const nobody: Visit = { caller: { kind: "anonymous" }, address: null, requestId: null };

/** A bus whose listeners have the systems looked at. */
const followingBus = (bus: ServerEventBus, news: News): ServerEventBus => ({
  publish: (event) => bus.publish(event),
  subscribe(listener) {
    const [end, unfollow] = [bus.subscribe(listener), news.follow()];
    return () => {
      end();
      unfollow();
    };
  },
});

/** What the handler passes on unread, by which the factory finds the visit again. */
const pass = (): AuthInfo => ({ token: "", clientId: "", scopes: [] });

/** One request as it is being answered: how it stands against its rate becomes known on the way. */
type Exchange = { readonly request: Request; readonly address: string; readonly requestId: string; rate?: RateState | undefined };

/**
 * The tools over HTTP (MCP, Streamable HTTP, without sessions). Who calls is known by the Authorization header alone, and is counted before anything of the body is
 * read. What goes wrong before there is a protocol message is `{error, code, requestId}` with its status; from then on the protocol answers.
 */
export function mcpDoor(services: Services, isOwnHost = createHostRule(services.baseUrl)) {
  const visits = new WeakMap<AuthInfo, Visit>();
  const bus = new InMemoryServerEventBus();
  const news = newsOf({
    look: newsLook(localSource(services, false, async () => nobody)),
    everyMs: lookMs,
    tell(system) {
      for (const uri of addressesOf(system)) bus.publish({ kind: "resource_updated", uri });
      bus.publish({ kind: "resources_list_changed" });
    },
  });
  const handler = createMcpHandler(
    ({ authInfo, era }) => {
      const visit = authInfo && visits.get(authInfo);
      if (!visit) throw new Error("a request came past the door");
      return mcpServer(
        localSource(services, visit.caller.kind === "key", async () => visit),
        era === "modern" ? "listening" : "nothing",
      );
    },
    { bus: followingBus(bus, news), maxSubscriptions: streamsMax },
  );
  const { rates, clock, bodies, streams } = services;

  /** Counts so many messages. Throws RateLimitExceeded. */
  const count = (exchange: Exchange, caller: Caller, messages = 1) => {
    for (let message = 0; message < messages; message++)
      exchange.rate =
        caller.kind === "key"
          ? rates.take("key", caller.key.id, clock.now())
          : rates.take("public", exchange.address, clock.now());
  };
  const authenticate = async (exchange: Exchange): Promise<Caller> => {
    try {
      return await callerOf(services, {
        authorization: exchange.request.headers.get("authorization"),
        address: exchange.address,
      });
    } catch (error) {
      exchange.rate = rates.take("unauthorized", exchange.address, clock.now());
      throw error;
    }
  };
  /** The answer to one listening request, which holds a place of its address as long as it is open. Throws `rate_limited`. */
  const listen = async (address: string, open: () => Promise<Response>): Promise<Response> => {
    const release = streams.take(address);
    const answer = await open().catch((error: unknown) => {
      release();
      throw error;
    });
    if (answer.body === null || !isStream(answer)) {
      release();
      return answer;
    }
    return new Response(whenEnded(answer.body, release), { status: answer.status, headers: answer.headers });
  };
  const serve = async (exchange: Exchange, keepOpen: () => void): Promise<Response> => {
    const { request, address, requestId } = exchange;
    const caller = await authenticate(exchange);
    count(exchange, caller);
    if (request.method !== "POST")
      return refusal(405, "METHOD_NOT_ALLOWED", "Send messages with POST. There are no sessions and no stream to GET.", {
        requestId,
        headers: { allow: "POST" },
      });
    refuseForeignPage(request, isOwnHost);
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
      return refusal(415, "UNSUPPORTED_MEDIA_TYPE", "The body has to be JSON, sent with `Content-Type: application/json`.", {
        requestId,
      });
    const lease = bodies.lease();
    try {
      const limits = mayImport(caller) ? importLimits : smallLimits;
      const bytes = await requestBytes(request, { maxBytes: limits.maxBytes, lease });
      keepOpen();
      const message = messageIn(bytes, limits.maxValues);
      if (message instanceof Failure) return parseError(message.message, bytes);
      if (Array.isArray(message)) count(exchange, caller, Math.min(message.length, batchMessagesMax) - 1);
      const visit = { caller, address, requestId, isCounted: true } as const;
      const authInfo = pass();
      visits.set(authInfo, visit);
      const open = () => handler.fetch(request, { authInfo, parsedBody: message });
      return isListening(message) ? await listen(address, open) : await open();
    } finally {
      lease.release();
    }
  };
  return {
    async handle(request: Request, address: string, keepOpen: () => void = () => {}): Promise<Response> {
      const exchange: Exchange = { request, address, requestId: Bun.randomUUIDv7() };
      const { requestId } = exchange;
      const answer = await serve(exchange, keepOpen).catch((error: unknown) => {
        if (error instanceof RateLimitExceeded) exchange.rate = error.rate;
        return refusalOf(failureOf(error, services, { path: mcpPath, method: request.method }, requestId), exchange);
      });
      answer.headers.set("x-content-type-options", "nosniff");
      if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
      const { rate } = exchange;
      if (rate) {
        answer.headers.set("ratelimit-policy", `"${rate.rateClass}";q=${rate.perMinute};w=60`);
        answer.headers.set("ratelimit", `"${rate.rateClass}";r=${rate.remaining};t=${rate.resetSeconds}`);
      }
      return answer;
    },
    async close() {
      news.stop();
      await handler.close();
    },
  };
}

/** Whether a caller's messages may be as large as an import. */
const mayImport = (caller: Caller) => caller.kind === "key" && caller.key.permissions.includes("ARTIFACTS_WRITE");

/** How large a message may be: one that imports, and any other. */
const importLimits = { maxBytes: artifactsBodyBytes, maxValues: messageValuesMax };
const smallLimits = { maxBytes: smallBodyMaxBytes, maxValues: smallMessageValuesMax };

const isListening = (message: unknown) =>
  typeof message === "object" && message !== null && "method" in message && message.method === "subscriptions/listen";

const isStream = (answer: Response) => (answer.headers.get("content-type") ?? "").startsWith("text/event-stream");

/** The JSON of a body, or what is wrong with it. */
function messageIn(bytes: Uint8Array, maxValues: number): unknown {
  try {
    return parseJson(bytes, "The body", maxValues);
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** A body that is no message, as the protocol says it (JSON-RPC 2.0, section 5.1), under the id of the one request in it. */
function parseError(message: string, bytes: Uint8Array): Response {
  const [id = null, ...more] = requestIdsIn(bytes);
  return Response.json({ jsonrpc: "2.0", id: more.length === 0 ? id : null, error: { code: -32_700, message } }, { status: 400 });
}

/** A refusal in the shape that all of Livery's have over HTTP. */
function refusalOf(failure: Failure, { request, requestId }: Exchange): Response {
  const { code, message, retryAfterSeconds } = failure;
  const hasKey = request.headers.has("authorization");
  return refusal(statusOf[code], code, message, {
    requestId,
    headers: {
      ...(code === "unauthorized" && {
        "www-authenticate": `Bearer realm="Livery"${hasKey ? ', error="invalid_token"' : ""}`,
      }),
      ...(failure instanceof SlowBody && { connection: "close" }),
      ...(retryAfterSeconds !== undefined && { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
    },
  });
}

const refusal = (
  status: number,
  code: string,
  error: string,
  { requestId, headers = {} }: { readonly requestId: string; readonly headers?: Record<string, string> },
) => new Response(refusalBody(error, code, requestId), { status, headers: { "content-type": "application/json", ...headers } });
