import { printStatus } from "#/transports/cli/output";
import type { ServiceManager } from "#/kernel/system/service-manager";

/** How long stopping may take, milliseconds: less than the 10 seconds that containers get. */
const maxStopMs = 9_000;

/** What signals do to a server. Only `stop` is needed. */
type SignalHandlers = {
  stop(): Promise<void>;
  /** SIGHUP: reads the certificate again. */
  reload?(): Promise<void>;
  /** SIGUSR2: starts a process that takes this one's place. */
  startReplacement?(): void;
  readonly serviceManager?: ServiceManager;
};

/**
 * Waits for SIGINT or SIGTERM, stops the server and exits. A second signal, or a stop longer than
 * `maxStopMs`, ends the process at once. From a terminal, SIGHUP means that the terminal was
 * closed, and stops the server.
 */
export async function stopOnSignal({ stop, reload, startReplacement, serviceManager }: SignalHandlers): Promise<void> {
  await new Promise<void>((resolve) => {
    const hasTerminal = process.stderr.isTTY === true;
    const signals = ["SIGINT", "SIGTERM", ...(hasTerminal ? (["SIGHUP"] as const) : [])] as const;
    const endWait = () => {
      for (const signal of signals) process.off(signal, endWait).once(signal, () => process.exit(1));
      resolve();
    };
    for (const signal of signals) process.on(signal, endWait);
    if (!hasTerminal && reload)
      process.on("SIGHUP", async () => {
        serviceManager?.reloading();
        await reload();
        serviceManager?.ready();
      });
    if (startReplacement && process.platform !== "win32") process.on("SIGUSR2", startReplacement);
  });
  const stopTimer = setTimeout(() => {
    printStatus("Livery stopped before all requests had finished.");
    process.exit(0);
  }, maxStopMs);
  serviceManager?.stopping();
  await stop();
  clearTimeout(stopTimer);
  process.exit(0);
}
