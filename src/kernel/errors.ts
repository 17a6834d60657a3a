/**
 * Why a request is refused. Each code maps to one HTTP status and one exit status of the command
 * line.
 */
export type FailureCode =
  | "invalid"
  | "unauthorized"
  | "forbidden"
  | "not_found"
  | "conflict"
  | "precondition_failed"
  | "too_large"
  | "rate_limited"
  | "gone"
  | "unavailable"
  | "internal";

/**
 * An expected failure. The message is safe to show and says what to do; the cause is for the log
 * only. Callers can act on every code except `internal` and `unavailable`.
 */
export class Failure extends Error {
  override readonly name = "Failure";
  constructor(
    readonly code: FailureCode,
    message: string,
    options?: { cause?: unknown; retryAfterSeconds?: number; hint?: string },
  ) {
    super(message, options && "cause" in options ? { cause: options.cause } : undefined);
    this.retryAfterSeconds = options?.retryAfterSeconds;
    this.hint = options?.hint;
  }
  readonly retryAfterSeconds: number | undefined;
  /** What an agent does next, where the advice for the code does not fit the case. */
  readonly hint: string | undefined;
}

/** The system error code (`ENOENT`) of an error or of one of its causes; empty if there is none. */
export function getSystemErrorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && /^E[A-Z0-9]+$/.test(cause.code)) return cause.code;
  return "";
}
