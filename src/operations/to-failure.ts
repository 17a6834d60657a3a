import { Failure } from "#/kernel/errors";
import type { Services } from "#/operations/operation";

/**
 * What went wrong, as a refusal that is safe to show. What is no refusal yet is a fault of this
 * program: it is logged with an id that the answer names.
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
  if (fault) return new Failure("unavailable", fault.message, { cause: error });
  if (store.isUnavailable(error))
    return new Failure("unavailable", "Others are writing to Livery's storage just now. Try again in a moment.", {
      cause: error,
    });
  return new Failure("internal", `Something went wrong here. The log has it under request ${requestId}.`, { cause: error });
}
