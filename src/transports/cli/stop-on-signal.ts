import { printStatus } from "#/transports/cli/output";

/** How long in-flight requests may take after a stop signal, milliseconds. */
const drainMs = 8_000;

/**
 * Waits for SIGINT or SIGTERM, stops the server and exits. A second signal, or a drain longer than
 * `drainMs`, ends the process at once.
 */
export async function stopOnSignal(server: { stop(): Promise<void> }): Promise<void> {
  await new Promise<void>((resolve) => {
    const stop = () => {
      process.off("SIGINT", stop).off("SIGTERM", stop);
      process.once("SIGINT", () => process.exit(1)).once("SIGTERM", () => process.exit(1));
      resolve();
    };
    process.on("SIGINT", stop).on("SIGTERM", stop);
  });
  const drainTimer = setTimeout(() => {
    printStatus("Livery stopped before all requests had finished.");
    process.exit(0);
  }, drainMs);
  await server.stop();
  clearTimeout(drainTimer);
  process.exit(0);
}
