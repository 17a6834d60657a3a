/**
 * The ways a caller can be refused. Each maps to one HTTP status in the REST door and one exit
 * status on the command line.
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
 * A refusal with a message that is safe to show; the cause is for the log only. All codes but
 * `internal` and `unavailable` are the caller's to act on.
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
  /** What an agent does next, where the advice for the code in general does not fit the case. */
  readonly hint: string | undefined;
}

/**
 * The system's name for an error (`ENOENT`), wherever in the chain of causes it stands; empty where
 * it has none.
 */
export function getSystemErrorCode(error: unknown): string {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if ("code" in cause && typeof cause.code === "string" && /^E[A-Z0-9]+$/.test(cause.code)) return cause.code;
  return "";
}
