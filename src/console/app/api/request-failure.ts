/** A call that the server refused or that did not reach it. `message` is safe to show. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  constructor(
    message: string,
    /** The HTTP status; 0 if there was no response. */
    readonly status: number,
    /** Seconds to wait before the next attempt, if the server sent `Retry-After`. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** The message to show for anything that was thrown. */
export const getErrorMessage = (thrown: unknown): string =>
  thrown instanceof RequestFailure
    ? thrown.message
    : "Something went wrong on this page. Reload it. If the problem persists, contact your administrator.";
