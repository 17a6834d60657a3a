import { join } from "node:path";
import { trackChild } from "../children";

/** A child process that answers each job with one message. */
export type Child<Order, Answer> = { request(order: Order): Promise<Answer>; end(): void };

/** Starts a script of this folder as a child that stays warm between jobs. */
export function startChild<Order, Answer>(script: string): Child<Order, Answer> {
  let pending = Promise.withResolvers<Answer>();
  const child = trackChild(
    Bun.spawn([process.execPath, join(import.meta.dir, script)], {
      stdin: "ignore",
      stdout: "ignore",
      stderr: "inherit",
      ipc: (message: Answer) => pending.resolve(message),
      onExit: () => pending.reject(new Error(`${script} ended`)),
    }),
  );
  return {
    request(order) {
      pending = Promise.withResolvers<Answer>();
      child.send(order);
      return pending.promise;
    },
    end: () => child.kill("SIGTERM"),
  };
}
