import { readFileSync } from "node:fs";

/** A process's resident memory in MiB: total, and the anonymous part (Linux: VmRSS and RssAnon). */
export function readResidentMib(pid: number): { readonly all: number; readonly anonymous: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const parseKib = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? Number.NaN);
  return { all: parseKib("VmRSS") / 1024, anonymous: parseKib("RssAnon") / 1024 };
}

/** The kernel's clock ticks per second for processor time; 100 on current Linux systems. */
const ticksPerSecond = 100;

/**
 * The processor time that a process has used, ended threads included, milliseconds in steps of ten.
 * Unlike elapsed time, it hardly depends on other load on the machine (Linux: utime and stime of
 * /proc/PID/stat).
 */
export function readProcessorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
