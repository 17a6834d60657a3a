import { readdirSync, readFileSync } from "node:fs";

/** Resident memory of a process in MiB: all of it, and the part that no file backs (Linux: VmRSS and RssAnon). */
export function residentMib(pid: number): { readonly all: number; readonly anonymous: number } {
  const status = readFileSync(`/proc/${pid}/status`, "utf8");
  const kib = (field: string) => Number(new RegExp(`^${field}:\\s+(\\d+) kB`, "m").exec(status)?.[1] ?? Number.NaN);
  return { all: kib("VmRSS") / 1024, anonymous: kib("RssAnon") / 1024 };
}

/**
 * Processor time that the living threads of a process have used so far, milliseconds. Unlike elapsed time it hardly depends on what else the machine
 * does (Linux: schedstat, in nanoseconds).
 */
export function processorMs(pid: number): number {
  const threads = readdirSync(`/proc/${pid}/task`);
  return threads.reduce((sum, thread) => sum + threadNs(pid, thread), 0) / 1e6;
}

function threadNs(pid: number, thread: string): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${thread}/schedstat`, "utf8").split(" ")[0]);
  } catch {
    // The thread ended between the listing and the look at it.
    return 0;
  }
}
