import { existsSync } from "node:fs";
import { type Answer, encodeMessage, type Order, readMessages } from "#/jobs/message";

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
  ask(order: Order): Promise<Answer>;
  /** Ends it at once, whatever it does. */
  kill(): void;
};

/** This program itself, as a job process. */
function ownCommand(): readonly string[] {
  const main = import.meta.url.includes("$bunfs") ? [] : [new URL("../main.ts", import.meta.url).pathname];
  return [process.execPath, ...main, jobProcessCommand];
}

/** Starts a job process: this program itself, unless another command is given. */
export function startJobProcess(command = ownCommand()): JobProcess {
  const child = Bun.spawn(limited(command), { stdin: "pipe", stdout: "pipe", stderr: "ignore", env: {} });
  const answers = readMessages(child.stdout);
  const send = async (order: Order) => {
    for (const piece of encodeMessage(order))
      for (let at = 0; at < piece.length; at += sliceBytes) {
        await child.stdin.write(piece.subarray(at, at + sliceBytes));
        await child.stdin.flush();
      }
  };
  return {
    pid: child.pid,
    ended: child.exited.then((status) => (child.signalCode === null ? `status ${status}` : `signal ${child.signalCode}`)),
    async ask(order) {
      // A pipe that breaks is an end of the process, which `ended` tells.
      send(order).catch(() => undefined);
      const { done, value } = await answers.next();
      return done ? await new Promise<never>(() => undefined) : (value as Answer);
    },
    kill: () => child.kill("SIGKILL"),
  };
}

/** The command with a limit on memory, where a shell can set one; and as the first to go where the system itself runs out of memory. */
function limited(command: readonly string[]): string[] {
  const shell = "/bin/sh";
  if (process.platform !== "linux" || !existsSync(shell)) return [...command];
  const script = `ulimit -v ${addressSpaceKiB} 2>/dev/null; echo 500 2>/dev/null >/proc/self/oom_score_adj; exec "$0" "$@"`;
  return [shell, "-c", script, ...command];
}
