import { existsSync } from "node:fs";
import { type JobResponse, encodeMessage, type JobRequest, readMessages } from "#/jobs/message";

/** The word on the command line that makes this program a job process. It is no command for people. */
export const jobProcessCommand = "__jobs";

/**
 * How large the address space of a job process may get, KiB. The JavaScript engine reserves most of it without using it; about 1 GB remains for data. Below 3 GB the engine
 * does without its compiler.
 */
const addressSpaceKiB = 3_000_000;

/** How much is written to the pipe at a time, so that sending much does not hold up the sender. */
const sliceBytes = 262_144;

/** A process that does one job at a time. */
export type JobProcess = {
  readonly pid: number;
  /** Resolves once the process has ended, with what ended it. */
  readonly ended: Promise<string>;
  /** Sends an order and gives its answer; never settles where the process ends first. */
  request(jobRequest: JobRequest): Promise<JobResponse>;
  /** Ends it at once, whatever it does. */
  kill(): void;
};

/** This program itself, as a job process. */
function getOwnCommand(): readonly string[] {
  const main = import.meta.url.includes("$bunfs") ? [] : [new URL("../main.ts", import.meta.url).pathname];
  return [process.execPath, ...main, jobProcessCommand];
}

/** Starts a job process: this program itself, unless another command is given. */
export function startJobProcess(command = getOwnCommand()): JobProcess {
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
      // A pipe that breaks is an end of the process, which `ended` tells.
      send(jobRequest).catch(() => undefined);
      const { done, value } = await responses.next();
      return done ? await new Promise<never>(() => undefined) : (value as JobResponse);
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** The command with a limit on memory, where a shell can set one; and as the first to go where the system itself runs out of memory. */
function withMemoryLimit(command: readonly string[]): string[] {
  const shell = "/bin/sh";
  if (process.platform !== "linux" || !existsSync(shell)) return [...command];
  const script = `ulimit -v ${addressSpaceKiB} 2>/dev/null; echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$0" "$@"`;
  return [shell, "-c", script, ...command];
}
