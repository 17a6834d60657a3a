import { Histogram } from "#/kernel/metrics/histogram";
import type { Labels, Metric, Sample } from "#/kernel/metrics/metrics-text";

/** A metric as plain data, which threads can send to each other. */
export type PlainMetric = Pick<Metric, "name" | "help"> &
  (
    | { readonly type: "counter" | "gauge"; readonly samples: readonly Sample[] }
    | {
        readonly type: "histogram";
        readonly series: readonly {
          readonly labels?: Labels;
          readonly bounds: readonly number[];
          readonly cells: Float64Array;
        }[];
      }
  );

export const toPlainMetric = (metric: Metric): PlainMetric =>
  metric.type === "histogram"
    ? {
        ...metric,
        series: metric.series.map(({ histogram, ...rest }) => ({ ...rest, bounds: histogram.bounds, cells: histogram.cells })),
      }
    : metric;

/**
 * Adds up the metrics of several threads: samples and series with the same labels become one. The
 * first list decides the order.
 */
export function mergeMetrics(lists: readonly (readonly PlainMetric[])[]): readonly Metric[] {
  const byName = new Map<string, PlainMetric[]>();
  for (const metric of lists.flat()) byName.set(metric.name, [...(byName.get(metric.name) ?? []), metric]);
  return [...byName.values()].flatMap((metrics): readonly Metric[] => {
    const [first] = metrics;
    if (!first) return [];
    const { name, help } = first;
    if (first.type === "histogram") {
      const series = new Map<string, { readonly labels: Labels; readonly histogram: Histogram }>();
      for (const metric of metrics)
        for (const { labels = {}, bounds, cells } of metric.type === "histogram" ? metric.series : []) {
          const key = JSON.stringify(labels);
          const known = series.get(key) ?? { labels, histogram: new Histogram(bounds) };
          known.histogram.merge(cells);
          series.set(key, known);
        }
      return [{ name, help, type: first.type, series: [...series.values()] }];
    }
    const samples = new Map<string, Sample>();
    for (const metric of metrics)
      for (const sample of metric.type === "histogram" ? [] : metric.samples) {
        const key = JSON.stringify(sample.labels ?? {});
        samples.set(key, { ...sample, value: sample.value + (samples.get(key)?.value ?? 0) });
      }
    return [{ name, help, type: first.type, samples: [...samples.values()] }];
  });
}
