import type { TSchema } from "@sinclair/typebox";

/** More words than this are not listed. */
const wordsMax = 16;

/** What a schema takes, in a word or a few: `string`, `integer`, `light | dark`, `list of Version`, `string or null`. */
export function schemaWords(schema: TSchema): string {
  if (Array.isArray(schema.enum)) {
    const words: readonly string[] = schema.enum.map(String);
    return words.length > wordsMax ? `one of ${words.length} words` : words.join(" | ");
  }
  if ("const" in schema) return JSON.stringify(schema.const);
  const either: readonly TSchema[] | undefined = schema.anyOf;
  if (either) return [...new Set(either.map(schemaWords))].join(" or ");
  if (schema.type === "array") return `list of ${schema.items ? schemaWords(schema.items) : "values"}`;
  if (schema.type === "object") return schema.title ?? "object";
  if (Array.isArray(schema.type)) return schema.type.join(" or ");
  return typeof schema.type === "string" ? schema.type : "any value";
}
