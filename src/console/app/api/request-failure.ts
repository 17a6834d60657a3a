/** A call that the server refused or could not be reached with. `message` is the server's own sentence, fit to be shown. */
export class RequestFailure extends Error {
  override readonly name = "RequestFailure";
  constructor(
    message: string,
    /** The HTTP status; 0 where no answer came. */
    readonly status: number,
    /** Seconds to wait before the next try, where the server says so. */
    readonly retryAfterSeconds?: number,
  ) {
    super(message);
  }
}

/** What to show of anything that was thrown. */
export const getErrorMessage = (thrown: unknown): string =>
  thrown instanceof RequestFailure
    ? thrown.message
    : "Something in this page went wrong. Load it again; if it stays, tell the administrator.";
