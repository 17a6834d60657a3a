import { generateLoad } from "./generate-load";
import type { LoadReply, LoadJob } from "./load-job";

/** The load generator as a child process: one result for each job, until the parent disconnects. */
const reply = (message: LoadReply) => process.send?.(message);
process.on("message", (order: LoadJob) => {
  generateLoad(order).then(
    (result) => reply({ result }),
    (error) => reply({ fault: error instanceof Error ? error.message : String(error) }),
  );
});
process.on("disconnect", () => process.exit(0));
