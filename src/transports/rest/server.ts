import { Elysia } from "elysia";
import { handleOperation, handlePublicRead, hasCredentials } from "#/transports/rest/handle-operation";
import { handleMount, handleRateLimited, handleUnmatchedRoute } from "#/transports/rest/handle-other-request";
import { identifyRequest, traceRequest } from "#/transports/rest/request-ids";
import { type RequestTrace, observeRequest } from "#/transports/rest/observe-request";
import { addOperationRoutes, type IncomingRequest, type RoutedApp, undocumented } from "#/transports/rest/operation-routes";
import { respond, respondFailure } from "#/transports/rest/respond";
import { createRouteTable } from "#/transports/rest/route-table";
import { getBasePath } from "#/kernel/http/base-path";
import { createHostRule } from "#/kernel/http/host-rule";
import { createTextReply, type Reply } from "#/kernel/http/reply";
import { operations } from "#/operations";
import type { Services } from "#/operations/services";
import type { RestOptions, ServerContext } from "#/transports/rest/server-context";
import { isWithoutBasePath, removeBasePathOf } from "#/transports/rest/request-origin";
import { toRequestFailure } from "#/transports/rest/respond-error";

/** The path of the OpenAPI document. */
const openApiPath = "/api/v1/openapi.json";

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
    isWithoutBasePath(request)
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
