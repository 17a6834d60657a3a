import type { TObject } from "@sinclair/typebox";

/**
 * Paths, queries and flags are text. Gives the value that the property's schema asks for where the
 * text says one, else the text, for the gate to refuse.
 */
export function parseTextValue(input: TObject, property: string, text: string): unknown {
  const type: unknown = input.properties[property]?.type;
  if ((type === "integer" || type === "number") && /^-?\d+(\.\d+)?$/.test(text)) return Number(text);
  if (type === "boolean" && (text === "true" || text === "false")) return text === "true";
  if (type === "array") return text.split(",").filter((entry) => entry !== "");
  return text;
}
