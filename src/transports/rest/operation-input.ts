import { readFileBody, readJsonBody } from "#/transports/rest/read-body";
import type { BodyLease } from "#/kernel/limits/body-budget";
import { Failure } from "#/kernel/errors";
import type { Caller } from "#/model/caller";
import { maxBodyBytes, maxSmallBodyBytes } from "#/model/limits";
import { parseTextValue } from "#/operations/parse-text-value";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";
import type { Route } from "#/transports/rest/server-context";

/** The parameters of the path. The framework returns null for an invalid percent encoding. */
export function toPathParameters(decoded: Readonly<Record<string, string | null>>): Record<string, string> {
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
export async function readOperationInput(
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
