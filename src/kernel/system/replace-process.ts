import { isExecutable } from "#/kernel/system/own-command";

/** A path of an open file of the process, such as `/dev/fd/63`: what a shell puts for `<(command)`. */
const openFilePath = /\/fd\/\d/;

/**
 * Starts the executable again in the place of this process, with the same arguments and another environment, and does not
 * return. Returns where it cannot: on other systems than Linux, when the program runs from its source, or where the system
 * refuses it, for example by a filter of system calls. Returns also if an argument or a variable names an open file, because
 * the runtime closes all but the standard ones.
 */
export function replaceProcess(args: readonly string[], environment: NodeJS.ProcessEnv): void {
  if (process.platform !== "linux" || !isExecutable || process.execve === undefined) return;
  if ([...args, ...Object.values(environment)].some((value) => value !== undefined && openFilePath.test(value))) return;
  const listeners = process.listeners("warning");
  process.removeAllListeners("warning");
  try {
    process.execve(process.execPath, [process.execPath, ...args], environment);
  } catch {
    // The command takes longer. That the call is new to the runtime is no news to people: the warning comes before this.
    process.nextTick(() => {
      for (const listener of listeners) process.on("warning", listener);
    });
  }
}
