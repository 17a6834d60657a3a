import type { Histogram } from "#/kernel/metrics/histogram";

/** The labels of one sample. Values come from closed lists, so that the number of samples is bounded. */
export type Labels = Readonly<Record<string, string>>;
export type Sample = { readonly labels?: Labels; readonly value: number };

/**
 * A metric with its samples, in base units: seconds and bytes. The name of a counter ends in
 * `_total`.
 */
export type Metric = { readonly name: string; readonly help: string } & (
  | { readonly type: "counter" | "gauge"; readonly samples: readonly Sample[] }
  | {
      readonly type: "histogram";
      readonly series: readonly { readonly labels?: Labels; readonly histogram: Histogram }[];
    }
);

/** The media type of the text (Prometheus text exposition format, 0.0.4). */
export const metricsMediaType = "text/plain; version=0.0.4; charset=utf-8";

/** Writes metrics in Prometheus' text format. */
export function formatMetrics(metrics: readonly Metric[]): string {
  const lines: string[] = [];
  for (const metric of metrics) {
    const { name, help, type } = metric;
    lines.push(`# HELP ${name} ${help.replace(/\\/g, "\\\\").replace(/\n/g, "\\n")}`, `# TYPE ${name} ${type}`);
    if (metric.type === "histogram")
      for (const { labels = {}, histogram } of metric.series) lines.push(...formatHistogram(name, labels, histogram));
    else for (const { labels = {}, value } of metric.samples) lines.push(formatSample(name, labels, value));
  }
  return `${lines.join("\n")}\n`;
}

function formatHistogram(name: string, labels: Labels, { bounds, cumulativeCounts, sum }: Histogram): readonly string[] {
  return [
    ...cumulativeCounts.map((count, index) =>
      formatSample(`${name}_bucket`, { ...labels, le: formatNumber(bounds[index] ?? Number.POSITIVE_INFINITY) }, count),
    ),
    formatSample(`${name}_sum`, labels, sum),
    formatSample(`${name}_count`, labels, cumulativeCounts.at(-1) ?? 0),
  ];
}

function formatSample(name: string, labels: Labels, value: number): string {
  const pairs = Object.entries(labels).map(([label, text]) => `${label}="${escapeLabel(text)}"`);
  return `${name}${pairs.length > 0 ? `{${pairs.join(",")}}` : ""} ${formatNumber(value)}`;
}

const escapeLabel = (text: string) => text.replace(/\\/g, "\\\\").replace(/"/g, '\\"').replace(/\n/g, "\\n");

const formatNumber = (value: number) =>
  value === Number.POSITIVE_INFINITY ? "+Inf" : value === Number.NEGATIVE_INFINITY ? "-Inf" : String(value);
