import type { TObject, TSchema } from "@sinclair/typebox";
import { describeDeprecation, type ToolOperation } from "#/operations/tool-operation";
import { describeRequiredKey } from "#/operations/describe-required-key";

/** A tool in the tool list (MCP, `tools/list`). */
export type ToolListing = {
  readonly name: string;
  readonly title: string;
  readonly description: string;
  readonly inputSchema: { readonly type: "object"; readonly [key: string]: unknown };
  readonly outputSchema?: { readonly type: "object"; readonly [key: string]: unknown };
  readonly annotations: {
    readonly readOnlyHint: boolean;
    readonly destructiveHint?: boolean;
    readonly idempotentHint?: boolean;
    readonly openWorldHint: boolean;
  };
  readonly _meta?: { readonly ui: { readonly resourceUri: string } };
};

/** A tool in `data/tools.json`: its listing, when it ends (ISO 8601) and what replaces it. */
export type EmittedTool = { readonly until: string | null; readonly replacedBy: string | null; readonly listing: ToolListing };

/**
 * A tool for the list. Its description says what replaces it, what it does and which key it needs,
 * in this order.
 */
export function toEmittedTool(operation: ToolOperation): EmittedTool {
  const { name, title, tool, input, output } = operation;
  const sentences = [
    ...(tool.deprecation ? [describeDeprecation(tool.deprecation)] : []),
    tool.description,
    describeRequiredKey(operation),
  ];
  const { readOnly, destructive, idempotent, openWorld } = tool.hints;
  return {
    until: tool.deprecation?.removedAt ?? null,
    replacedBy: tool.deprecation?.replacement ?? null,
    listing: {
      name,
      title,
      description: sentences.join(" "),
      inputSchema: JSON.parse(JSON.stringify(input)),
      ...(output && {
        outputSchema: { type: "object", ...outlineSchema(output as typeof input, tool.deprecation !== undefined) },
      }),
      annotations: {
        readOnlyHint: readOnly,
        ...(destructive !== undefined && { destructiveHint: destructive }),
        ...(idempotent !== undefined && { idempotentHint: idempotent }),
        openWorldHint: openWorld,
      },
      ...(tool.frameUri !== undefined && { _meta: { ui: { resourceUri: tool.frameUri } } }),
    },
  };
}

type Json = { readonly [key: string]: unknown };

/** A schema up to this length, characters of JSON, is listed whole. */
const maxWholeLength = 800;

/**
 * A result's schema for the tool list: whole where it is short; else its properties with their
 * types, without what is inside them; nothing of a deprecated tool. The outline is valid
 * for every result and costs the agent few tokens.
 */
function outlineSchema(schema: TObject, isDeprecated: boolean): Json {
  if (isDeprecated) return { type: "object" };
  const whole: Json = JSON.parse(JSON.stringify(schema));
  if (JSON.stringify(whole).length <= maxWholeLength) return whole;
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, outlineProperty(property)]);
  return { type: "object", properties: Object.fromEntries(properties) };
}

/** A property's type. A nullable one is an `anyOf`: some clients do not read a list of types. */
function outlineProperty({ type, anyOf }: TSchema): Json {
  const kinds: readonly unknown[] = Array.isArray(anyOf) ? anyOf.map((one: TSchema) => one.type) : [type ?? []].flat();
  if (kinds.length === 0) return {};
  return kinds.length === 1 ? { type: kinds[0] } : { anyOf: kinds.map((kind) => ({ type: kind })) };
}
