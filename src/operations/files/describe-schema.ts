import type { TSchema } from "@sinclair/typebox";

/** More words than this are not listed. */
const maxChoices = 16;

/**
 * What a schema takes, in a word or a few: `string`, `integer`, `light | dark`, `list of Version`,
 * `string or null`.
 */
export function describeSchema(schema: TSchema): string {
  if (Array.isArray(schema.enum)) {
    const choices: readonly string[] = schema.enum.map(String);
    return choices.length > maxChoices ? `one of ${choices.length} words` : choices.join(" | ");
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  const alternatives: readonly TSchema[] | undefined = schema.anyOf;
  if (alternatives) return [...new Set(alternatives.map(describeSchema))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? describeSchema(schema.items) : "values"}`;
  if (schema.type === "object") return schema.title ?? "object";
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return typeof schema.type === "string" ? schema.type : "any value";
}
