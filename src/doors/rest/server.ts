import { Elysia } from "elysia";
import { apiDescription } from "#/doors/rest/api-description";
import { browserSession, refuseForeignOrigin } from "#/doors/rest/browser-session";
import { readBody, readFileBody } from "#/doors/rest/read-body";
import { type Dress, respond, respondFailure } from "#/doors/rest/respond";
import { addressGroup, clientAddress } from "#/kernel/address";
import { Failure } from "#/kernel/errors";
import { bodyBytesMax } from "#/model/limits";
import { call, keptAnswer } from "#/operations/call";
import { valueOfText } from "#/operations/convert-text";
import { failureOf } from "#/operations/fault";
import { operations } from "#/operations/index";
import type { Context, Operation, RestRoute, Services } from "#/operations/operation";
import { callerOf } from "#/operations/who";

/** Another door behind the same port. What arrives under its path is its own: reading the body, knowing the caller, answering. */
export type Mount = {
  /** A path of the framework, such as `/mcp` or `/console/*`. */
  readonly path: `/${string}`;
  /** `address` is what the caller is counted by. */
  handle(request: Request, address: string): Response | Promise<Response>;
};

/** What the door has to know besides the services. */
export type RestOptions = {
  /** Whether a peer is a proxy whose X-Forwarded-For counts; absent where no proxy is trusted. */
  readonly isTrustedProxy?: ((address: string) => boolean) | undefined;
  readonly mounts?: readonly Mount[];
  /** Called for every call that comes in; it has to be quick. */
  readonly arrived?: () => void;
};

/** What the framework hands to a route's handler. */
type Arrival = {
  readonly request: Request;
  readonly params?: Readonly<Record<string, string | null>>;
  readonly server: {
    requestIP(request: Request): { address: string } | null;
    timeout(request: Request, seconds: number): void;
  } | null;
};

/** The REST door: one route for every operation that has one, the API description, and the error shapes. */
export function restServer(services: Services, options: RestOptions = {}) {
  const app = new Elysia({ normalize: false })
    .onError(({ error, code, request }) => respondFailure(refusalOf(error, code, services, request), request))
    .use(apiDescription(services.baseUrl));
  for (const { path, handle } of options.mounts ?? [])
    app.all(
      path,
      async ({ request, server }: Arrival) => {
        options.arrived?.();
        server?.timeout(request, 0);
        return await handle(request, addressOf(request, server, options));
      },
      { parse: "none" },
    );
  for (const operation of operations) {
    const { rest } = operation;
    if (!rest) continue;
    const route = { services, options, operation, rest };
    const isOpen = operation.access === "public" && rest.method === "GET" && !operation.looksAtCaller;
    // The framework reads from a handler's source what it uses and prepares only that: name it here.
    const handler = isOpen
      ? ({ request, params, server }: Arrival) => answerAnyone(route, { request, params: params ?? {}, server })
      : async ({ request, params, server }: Arrival) => await answer(route, { request, params: params ?? {}, server });
    app.route(rest.method, rest.path, handler, { parse: "none" });
    if (rest.method === "GET") app.head(rest.path, handler);
  }
  return app;
}

type Route = {
  readonly services: Services;
  readonly options: RestOptions;
  readonly operation: Operation;
  readonly rest: RestRoute;
};

/** Answers what everyone may read, whoever asks; at once where the answer is kept. */
function answerAnyone(
  { services, options, operation, rest }: Route,
  { request, params = {}, server }: Arrival,
): Response | Promise<Response> {
  options.arrived?.();
  const path = pathOf(params);
  // Asking for the peer is a good part of a kept answer's cost, and only the limiter needs it.
  const address = services.rates.isLimited(operation.rate ?? "public") ? addressOf(request, server, options) : "";
  const keptAs = request.url.slice(request.url.indexOf("/", 8));
  const { reply, rate } = keptAnswer(operation, services, address, keptAs);
  const anyOrigin = rest.anyOrigin === true;
  if (reply) return respond(reply, request, { anyOrigin, rate });
  const context: Context = { ...services, caller: { kind: "anonymous" }, address, requestId: null };
  const given = { path, keptAs, counted: { rate }, input: () => inputOf(operation, rest, request, path) };
  // The framework sees to what an async handler throws; this one is not async, so that kept answers wait for nothing.
  return call(operation, context, given).then(
    (done) => respond(done.reply, request, { anyOrigin, rate }),
    (error: unknown) => respondFailure(refusalOf(error, undefined, services, request), request),
  );
}

