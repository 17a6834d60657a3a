import { readFileSync } from "node:fs";

/** Resident memory of a process in MiB: all of it, and the part that no file backs (Linux: VmRSS and RssAnon). */
export function readResidentMib(pid: number): { readonly all: number; readonly anonymous: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const parseKib = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? Number.NaN);
  return { all: parseKib("VmRSS") / 1024, anonymous: parseKib("RssAnon") / 1024 };
}

/** Ticks a second in which the kernel tells processor time; 100 wherever Linux runs these days. */
const ticksPerSecond = 100;

/**
 * Processor time that a process has used so far, its ended threads included, milliseconds in steps of ten. Unlike elapsed time it hardly depends on
 * what else the machine does (Linux: utime and stime of /proc/PID/stat).
 */
export function readProcessorMs(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  return ((Number(fields[11]) + Number(fields[12])) * 1000) / ticksPerSecond;
}
