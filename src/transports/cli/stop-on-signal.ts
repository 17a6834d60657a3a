import { printStatus } from "#/transports/cli/output";

/** How long stopping may take, milliseconds: less than the 10 seconds that containers get. */
const maxStopMs = 9_000;

/**
 * Waits for SIGINT or SIGTERM, stops the server and exits. A second signal, or a stop longer than
 * `maxStopMs`, ends the process at once. On SIGHUP the server reads its certificate again; from a
 * terminal that signal means that the terminal was closed, and stops the server.
 */
export async function stopOnSignal(server: { stop(): Promise<void>; reload?(): Promise<void> }): Promise<void> {
  await new Promise<void>((resolve) => {
    const hasTerminal = process.stderr.isTTY === true;
    const signals = ["SIGINT", "SIGTERM", ...(hasTerminal ? (["SIGHUP"] as const) : [])] as const;
    const stop = () => {
      for (const signal of signals) process.off(signal, stop).once(signal, () => process.exit(1));
      resolve();
    };
    for (const signal of signals) process.on(signal, stop);
    if (!hasTerminal) process.on("SIGHUP", () => void server.reload?.());
  });
  const stopTimer = setTimeout(() => {
    printStatus("Livery stopped before all requests had finished.");
    process.exit(0);
  }, maxStopMs);
  await server.stop();
  clearTimeout(stopTimer);
  process.exit(0);
}
