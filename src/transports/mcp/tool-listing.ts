import { outlineSchema } from "#/transports/mcp/outline";
import { deprecationOf, type ToolOperation } from "#/operations/tool-operation";
import { keyNeededBy } from "#/operations/tool-key";

/** A tool as it is listed to clients (MCP, `tools/list`). */
export type ToolListing = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: "object"; readonly [key: string]: unknown };
  readonly outputSchema?: { readonly type: "object"; readonly [key: string]: unknown };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint: boolean;
    readonly idempotentHint: boolean;
    readonly openWorldHint: boolean;
  };
  readonly _meta?: { readonly ui: { readonly resourceUri: string } };
};

/** A tool in `data/tools.json`: its listing, until when it is listed, and what replaces it then. */
export type EmittedTool = { readonly until: string | null; readonly replacedBy: string | null; readonly listing: ToolListing };

/** How a tool is listed: what replaces it first, then what it does, then the key that it needs. */
export function toEmittedTool(operation: ToolOperation): EmittedTool {
  const { name, title, tool, input, output } = operation;
  const sentences = [...(tool.replaced ? [deprecationOf(tool.replaced)] : []), tool.description, keyNeededBy(operation)];
  const { readOnly, destructive, idempotent, openWorld } = tool.hints;
  return {
    until: tool.replaced?.from ?? null,
    replacedBy: tool.replaced?.by ?? null,
    listing: {
      name,
      title,
      description: sentences.join(" "),
      inputSchema: JSON.parse(JSON.stringify(input)),
      ...(output && { outputSchema: { type: "object", ...outlineSchema(output as typeof input) } }),
      annotations: {
        readOnlyHint: readOnly,
        destructiveHint: destructive,
        idempotentHint: idempotent,
        openWorldHint: openWorld,
      },
      ...(tool.frame !== undefined && { _meta: { ui: { resourceUri: tool.frame } } }),
    },
  };
}
