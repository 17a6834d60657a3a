import { type AuthInfo, createMcpHandler, InMemoryServerEventBus, type ServerEventBus } from "@modelcontextprotocol/server";
import { comesToTheGate } from "#/doors/mcp/comes-to-the-gate";
import { localSource, type Visit } from "#/doors/mcp/local-source";
import { type News, newsOf } from "#/doors/mcp/news";
import { newsLook } from "#/doors/mcp/news-look";
import { addressesOf } from "#/doors/mcp/resources/addresses-of-system";
import { refuseForeign } from "#/doors/mcp/refuse-foreign";
import { mcpServer } from "#/doors/mcp/server";
import { Failure } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { parseJson } from "#/kernel/parse-json";
import { requestBytes } from "#/kernel/request-bytes";
import type { Caller } from "#/model/caller";
import { artifactsBodyBytes } from "#/model/limits";
import { failureOf } from "#/operations/fault";
import type { Services } from "#/operations/operation";
import { callerOf } from "#/operations/who";

/** Where the door stands, for the log. */
const mcpPath = "/mcp";

/** How often published systems are looked at while somebody listens, milliseconds, and how many may listen. */
const lookMs = 1_000;
const listenersMax = 256;

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

/**
 * The tools over HTTP (MCP, Streamable HTTP, without sessions). Who calls is known by the Authorization header alone. What goes wrong before there is a protocol
 * message is `{"error"}` with its status; from then on the protocol answers.
 */
export function mcpDoor(services: Services) {
  const visits = new WeakMap<AuthInfo, Visit>();
  const atTheGate = new WeakSet<Visit>();
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
      const source = localSource(services, visit.caller.kind === "key", async () => {
        atTheGate.add(visit);
        return visit;
      });
      return mcpServer(source, era === "modern" ? "listening" : "nothing");
    },
    { bus: followingBus(bus, news), maxSubscriptions: listenersMax },
  );
  const serve = async (request: Request, address: string): Promise<Response> => {
    if (request.method !== "POST")
      return refusal(405, "Send messages with POST. There are no sessions and no stream to GET.", { allow: "POST" });
    refuseForeign(request, services.baseUrl);
    const caller = await identified(services, request, address);
    if (!/^application\/json\s*(?:;|$)/i.test(request.headers.get("content-type") ?? ""))
      return refusal(415, "The body has to be JSON, sent with `Content-Type: application/json`.");
    const bytes = await requestBytes(request, artifactsBodyBytes);
    const message = messageIn(bytes);
    if (message instanceof Failure) return parseError(message.message);
    const isGates = comesToTheGate(message, services.clock.now());
    if (!isGates) count(services, caller, address);
    const visit = { caller, address, requestId: Bun.randomUUIDv7() };
    const authInfo = pass();
    visits.set(authInfo, visit);
    const answer = await handler.fetch(request, { authInfo, parsedBody: message });
    // It was refused on its way there.
    if (isGates && !atTheGate.has(visit)) count(services, caller, address);
    return answer;
  };
  return {
    async handle(request: Request, address: string): Promise<Response> {
      const answer = await serve(request, address).catch((error: unknown) =>
        refusalOf(failureOf(error, services, { path: mcpPath, method: request.method })),
      );
      answer.headers.set("x-content-type-options", "nosniff");
      if (!answer.headers.has("cache-control")) answer.headers.set("cache-control", "no-store");
      return answer;
    },
    async close() {
      news.stop();
      await handler.close();
    },
  };
}

/** Who calls. Bad keys are counted by the address that they come from, so that guessing is as slow as anything public. */
async function identified(services: Services, request: Request, address: string): Promise<Caller> {
  try {
    return await callerOf(services, { authorization: request.headers.get("authorization"), address });
  } catch (error) {
    services.rates.take("public", address, services.clock.now());
    throw error;
  }
}

/** Counts what the gate never sees: lists, openings, calls of tools that there are not. */
function count({ rates, clock }: Services, caller: Caller, address: string): void {
  if (caller.kind === "key") rates.take("key", caller.key.id, clock.now());
  else rates.take("public", address, clock.now());
}

/** The JSON of a body, or what is wrong with it. */
function messageIn(bytes: Uint8Array): unknown {
  try {
    return parseJson(bytes, "The body");
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** A body that is no message, as the protocol says it (JSON-RPC 2.0, section 5.1). */
const parseError = (message: string) =>
  Response.json({ jsonrpc: "2.0", id: null, error: { code: -32_700, message } }, { status: 400 });

/** A refusal in the shape that all of Livery's have over HTTP. */
function refusalOf({ code, message, retryAfterSeconds }: Failure): Response {
  return refusal(statusOf[code], message, {
    ...(code === "unauthorized" && { "www-authenticate": 'Bearer error="invalid_token"' }),
    ...(retryAfterSeconds !== undefined && { "retry-after": String(Math.max(1, Math.ceil(retryAfterSeconds))) }),
  });
}

const refusal = (status: number, error: string, headers: Record<string, string> = {}) =>
  Response.json({ error }, { status, headers });
