import type { CallToolResult } from "@modelcontextprotocol/server";
import { argumentsOf, listedTools, replacementOf } from "#/doors/mcp/listed-tools";
import type { ToolSource } from "#/doors/mcp/tool-source";
import type { Failure } from "#/kernel/errors";
import { statusOf } from "#/kernel/failure-status";
import { type HintCase, hintFor } from "#/operations/refusal-hints";
import { publicCode } from "#/kernel/refusal-body";

/** Where a result carries its error for programs. */
export const errorKey = "livery/error";

/** A refusal of something other than a tool call, such as a resource. */
const noTool: HintCase = { arguments: [], hasKey: false, listsSystems: false };

/** A refusal as agents read it: `{error, status, code, hint, retryAfter?, replacement?}`. */
export function refusalOf(failure: Failure, called: HintCase = noTool) {
  const { code, message, retryAfterSeconds } = failure;
  return {
    error: message,
    status: statusOf[code],
    code: publicCode(code),
    hint: hintFor(failure, called),
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) }),
    ...(code === "gone" && called.replacement !== undefined && { replacement: called.replacement }),
  };
}

/** A refusal as a tool's result: compact text, the same in `_meta`, and no structured content. */
export function toolError(failure: Failure, name: string, { hasKey, now }: Pick<ToolSource, "hasKey" | "now">): CallToolResult {
  const error = refusalOf(failure, {
    arguments: argumentsOf(name),
    hasKey,
    listsSystems: listedTools(now()).some((tool) => tool.name === "list_systems"),
    replacement: replacementOf(name),
  });
  return { isError: true, content: [{ type: "text", text: JSON.stringify(error) }], _meta: { [errorKey]: error } };
}
