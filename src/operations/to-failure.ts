import { Failure } from "#/kernel/errors";
import type { Services } from "#/operations/services";

/** When a request may succeed that found the storage busy or out of reach. */
const retryAfterSeconds = 1;

/**
 * Converts any error into a `Failure` that is safe to show. Unexpected errors are logged with the
 * request id that the message names.
 */
export function toFailure(
  error: unknown,
  { log, store }: Pick<Services, "log" | "store">,
  logFields: Readonly<Record<string, string>>,
  requestId: string = Bun.randomUUIDv7(),
): Failure {
  if (error instanceof Failure) return error;
  log.error("request failed", error, { requestId, ...logFields });
  const fault = store.recordFault(error);
  if (fault)
    return new Failure("unavailable", fault.message, {
      cause: error,
      // The others last until a person does something.
      ...(fault.code === "unreachable" && { retryAfterSeconds }),
    });
  if (store.isUnavailable(error))
    return new Failure("unavailable", "The storage is busy. Try again in a moment.", {
      cause: error,
      retryAfterSeconds,
    });
  return new Failure("internal", `An internal error occurred. It is logged under request id ${requestId}.`, { cause: error });
}
