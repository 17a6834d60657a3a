import { join } from "node:path";
import { mind } from "../children";
import type { LoadAnswer, LoadOrder, LoadResult } from "./order";

/** The load generator: a child process that stays warm between orders. */
export type LoadGenerator = { load(order: LoadOrder): Promise<LoadResult>; end(): void };

/** Starts the load generator. `load` throws where the server under load answered wrongly. */
export function startLoadGenerator(): LoadGenerator {
  let waiting: PromiseWithResolvers<LoadResult> | undefined;
  const child = mind(
    Bun.spawn([process.execPath, join(import.meta.dir, "load-child.ts")], {
      stdin: "ignore",
      stdout: "ignore",
      stderr: "inherit",
      ipc(message: LoadAnswer) {
        if ("result" in message) waiting?.resolve(message.result);
        else waiting?.reject(new Error(message.fault));
      },
      onExit: () => waiting?.reject(new Error("the load generator ended")),
    }),
  );
  return {
    load(order) {
      waiting = Promise.withResolvers<LoadResult>();
      child.send(order);
      return waiting.promise;
    },
    end: () => child.kill("SIGTERM"),
  };
}
