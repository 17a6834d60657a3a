import { readdirSync } from "node:fs";
import type { Metric } from "#/kernel/metrics/metrics-text";
import { version } from "#/kernel/version";

/** The metrics of this process, by the names that other programs use for them. */
export function listProcessMetrics(): readonly Metric[] {
  const { rss, heapUsed, external, arrayBuffers } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  const openFiles = countOpenFiles();
  return [
    {
      name: "livery_build_info",
      help: "Version of this program and its runtime",
      type: "gauge",
      samples: [
        { labels: { version, runtime: `bun ${Bun.version}`, platform: `${process.platform}-${process.arch}` }, value: 1 },
      ],
    },
    {
      name: "process_start_time_seconds",
      help: "Start of the process, Unix time",
      type: "gauge",
      samples: [{ value: performance.timeOrigin / 1000 }],
    },
    { name: "livery_uptime_seconds", help: "Age of the process", type: "gauge", samples: [{ value: process.uptime() }] },
    {
      name: "process_cpu_seconds_total",
      help: "Processor time of the process and its threads",
      type: "counter",
      samples: [{ value: (user + system) / 1_000_000 }],
    },
    { name: "process_resident_memory_bytes", help: "Memory of the process", type: "gauge", samples: [{ value: rss }] },
    {
      name: "livery_memory_bytes",
      help: "Memory of the server's thread by kind",
      type: "gauge",
      samples: [
        { labels: { kind: "heap" }, value: heapUsed },
        { labels: { kind: "external" }, value: external },
        { labels: { kind: "array_buffers" }, value: arrayBuffers },
      ],
    },
    ...(openFiles === undefined
      ? []
      : [
          {
            ...{ name: "process_open_fds", help: "Open files and sockets", type: "gauge" as const },
            samples: [{ value: openFiles }],
          },
        ]),
  ];
}

/** Undefined on systems without /proc. */
function countOpenFiles(): number | undefined {
  try {
    return readdirSync("/proc/self/fd").length;
  } catch {
    return undefined;
  }
}
