import type { App } from "#/app";
import type { Config } from "#/config/config";
import { createProxyRule } from "#/kernel/http/ip-address";
import { createHostRule } from "#/kernel/http/host-rule";
import type { TlsIdentity } from "#/kernel/http/tls-files";
import type { Metric } from "#/kernel/metrics/metrics-text";
import type { SharedCounter } from "#/webhooks/scheduler/shared-counter";
import type { Services } from "#/operations/services";
import { createConsoleMounts } from "#/console/console-mounts";
import { createOAuthMounts } from "#/transports/oauth/mounts";
import { type Listener, type PortReservation, type PortUse, startListener } from "#/transports/rest/listener";
import { createMetricsMount } from "#/transports/rest/metrics-mount";
import { createAccessLog, observeAll, type RequestTrace } from "#/transports/rest/observe-request";
import { createRequestMetrics } from "#/transports/rest/request-metrics";
import { createRestServer } from "#/transports/rest/server";

/** How a thread listens. */
export type ListenOptions = {
  readonly tls: TlsIdentity | undefined;
  readonly use: PortUse;
  readonly reservation?: PortReservation | undefined;
  readonly requestCount: SharedCounter;
  /** The metrics at `/metrics`, from those of the requests of this thread. */
  listMetrics(own: readonly Metric[]): Promise<readonly Metric[]>;
};

/** The requests of a thread: what they are answered with, and how that ends. */
export type RequestServer = {
  readonly listener: Listener;
  /** The metrics of the requests. */
  listRequestMetrics(): readonly Metric[];
  /** Takes no more requests, and waits for those in flight. Resolves to how many it cut off. */
  stop(maxMs: number): Promise<number>;
};

/** Listens for requests to an app at the address of its settings. Throws `unavailable` where it is taken. */
export async function listen(
  { config, services }: App,
  { tls, use, reservation, requestCount, listMetrics }: ListenOptions,
): Promise<RequestServer> {
  const { metricsMount, observe, listRequestMetrics } = createObservers(config, services, listMetrics);
  const isOwnHost = createHostRule(config.baseUrl, config.allowedHosts);
  const mcpMount = createMcpMount(services, isOwnHost);
  const stopping = new AbortController();
  const options = {
    isTrustedProxy: createProxyRule(config.trustedProxies),
    isOwnHost,
    mounts: [mcpMount, metricsMount, ...createConsoleMounts(config.baseUrl), ...createOAuthMounts(services)],
    onRequest: () => requestCount.increment(),
    observe,
    stopping: stopping.signal,
  };
  const { socket, host, port } = config;
  const address = socket ? { socket: socket.path, mode: socket.mode } : { host, port, reservation };
  const listener = await startListener(() => createRestServer(services, options), address, { tls, use });
  return {
    listener,
    listRequestMetrics,
    async stop(maxMs) {
      stopping.abort();
      const [unfinished] = await Promise.all([listener.stop(maxMs), mcpMount.close(maxMs)]);
      return unfinished;
    },
  };
}

/** What counts and logs requests, and serves the metrics. */
function createObservers(config: Config, services: Services, listMetrics: ListenOptions["listMetrics"]) {
  const requestMetrics = createRequestMetrics();
  return {
    observe: observeAll([requestMetrics.observe, ...(config.hasAccessLog ? [createAccessLog(services.log)] : [])]),
    metricsMount: createMetricsMount(config.metricsToken, () => listMetrics(requestMetrics.list())),
    listRequestMetrics: requestMetrics.list,
  };
}

/**
 * The MCP tools on the same port. The transport is loaded by the first request: many installations
 * never get one.
 */
function createMcpMount(services: Services, isOwnHost: (host: string) => boolean) {
  let transport: Promise<ReturnType<typeof import("#/transports/mcp/http").createHttpTransport>> | undefined;
  const open = async () => (await import("#/transports/mcp/http")).createHttpTransport(services, isOwnHost);
  return {
    path: "/mcp" as const,
    async handle(request: Request, address: string, keepOpen: () => void, trace?: RequestTrace) {
      transport ??= open();
      return await (await transport).handle(request, address, keepOpen, trace);
    },
    async close(maxMs: number) {
      await (await transport)?.close(maxMs);
    },
  };
}
