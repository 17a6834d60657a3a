import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Failure } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { refusalHints } from "#/operations/refusal-hints";

/** Where a result carries its error for programs. */
export const errorKey = "livery/error";

/** A refusal as agents read it: `{error, status, code, hint, retryAfter?, replacement?}`. */
export function refusalOf({ code, message, retryAfterSeconds }: Failure, replacement?: string) {
  return {
    error: message,
    status: statusOf[code],
    code,
    hint: refusalHints[code],
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) }),
    ...(code === "gone" && replacement !== undefined && { replacement }),
  };
}

/** A refusal as a tool's result: compact text, the same in `_meta`, and no structured content. */
export function toolError(failure: Failure, replacement: string | undefined): CallToolResult {
  const error = refusalOf(failure, replacement);
  return { isError: true, content: [{ type: "text", text: JSON.stringify(error) }], _meta: { [errorKey]: error } };
}
