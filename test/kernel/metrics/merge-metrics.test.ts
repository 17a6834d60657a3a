import { expect, test } from "bun:test";
import { Histogram } from "#/kernel/metrics/histogram";
import { mergeMetrics, toPlainMetric } from "#/kernel/metrics/merge-metrics";
import { formatMetrics, type Metric } from "#/kernel/metrics/metrics-text";

function createMetrics(requests: number, seconds: readonly number[]): readonly Metric[] {
  const histogram = new Histogram([0.1, 1]);
  for (const value of seconds) histogram.observe(value);
  return [
    { name: "requests_total", help: "Requests", type: "counter", samples: [{ labels: { route: "/" }, value: requests }] },
    { name: "duration_seconds", help: "Durations", type: "histogram", series: [{ labels: { route: "/" }, histogram }] },
  ];
}

test("samples and histograms with the same labels are added, others stay", () => {
  const own: Metric = { name: "pending", help: "Pending", type: "gauge", samples: [{ value: 3 }] };
  const other: Metric = {
    name: "requests_total",
    help: "Requests",
    type: "counter",
    samples: [{ labels: { route: "/a" }, value: 1 }],
  };
  const lists = [
    [...createMetrics(2, [0.05, 5]), own],
    [...createMetrics(5, [0.5]), other],
  ];
  const merged = mergeMetrics(structuredClone(lists.map((list) => list.map(toPlainMetric))));
  expect(formatMetrics(merged).split("\n")).toEqual([
    "# HELP requests_total Requests",
    "# TYPE requests_total counter",
    'requests_total{route="/"} 7',
    'requests_total{route="/a"} 1',
    "# HELP duration_seconds Durations",
    "# TYPE duration_seconds histogram",
    'duration_seconds_bucket{route="/",le="0.1"} 1',
    'duration_seconds_bucket{route="/",le="1"} 2',
    'duration_seconds_bucket{route="/",le="+Inf"} 3',
    'duration_seconds_sum{route="/"} 5.55',
    'duration_seconds_count{route="/"} 3',
    "# HELP pending Pending",
    "# TYPE pending gauge",
    "pending 3",
    "",
  ]);
});

test("the metrics that are merged stay as they are", () => {
  const metrics = createMetrics(2, [0.05]);
  const before = formatMetrics(metrics);
  mergeMetrics([metrics.map(toPlainMetric), metrics.map(toPlainMetric)]);
  expect(formatMetrics(metrics)).toBe(before);
});
