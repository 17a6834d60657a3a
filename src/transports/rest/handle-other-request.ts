import { assertLocalAccess } from "#/transports/rest/local-access";
import { type ResponseOptions, addCommonHeaders, respondHttpError } from "#/transports/rest/respond";
import type { createRouteTable } from "#/transports/rest/route-table";
import { Failure } from "#/kernel/errors";
import { getRequestScope } from "#/kernel/request-scope";
import type { RateClass } from "#/operations/rate-limits";
import { RequestMeter } from "#/operations/request-meter";
import type { Mount, ServerContext, TracedRequest } from "#/transports/rest/server-context";
import { assertOwnHost, getOriginal, getRateLimitAddress } from "#/transports/rest/request-origin";
import { respondError } from "#/transports/rest/respond-error";

/** How long a browser may cache a preflight response, seconds: a day. */
const preflightMaxAgeSeconds = 86_400;

/**
 * Responds to a request that calls no operation. It is counted by its address and must name a host
 * of this installation.
 */
export async function handleRateLimited(
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

export function handleMount(
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
export function handleUnmatchedRoute(
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
