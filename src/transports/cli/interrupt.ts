/** Thrown where a signal ended a command. The exit status is 128 and the number of the signal. */
export class Interrupted extends Error {
  constructor(
    readonly status: number,
    message = "Interrupted.",
  ) {
    super(message);
  }
}

/** The exit status of a command that Ctrl+C ended. */
export const interruptedStatus = 130;
const terminatedStatus = 143;

/**
 * Runs work that SIGINT and SIGTERM interrupt. Work that listens to the signal ends by itself and
 * removes what is half-made; a second signal ends the process at once. Other work is ended between
 * two of its steps. Throws Interrupted, with the message of the work where it has one.
 */
export async function runInterruptibly<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
  { endsItself }: { readonly endsItself: boolean },
): Promise<Result> {
  const controller = new AbortController();
  const interruption = Promise.withResolvers<never>();
  let status = interruptedStatus;
  const interrupt = (signal: NodeJS.Signals) => {
    if (controller.signal.aborted) process.exit(status);
    status = signal === "SIGTERM" ? terminatedStatus : interruptedStatus;
    controller.abort();
    if (!endsItself) interruption.reject(new Interrupted(status));
  };
  process.on("SIGINT", interrupt).on("SIGTERM", interrupt);
  try {
    return await Promise.race([work(controller.signal), interruption.promise]);
  } catch (error) {
    if (!controller.signal.aborted || error instanceof Interrupted) throw error;
    throw new Interrupted(status, error instanceof Error ? error.message : undefined);
  } finally {
    process.off("SIGINT", interrupt).off("SIGTERM", interrupt);
  }
}
