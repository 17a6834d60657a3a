import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Failure, FailureCode } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";

/** Where a result carries its error for programs. */
export const errorKey = "livery/error";

const keyHint =
  "Give a key: over HTTP as the header `Authorization: Bearer <API_KEY>`, to `livery mcp` as LIVERY_API_KEY in its environment. An owner or admin makes one with `livery keys create` or in the console.";

/** What to do next, by the kind of refusal. */
const hints: Readonly<Record<FailureCode, string>> = {
  invalid: "Correct what the message names and call again; the tool's input schema says what is taken.",
  unauthorized: keyHint,
  forbidden: "whoami says what your key may do. Ask your person for a key with the permission.",
  not_found: "list_brands gives the ids of the designs that your key reaches.",
  conflict: "Look at the present state with get_design_context, then decide.",
  gone: "Call the tool that replaces it.",
  too_large: "Send fewer components and pages in one call, or a picture by its https url.",
  rate_limited: "Wait as many seconds as retryAfter says, then call again.",
  internal: "Calling again may help. If not, tell your person the request id.",
  unavailable: "Wait a moment and call again.",
};

/** A refusal as a tool's result: `{error, status, code, hint, retryAfter?, replacement?}` as compact text, the same in `_meta`, and no structured content. */
export function toolError(failure: Failure, replacement: string | undefined): CallToolResult {
  const { code, message, retryAfterSeconds } = failure;
  const error = {
    error: message,
    status: statusOf[code],
    code,
    hint: hints[code],
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) }),
    ...(code === "gone" && replacement !== undefined && { replacement }),
  };
  return { isError: true, content: [{ type: "text", text: JSON.stringify(error) }], _meta: { [errorKey]: error } };
}
