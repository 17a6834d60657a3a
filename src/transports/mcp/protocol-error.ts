import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from "@modelcontextprotocol/server";
import { toErrorObject } from "#/transports/mcp/tool-error";
import { Failure, type FailureCode } from "#/kernel/errors";

/** Refusals that are no fault of the one who asks. */
const serverFailureCodes: readonly FailureCode[] = ["internal", "unavailable", "rate_limited"];

/** What went wrong where an answer has no room for an error of its own: an error of the protocol, whose data is the refusal as tools give it. */
export function toProtocolError(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const code = serverFailureCodes.includes(error.code) ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams;
  return new ProtocolError(code, error.message, toErrorObject(error));
}

/** The same for a resource: what is not there, and what is somebody else's, is not found. */
export const toResourceError = (error: unknown, uri: string): unknown =>
  error instanceof Failure && error.code === "not_found" ? new ResourceNotFoundError(uri, error.message) : toProtocolError(error);
