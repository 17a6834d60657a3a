import type { TObject } from "@sinclair/typebox";

/**
 * Parses the text of a path, query or flag as the type of the property's schema. Returns text that
 * does not parse unchanged, so that validation rejects it.
 */
export function parseTextValue(input: TObject, property: string, text: string): unknown {
  const type: unknown = input.properties[property]?.type;
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "array") return text.split(",").filter((entry) => entry !== "");
  return text;
}
