import { ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from "@modelcontextprotocol/server";
import { refusalOf } from "#/doors/mcp/tool-error";
import { Failure, type FailureCode } from "#/kernel/errors";

/** Refusals that are no fault of the one who asks. */
const ours: readonly FailureCode[] = ["internal", "unavailable", "rate_limited"];

/** What went wrong where an answer has no room for an error of its own: an error of the protocol, whose data is the refusal as tools give it. */
export function protocolRefusal(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const code = ours.includes(error.code) ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams;
  return new ProtocolError(code, error.message, refusalOf(error));
}

/** The same for a resource: what is not there, and what is somebody else's, is not found. */
export const resourceRefusal = (error: unknown, uri: string): unknown =>
  error instanceof Failure && error.code === "not_found" ? new ResourceNotFoundError(uri, error.message) : protocolRefusal(error);
