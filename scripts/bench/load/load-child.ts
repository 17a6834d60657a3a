import { generateLoad } from "./generate-load";
import type { LoadAnswer, LoadOrder } from "./order";

/** The load generator as a process of its own: one order comes in, one result goes out, until the parent lets go. */
const answer = (message: LoadAnswer) => process.send?.(message);
process.on("message", (order: LoadOrder) => {
  generateLoad(order).then(
    (result) => answer({ result }),
    (error) => answer({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
