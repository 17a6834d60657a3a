import { observeRequest } from "#/transports/rest/observe-request";
import { createRequestMetrics } from "#/transports/rest/request-metrics";
import type { Section } from "./row";
import { computeSpread } from "./spread";

const rounds = 21;
const requests = 200_000;
const routes = ["/api/v1/systems", "/api/v1/systems/:name/adoption", "/api/systems/export/:name", "/previews/:name"];

/** What counting a request for `/metrics` costs, compared with the same request uncounted. */
export const metrics: Section = {
  name: "metrics",
  description: "processor time that counting a request takes",
  usesDatabase: false,
  async run() {
    const { observe } = createRequestMetrics();
    const request = new Request("http://localhost/api/v1/systems");
    const response = new Response("");
    const handle = () => response;
    const measureUs = (serve: (route: string) => unknown) => {
      const startedMs = performance.now();
      for (let index = 0; index < requests; index++) serve(routes[index % routes.length] ?? "");
      return ((performance.now() - startedMs) * 1000) / requests;
    };
    const measurePair = () => measureUs((route) => observeRequest(observe, request, route, handle)) - measureUs(() => handle());
    for (let round = 0; round < 3; round++) measurePair();
    return [
      {
        what: "counting a request",
        value: computeSpread(Array.from({ length: rounds }, measurePair)),
        unit: "µs",
        aim: { of: "value", bound: "at most", limit: 1 },
        note: `${rounds} rounds of ${requests / 1000} thousand requests to ${routes.length} routes`,
      },
    ];
  },
};
