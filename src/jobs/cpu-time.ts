import { readFileSync } from "node:fs";

/** Clock ticks of a second in /proc; Linux has used this value on every platform that Bun runs on. */
const ticksPerSecond = 100;

/** Processor time that a process has used with all its threads, milliseconds; undefined where the system does not say, or there is no such process any more. */
export function getCpuTimeMs(pid: number): number | undefined {
  if (process.platform !== "linux") return undefined;
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "latin1");
    // The name of the program stands in parentheses and may hold anything; fields are counted from behind it.
    const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
    const [user, system] = [Number(fields[11]), Number(fields[12])];
    return ((user + system) * 1000) / ticksPerSecond;
  } catch {
    return undefined;
  }
}
