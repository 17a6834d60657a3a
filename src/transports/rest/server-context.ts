import type { RequestObserver, RequestTrace } from "#/transports/rest/observe-request";
import type { IncomingRequest } from "#/transports/rest/operation-routes";
import type { RouteOptions } from "#/transports/rest/respond";
import type { Operation } from "#/operations/operation";
import type { RestRoute } from "#/operations/rest-route";
import type { Services } from "#/operations/services";
import type { RateClass } from "#/operations/rate-limits";

/**
 * Another handler behind the same port. It reads the body, identifies the caller and responds
 * itself.
 */
export type Mount = {
  /** A path of the framework, such as `/mcp` or `/console/*`. */
  readonly path: `/${string}`;
  /** The rate limit of its requests, by address; absent if it counts them itself. */
  readonly rateClass?: RateClass;
  /**
   * Only clients on this machine may call it, and others with this bearer token; absent if everyone
   * may.
   */
  readonly localAccess?: { readonly token: string };
  /**
   * `address` is the address that the caller is counted by. `keepOpen` lifts the idle timeout of
   * the connection once the whole request has been read; until then, slow senders are cut off.
   */
  handle(request: Request, address: string, keepOpen: () => void, trace?: RequestTrace): Response | Promise<Response>;
};

/** The options of the server. */
export type RestOptions = {
  /**
   * Whether a peer is a proxy whose X-Forwarded-For and X-Forwarded-Host are trusted; absent if no
   * proxy is trusted.
   */
  readonly isTrustedProxy?: ((address: string) => boolean) | undefined;
  /** Whether a Host header names this installation. By default only the base URL's host does. */
  readonly isOwnHost?: (host: string) => boolean;
  readonly mounts?: readonly Mount[];
  /** Called for every incoming request. It must be fast. */
  readonly onRequest?: () => void;
  /** Called for every request once its response is ready: the access log and metrics. */
  readonly observe?: RequestObserver | undefined;
  /** Ends the streams of events once the server stops; downloads are sent to their end. */
  readonly stopping?: AbortSignal;
};

/** A request that reports to a trace; absent while nothing observes requests. */
export type TracedRequest = IncomingRequest & { readonly trace?: RequestTrace };

/** What all handlers share. */
export type ServerContext = {
  readonly services: Services;
  readonly options: RestOptions;
  readonly isOwnHost: (host: string) => boolean;
  readonly site: Pick<RouteOptions, "isHttps" | "basePath">;
};

/** An operation at an address, and what its handler needs. */
export type Route = ServerContext & {
  readonly operation: Operation;
  readonly rest: RestRoute;
  /** What all of its responses share. */
  readonly own: RouteOptions;
};
