import { printStatus } from "#/transports/cli/output";

/** How long requests under way may take when the server is told to stop, milliseconds. */
const drainMs = 8_000;

/** Waits for SIGINT or SIGTERM, then stops the server and resolves; a second signal, or a drain over eight seconds, ends the process at once. */
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
    printStatus("Livery stopped before every request had ended.");
    process.exit(0);
  }, drainMs);
  await server.stop();
  clearTimeout(drainTimer);
  process.exit(0);
}
