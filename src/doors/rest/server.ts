import { Elysia } from "elysia";
import { Failure } from "#/kernel/errors";
import { apiReference } from "#/doors/rest/api-reference";
import { apiDescription, descriptionPath, routeDetail } from "#/doors/rest/openapi";
import { respond, respondFailure } from "#/doors/rest/respond";
import { call } from "#/operations/call";
import { valueOfText } from "#/operations/convert-text";
import { operations } from "#/operations/index";
import type { Context, Operation, Services } from "#/operations/operation";

/** The REST door: one route for every operation that has one, the API description, and the error shapes. */
export function restServer(services: Services) {
  const context: Context = { ...services, caller: { kind: "anonymous" } };
  const app = new Elysia({ normalize: false })
    .onError(({ error, code, request }) => respondFailure(failureOf(error, code, services, request), request))
    .use(apiDescription(services.baseUrl))
    .use(apiReference());
  for (const operation of operations) {
    const { rest } = operation;
    if (!rest) continue;
    const handler = async ({ request, params: decoded = {} }: { request: Request; params?: Record<string, string | null> }) => {
      const params = pathOf(decoded);
      const reply = await call(operation, context, givenOf(operation, request.url, params), params);
      return respond(reply, request, rest.anyOrigin === true);
    };
    app.get(rest.path, handler, { detail: routeDetail(operation) });
    app.head(rest.path, handler, { detail: { hide: true } });
  }
  return app;
}

/** The parts of the path. The framework gives null for one whose percent signs encode nothing. */
function pathOf(decoded: Readonly<Record<string, string | null>>): Record<string, string> {
  for (const text of Object.values(decoded))
    if (text === null) throw new Failure("invalid", "The address has a percent sign that encodes nothing.");
  return decoded as Record<string, string>;
}

/** Path and query as one input, converted from text by the operation's own shapes. */
function givenOf({ input }: Operation, url: string, params: Readonly<Record<string, string>>): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  const question = url.indexOf("?");
  if (question >= 0)
    for (const [name, text] of new URLSearchParams(url.slice(question + 1))) {
      if (Object.hasOwn(given, name)) throw new Failure("invalid", `${name} is given more than once.`);
      if (Object.hasOwn(params, name)) throw new Failure("invalid", `${name} is part of the path; take it out of the query.`);
      Object.defineProperty(given, name, {
        value: valueOfText(input, name, text),
        enumerable: true,
        configurable: true,
        writable: true,
      });
    }
  return Object.assign(given, params);
}

/** What went wrong, as a refusal that is safe to show. Faults of this program are logged with an id that the answer names. */
function failureOf(error: unknown, code: unknown, { log, store }: Services, request: Request): Failure {
  if (error instanceof Failure) return error;
  if (code === "NOT_FOUND") return new Failure("not_found", "Nothing is at this address. /docs lists what there is.");
  if (code === "PARSE" || code === "VALIDATION" || code === "INVALID_COOKIE_SIGNATURE")
    return new Failure("invalid", "The request could not be read.");
  const requestId = Bun.randomUUIDv7();
  log.error("request failed", error, { requestId, method: request.method, path: new URL(request.url).pathname });
  if (store.isUnavailable(error))
    return new Failure("unavailable", "Livery cannot write to its storage just now. Reading goes on; try again in a moment.", {
      cause: error,
    });
  return new Failure("internal", `Something went wrong here. The log has it under request ${requestId}.`, { cause: error });
}

/** The API description as JSON text. It needs no data: the routes alone make it. */
export async function descriptionOf(baseUrl: string): Promise<string> {
  const app = new Elysia().use(apiDescription(baseUrl));
  for (const operation of operations)
    if (operation.rest) app.get(operation.rest.path, () => "", { detail: routeDetail(operation) });
  const answer = await app.handle(new Request(`http://localhost${descriptionPath}`));
  return `${JSON.stringify(await answer.json(), null, 2)}\n`;
}
