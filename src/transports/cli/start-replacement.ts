import { printStatus } from "#/transports/cli/output";
import { getOwnCommand } from "#/kernel/system/own-command";

/** The boolean flag of `serve` with which a server takes the place of the one that runs. */
export const replaceFlag = "replace";

/** A process that takes this one's place. */
export type Replacement = {
  /** Starts it; does nothing while one is starting. */
  start(): void;
  /** Its process id; undefined while none is starting. */
  getPid(): number | undefined;
};

/**
 * Starts this program again with the same arguments and `--replace`. The new process stops this one
 * with SIGTERM as soon as it serves; if it cannot, this one goes on.
 */
export function createReplacement(): Replacement {
  let child: Bun.Subprocess | undefined;
  return {
    start() {
      if (child) return;
      const args = process.argv.slice(2).filter((word) => word !== `--${replaceFlag}`);
      const started = Bun.spawn([...getOwnCommand(), ...args, `--${replaceFlag}`], {
        stdin: "ignore",
        stdout: "inherit",
        stderr: "inherit",
      });
      child = started;
      void started.exited.then(() => {
        child = undefined;
        printStatus("The new process could not take over. This one goes on.", "error");
      });
    },
    getPid: () => child?.pid,
  };
}
