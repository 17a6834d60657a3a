import type { CallToolResult } from "@modelcontextprotocol/server";
import type { Reply } from "#/kernel/reply";

/**
 * An answer as a tool's result, in one channel: JSON as structured content with the identical text beside it, everything else as text alone. Throws for files, which
 * no tool answers.
 */
export function toToolResult({ value, body }: Reply, notice: string | undefined): CallToolResult {
  if (typeof body !== "string") throw new Error("a tool answers text");
  if (isObject(value)) return { content: [{ type: "text", text: body }], structuredContent: value };
  const content = [body, ...(notice === undefined ? [] : [notice])];
  return { content: content.map((text) => ({ type: "text", text })) };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
