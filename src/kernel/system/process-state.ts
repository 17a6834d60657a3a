import { readFileSync } from "node:fs";
import { hostname } from "node:os";

/**
 * Whether a process is known to have ended: one of this machine that is not there. Nothing is known
 * of processes of other machines.
 */
export function isProcessGone(host: string | undefined, pid: number): boolean {
  if (host !== hostname()) return false;
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "ESRCH";
  }
}

let ownStart: string | undefined;

/**
 * When this process started, as text that is the same in all its threads and that no other process
 * with its id on this machine had: on Linux in clock ticks since the system started, else in
 * milliseconds.
 */
export function getProcessStart(): string {
  ownStart ??= readStartTicks() ?? String(Math.round(performance.timeOrigin));
  return ownStart;
}

function readStartTicks(): string | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync("/proc/self/stat", "latin1");
    // The program's name is in parentheses and may contain anything. The start is field 22.
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
  } catch {
    return undefined;
  }
}
