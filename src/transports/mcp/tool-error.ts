import type { CallToolResult } from "@modelcontextprotocol/server";
import { listArgumentNames, listTools, findReplacement } from "#/transports/mcp/list-tools";
import type { ToolSource } from "#/transports/mcp/tool-source";
import type { Failure } from "#/kernel/errors";
import { httpStatusByCode } from "#/kernel/http-status";
import { type HintCase, hintFor } from "#/operations/refusal-hints";
import { toPublicCode } from "#/kernel/error-body";

/** Where a result carries its error for programs. */
export const errorMetaKey = "livery/error";

/** A refusal of something other than a tool call, such as a resource. */
const noToolContext: HintCase = { arguments: [], hasKey: false, listsSystems: false };

/** A refusal as agents read it: `{error, status, code, hint, retryAfter?, replacement?}`. */
export function toErrorObject(failure: Failure, hintContext: HintCase = noToolContext) {
  const { code, message, retryAfterSeconds } = failure;
  return {
    error: message,
    status: httpStatusByCode[code],
    code: toPublicCode(code),
    hint: hintFor(failure, hintContext),
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) }),
    ...(code === "gone" && hintContext.replacement !== undefined && { replacement: hintContext.replacement }),
  };
}

/** A refusal as a tool's result: compact text, the same in `_meta`, and no structured content. */
export function toToolError(failure: Failure, name: string, { hasKey, now }: Pick<ToolSource, "hasKey" | "now">): CallToolResult {
  const error = toErrorObject(failure, {
    arguments: listArgumentNames(name),
    hasKey,
    listsSystems: listTools(now()).some((tool) => tool.name === "list_systems"),
    replacement: findReplacement(name),
  });
  return { isError: true, content: [{ type: "text", text: JSON.stringify(error) }], _meta: { [errorMetaKey]: error } };
}
