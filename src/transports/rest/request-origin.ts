import type { IncomingRequest } from "#/transports/rest/operation-routes";
import type { HttpError } from "#/transports/rest/respond";
import { getClientAddress, socketPeer, toAddressGroup } from "#/kernel/http/ip-address";
import { removeBasePath } from "#/kernel/http/base-path";
import type { RestOptions, ServerContext } from "#/transports/rest/server-context";

/** A request for a host that is not this installation's (421; RFC 9110, 15.5.20). */
export class MisdirectedRequest extends Error {}

/**
 * Returns the host that the request names. Throws MisdirectedRequest if it does not belong to this
 * installation.
 */
export function assertOwnHost(
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

export const misdirectedRequest: HttpError = {
  status: 421,
  code: "misdirected_request",
  message:
    "The Host header of this request does not belong to this installation. Set --base-url to its public URL, or add the " +
    "host to --allowed-hosts.",
};

/** The address that the caller is counted by. */
export function getRateLimitAddress(
  request: Request,
  server: IncomingRequest["server"],
  { isTrustedProxy }: RestOptions,
): string {
  const peer = getPeerAddress(request, server);
  return toAddressGroup(isTrustedProxy ? getClientAddress(peer, request.headers.get("x-forwarded-for"), isTrustedProxy) : peer);
}

/** The requests as they came, by those whose base path was removed: connections are known by them. */
const originalRequests = new WeakMap<Request, Request>();
/** The request as it came. */
export const getOriginal = (request: Request) => originalRequests.get(request) ?? request;

/** Whether the base path of a request's address was removed. */
export const isWithoutBasePath = (request: Request): boolean => originalRequests.has(request);

/** The same request without the base path of its address. */
export function removeBasePathOf(request: Request, basePath: string): Request {
  const { url } = request;
  const pathAt = url.indexOf("/", 8);
  const rest = removeBasePath(url.slice(pathAt), basePath) ?? "/";
  const stripped = new Request(url.slice(0, pathAt) + rest, request);
  originalRequests.set(stripped, request);
  return stripped;
}

/** The address of the peer; without a socket, in tests, that of this machine. */
export function getPeerAddress(request: Request, server: IncomingRequest["server"]): string {
  const address = server?.requestIP(getOriginal(request))?.address;
  if (address !== undefined) return address;
  return server && server.port === undefined ? socketPeer : "127.0.0.1";
}