/** What the caller is counted by. */
function addressOf(request: Request, server: Arrival["server"], { isTrustedProxy }: RestOptions): string {
  const peer = server?.requestIP(request)?.address ?? "127.0.0.1";
  return addressGroup(isTrustedProxy ? clientAddress(peer, request.headers.get("x-forwarded-for"), isTrustedProxy) : peer);
}

async function answer(
  { services, options, operation, rest }: Route,
  { request, params = {}, server }: Arrival,
): Promise<Response> {
  options.arrived?.();
  const path = pathOf(params);
  const address = addressOf(request, server, options);
  const given = { path, input: () => inputOf(operation, rest, request, path) };
  const cookie = browserSession(request, services.baseUrl);
  const authorization = operation.access === "public" ? null : request.headers.get("authorization");
  if (rest.method !== "GET" && authorization === null) refuseForeignOrigin(request, services.baseUrl, cookie.token !== undefined);
  const context: Context = {
    ...services,
    caller: await identified(services, address, { authorization, sessionToken: cookie.token }),
    address,
    requestId: Bun.randomUUIDv7(),
    cookie,
    signal: request.signal,
  };
  const { reply, rate } = await call(operation, context, given);
  const dress: Dress = { anyOrigin: rest.anyOrigin === true, rate, cookie: cookie.header() };
  if (reply.body instanceof ReadableStream) server?.timeout(request, 0);
  return respond(reply, request, dress);
}

/** Who calls. Bad keys are counted by the address that they come from, so that guessing is as slow as anything public. */
async function identified(
  services: Services,
  address: string,
  credentials: { authorization: string | null; sessionToken: string | undefined },
) {
  try {
    return await callerOf(services, { ...credentials, address });
  } catch (error) {
    services.rates.take("public", address, services.clock.now());
    throw error;
  }
}

/** The parts of the path. The framework gives null for one whose percent signs encode nothing. */
function pathOf(decoded: Readonly<Record<string, string | null>>): Record<string, string> {
  for (const text of Object.values(decoded))
    if (text === null) throw new Failure("invalid", "The address has a percent sign that encodes nothing.");
  return decoded as Record<string, string>;
}

/** Path and query, or path and body, as one input. Text is converted by the operation's own shapes, JSON is taken as it is. */
async function inputOf(
  operation: Operation,
  rest: RestRoute,
  request: Request,
  path: Readonly<Record<string, string>>,
): Promise<Record<string, unknown>> {
  const query = queryOf(operation, request.url);
  const hasBody = rest.method === "POST" || rest.method === "PATCH";
  const [surplus] = hasBody ? Object.keys(query) : [];
  if (surplus !== undefined)
    throw new Failure("invalid", `"${surplus}" stands in the query; this route takes its input from the body.`);
  const given = hasBody ? await bodyOf(rest, request) : query;
  for (const name of Object.keys(path))
    if (Object.hasOwn(given, name))
      throw new Failure("invalid", `${name} is part of the path; take it out of the ${hasBody ? "body" : "query"}.`);
  return { ...given, ...path };
}

async function bodyOf({ rawBody, bodyBytesMax: bytesMax = bodyBytesMax }: RestRoute, request: Request) {
  if (!rawBody) return await readBody(request, bytesMax);
  return { [rawBody.property]: await readFileBody(request, rawBody.mediaTypes, bytesMax) };
}

function queryOf({ input }: Operation, url: string): Record<string, unknown> {
  const query: Record<string, unknown> = {};
  const question = url.indexOf("?");
  if (question >= 0)
    for (const [name, text] of new URLSearchParams(url.slice(question + 1))) {
      if (Object.hasOwn(query, name)) throw new Failure("invalid", `${name} is given more than once.`);
      Object.defineProperty(query, name, {
        value: valueOfText(input, name, text),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  return query;
}

/** What went wrong, as a refusal that is safe to show; the framework's own errors in this program's words. */
function refusalOf(error: unknown, code: unknown, services: Services, request: Request): Failure {
  if (error instanceof Failure) return error;
  if (code === "NOT_FOUND") return new Failure("not_found", "Nothing is at this address. /docs lists what there is.");
  if (code === "PARSE" || code === "VALIDATION" || code === "INVALID_COOKIE_SIGNATURE")
    return new Failure("invalid", "The request could not be read.");
  return failureOf(error, services, { method: request.method, path: new URL(request.url).pathname });
}
