import { isExecutable } from "#/kernel/system/own-command";

/**
 * Starts the executable again in the place of this process, with the same arguments and another environment, and does not
 * return. Returns where it cannot: on other systems than Linux, when the program runs from its source, or where the system
 * refuses it, for example by a filter of system calls.
 */
export function replaceProcess(args: readonly string[], environment: NodeJS.ProcessEnv): void {
  if (process.platform !== "linux" || !isExecutable || process.execve === undefined) return;
  try {
    process.execve(process.execPath, [process.execPath, ...args], environment);
  } catch {
    // The command takes longer.
  }
}
