import { join } from "node:path";
import { trackChild } from "../children";
import type { LoadReply, LoadJob, LoadResult } from "./load-job";

/** The load generator: a child process that stays warm between jobs. */
export type LoadGenerator = { load(order: LoadJob): Promise<LoadResult>; end(): void };

/** Starts the load generator. `load` throws where the server under load responds wrongly. */
export function startLoadGenerator(): LoadGenerator {
  let pending: PromiseWithResolvers<LoadResult> | undefined;
  const child = trackChild(
    Bun.spawn([process.execPath, join(import.meta.dir, "load-child.ts")], {
      stdin: "ignore",
      stdout: "ignore",
      stderr: "inherit",
      ipc(message: LoadReply) {
        if ("result" in message) pending?.resolve(message.result);
        else pending?.reject(new Error(message.fault));
      },
      onExit: () => pending?.reject(new Error("the load generator ended")),
    }),
  );
  return {
    load(order) {
      pending = Promise.withResolvers<LoadResult>();
      child.send(order);
      return pending.promise;
    },
    end: () => child.kill("SIGTERM"),
  };
}
