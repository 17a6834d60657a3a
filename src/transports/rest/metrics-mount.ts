import { formatErrorBody } from "#/kernel/http/error-body";
import { formatMetrics, type Metric, metricsMediaType } from "#/kernel/metrics/metrics-text";
import type { Mount } from "#/transports/rest/server-context";

/**
 * Serves the metrics at `/metrics` in Prometheus' text format, to this machine and to clients with
 * the token.
 */
export const createMetricsMount = (token: string, list: () => Promise<readonly Metric[]>): Mount => ({
  path: "/metrics",
  rateClass: "public",
  localAccess: { token },
  async handle(request) {
    if (request.method !== "GET" && request.method !== "HEAD")
      return new Response(formatErrorBody("Metrics are read with GET.", "METHOD_NOT_ALLOWED"), {
        status: 405,
        headers: { "content-type": "application/json", allow: "GET, HEAD" },
      });
    return new Response(formatMetrics(await list()), { headers: { "content-type": metricsMediaType } });
  },
});
