import { join } from "node:path";
import { mind } from "../children";

/** A child process that answers each order with one message. */
export type Child<Order, Answer> = { ask(order: Order): Promise<Answer>; end(): void };

/** Starts a script of this folder as a child that stays warm between orders. */
export function childOf<Order, Answer>(script: string): Child<Order, Answer> {
  let waiting = Promise.withResolvers<Answer>();
  const child = mind(
    Bun.spawn([process.execPath, join(import.meta.dir, script)], {
      stdin: "ignore",
      stdout: "ignore",
      stderr: "inherit",
      ipc: (message: Answer) => waiting.resolve(message),
      onExit: () => waiting.reject(new Error(`${script} ended`)),
    }),
  );
  return {
    ask(order) {
      waiting = Promise.withResolvers<Answer>();
      child.send(order);
      return waiting.promise;
    },
    end: () => child.kill("SIGTERM"),
  };
}
