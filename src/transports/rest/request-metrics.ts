import { Histogram } from "#/kernel/metrics/histogram";
import type { Metric } from "#/kernel/metrics/metrics-text";
import type { RequestObserver } from "#/transports/rest/observe-request";

/** Methods that are counted by name; any other is `other`, because clients may invent them. */
const methods = ["GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT", "other"] as const;
const classes = ["1xx", "2xx", "3xx", "4xx", "5xx"] as const;

/** Counts requests and their durations by route, method and class of status. */
export function createRequestMetrics(): { readonly observe: RequestObserver; list(): readonly Metric[] } {
  /** For each route a histogram per method and class, made by the first request of its kind. */
  const byRoute = new Map<string, (Histogram | undefined)[]>();
  return {
    observe({ method, route, status, durationMs }) {
      let histograms = byRoute.get(route);
      if (!histograms) {
        histograms = [];
        byRoute.set(route, histograms);
      }
      const methodIndex = methods.indexOf(method as (typeof methods)[number]);
      const index = (methodIndex < 0 ? methods.length - 1 : methodIndex) * classes.length + Math.trunc(status / 100) - 1;
      let histogram = histograms[index];
      if (!histogram) {
        histogram = new Histogram();
        histograms[index] = histogram;
      }
      histogram.observe(durationMs / 1000);
    },
    list() {
      const series = [...byRoute].flatMap(([route, histograms]) =>
        methods.flatMap((method, methodIndex) =>
          classes.flatMap((status, classIndex) => {
            const histogram = histograms[methodIndex * classes.length + classIndex];
            return histogram ? [{ labels: { method, route, status }, histogram }] : [];
          }),
        ),
      );
      return [
        {
          name: "livery_http_request_duration_seconds",
          help: "Time until the response was ready, by route pattern, method and class of status",
          type: "histogram",
          series,
        },
      ];
    },
  };
}
