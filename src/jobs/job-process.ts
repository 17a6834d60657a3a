import { existsSync } from "node:fs";
import { getOwnCommand } from "#/kernel/system/own-command";
import { type JobResponse, encodeMessage, type JobRequest, readMessages } from "#/jobs/message";

/** Internal command that starts this program as a job process. */
export const jobProcessCommand = "__jobs";

/**
 * Limit for the address space of a job process, KiB. The JavaScript engine reserves most of it
 * unused, which leaves about 1 GB for data. Below 3 GB it disables its JIT compiler.
 */
const addressSpaceKiB = 3_000_000;

/**
 * How much is written to the pipe at a time, so that large messages do not block the event loop.
 */
const sliceBytes = 262_144;

/** A process that runs one job at a time. */
export type JobProcess = {
  readonly pid: number;
  /** Resolves when the process has ended, with its status or signal. */
  readonly ended: Promise<string>;
  /**
   * Sends a request and returns its response. Never settles if the process ends first; see `ended`.
   */
  request(jobRequest: JobRequest): Promise<JobResponse>;
  /** Ends the process immediately. */
  kill(): void;
};

/** Starts a job process: by default this program itself. */
export function startJobProcess(command: readonly string[] = [...getOwnCommand(), jobProcessCommand]): JobProcess {
  const child = Bun.spawn(withMemoryLimit(command), { stdin: "pipe", stdout: "pipe", stderr: "ignore", env: {} });
  const responses = readMessages(child.stdout);
  const send = async (jobRequest: JobRequest) => {
    for (const chunk of encodeMessage(jobRequest))
      for (let at = 0; at < chunk.length; at += sliceBytes) {
        await child.stdin.write(chunk.subarray(at, at + sliceBytes));
        await child.stdin.flush();
      }
  };
  return {
    pid: child.pid,
    ended: child.exited.then((status) => (child.signalCode === null ? `status ${status}` : `signal ${child.signalCode}`)),
    async request(jobRequest) {
      // A broken pipe means that the process has ended, and `ended` reports that.
      send(jobRequest).catch(() => undefined);
      const { done, value } = await responses.next();
      return done ? await new Promise<never>(() => undefined) : (value as JobResponse);
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/**
 * On Linux, limits the memory of the command and makes it the first to be killed when the system
 * runs out of memory.
 */
function withMemoryLimit(command: readonly string[]): string[] {
  const shell = "/bin/sh";
  if (process.platform !== "linux" || !existsSync(shell)) return [...command];
  const script = `ulimit -v ${addressSpaceKiB} 2>/dev/null; echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$0" "$@"`;
  return [shell, "-c", script, ...command];
}
