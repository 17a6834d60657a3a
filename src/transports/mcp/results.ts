import { type CallToolResult, ProtocolError, ProtocolErrorCode, ResourceNotFoundError } from "@modelcontextprotocol/server";
import { listArgumentNames, findReplacement } from "#/transports/mcp/list-tools";
import type { ToolSource } from "#/transports/mcp/tool-source";
import { Failure, type FailureCode } from "#/kernel/errors";
import { toPublicCode, httpStatusByCode } from "#/kernel/http/error-body";
import { noteHeader, type Reply } from "#/kernel/http/reply";
import { type HintContext, getFailureHint } from "#/operations/failure-hints";

/** Where a tool result carries its error for programs. */
export const errorMetaKey = "livery/error";

/** The hint context of a failure outside a tool call, such as reading a resource. */
const noToolContext: HintContext = { arguments: [], hasKey: false };

/** Failures that the client did not cause. */
const serverFailureCodes: readonly FailureCode[] = ["internal", "unavailable", "rate_limited"];

/**
 * A reply as a tool result: JSON as structured content with the identical text beside it, an image
 * with the line that describes it, everything else as text only. Throws for other binary replies,
 * which no tool has.
 */
export function toToolResult({ value, body, mediaType, headers }: Reply, notice: string | undefined): CallToolResult {
  if (body instanceof Uint8Array && mediaType.startsWith("image/"))
    return {
      content: [
        { type: "image", data: Buffer.from(body).toString("base64"), mimeType: mediaType },
        { type: "text", text: headers?.[noteHeader] ?? "" },
      ],
    };
  if (typeof body !== "string") throw new Error("a tool's reply is text or an image");
  if (isObject(value)) return { content: [{ type: "text", text: body }], structuredContent: value };
  const content = [body, ...(notice === undefined ? [] : [notice])];
  return { content: content.map((text) => ({ type: "text", text })) };
}

/**
 * A failure as a tool result: compact JSON text, the same object in `_meta`, and no structured
 * content.
 */
export function toToolError(failure: Failure, name: string, { hasKey }: Pick<ToolSource, "hasKey">): CallToolResult {
  const error = toErrorObject(failure, {
    arguments: listArgumentNames(name),
    hasKey,
    replacement: findReplacement(name),
  });
  return { isError: true, content: [{ type: "text", text: JSON.stringify(error) }], _meta: { [errorMetaKey]: error } };
}

/**
 * A failure as a protocol error, for methods whose result cannot hold one. Its data is the error
 * object of tools.
 */
export function toProtocolError(error: unknown): unknown {
  if (!(error instanceof Failure)) return error;
  const code = serverFailureCodes.includes(error.code) ? ProtocolErrorCode.InternalError : ProtocolErrorCode.InvalidParams;
  return new ProtocolError(code, error.message, toErrorObject(error));
}

/**
 * The same for a resource: one that does not exist, or belongs to another workspace, is not found.
 */
export const toResourceError = (error: unknown, uri: string): unknown =>
  error instanceof Failure && error.code === "not_found" ? new ResourceNotFoundError(uri, error.message) : toProtocolError(error);

/** A failure as agents read it: `{error, status, code, hint, retryAfter?, replacement?}`. */
function toErrorObject(failure: Failure, hintContext: HintContext = noToolContext) {
  const { code, message, retryAfterSeconds } = failure;
  return {
    error: message,
    status: httpStatusByCode[code],
    code: toPublicCode(code),
    hint: getFailureHint(failure, hintContext),
    ...(retryAfterSeconds !== undefined && { retryAfter: Math.max(1, Math.ceil(retryAfterSeconds)) }),
    ...(code === "gone" && hintContext.replacement !== undefined && { replacement: hintContext.replacement }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
