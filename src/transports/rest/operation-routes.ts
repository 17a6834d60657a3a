import type { AnyElysia, DocumentDecoration } from "elysia";
import { operations } from "#/operations";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";

/** What the framework passes to a route's handler. */
export type IncomingRequest = {
  readonly request: Request;
  readonly params?: Readonly<Record<string, string | null>>;
  readonly server: {
    requestIP(request: Request): { address: string } | null;
    timeout(request: Request, seconds: number): void;
    /** Undefined on a Unix socket. */
    readonly port?: number | undefined;
  } | null;
};

export type RouteHandler = (incoming: IncomingRequest) => Response | Promise<Response>;

/** The part of an app that routes are added to. */
type RouteRegistry = {
  route(method: string, path: string, handler: RouteHandler, hook: { parse: "none"; detail: DocumentDecoration }): unknown;
  head(path: string, handler: RouteHandler, hook: { detail: DocumentDecoration }): unknown;
};

/** An app whose routes can be listed. */
export type RoutedApp = Pick<AnyElysia, "routes">;

/** Routes that are not in the OpenAPI document. */
export const undocumented = { hide: true };

/** A handler for paths that end in the extension of a route, and one for all others. */
const chooseByExtension =
  (extension: string, special: RouteHandler, other: RouteHandler): RouteHandler =>
  ({ request, params, server }) => {
    const { pathname } = new URL(request.url);
    return (pathname.endsWith(extension) ? special : other)({ request, params: params ?? {}, server });
  };

/**
 * Adds the route of every operation, and HEAD for every GET. A route in the OpenAPI document has
 * the operation's name as its `operationId`; `openapi.ts` adds the rest when it is asked for, which
 * keeps the start of the server fast.
 *
 * @param createHandler returns a function that destructures its argument: the framework reads from
 * its source which parts of a request to prepare
 */
export function addOperationRoutes(
  app: RouteRegistry,
  createHandler: (operation: Operation, rest: RestRoute) => RouteHandler,
): void {
  const routed = operations.flatMap((operation) => (operation.rest ? [{ ...operation, rest: operation.rest, operation }] : []));
  for (const { rest, name, tag, operation } of routed) {
    if (rest.extension !== undefined) continue;
    const special = routed.find(
      (other) => other.rest.extension !== undefined && other.rest.path === rest.path && other.rest.method === rest.method,
    );
    const own = createHandler(operation, rest);
    const handler = special
      ? chooseByExtension(special.rest.extension ?? "", createHandler(special.operation, special.rest), own)
      : own;
    app.route(rest.method, rest.path, handler, {
      parse: "none",
      detail: rest.hidden ? undocumented : { operationId: name, tags: [tag] },
    });
    if (rest.method === "GET") app.head(rest.path, handler, { detail: undocumented });
  }
}
