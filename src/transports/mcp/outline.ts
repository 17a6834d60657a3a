import type { TObject, TSchema } from "@sinclair/typebox";

type Json = { readonly [key: string]: unknown };

/** A schema of this length, characters of JSON, is listed whole. */
const maxWholeLength = 800;

/**
 * An answer's shape for the tool list: whole where it is short; else its properties with their kinds, and nothing of what lies within them. What the
 * outline says is true of the answer, and it costs the reader little.
 */
export function outlineSchema(schema: TObject): Json {
  const whole: Json = JSON.parse(JSON.stringify(schema));
  if (JSON.stringify(whole).length <= maxWholeLength) return whole;
  const properties = Object.entries(schema.properties).map(([name, property]) => [name, outlineProperty(property)]);
  return { type: "object", properties: Object.fromEntries(properties), ...(schema.required && { required: schema.required }) };
}

/** A property's kind. One that may be null is two kinds side by side: clients that know but one kind for each read that, and a list of kinds not. */
function outlineProperty({ type, anyOf }: TSchema): Json {
  const kinds: readonly unknown[] = Array.isArray(anyOf) ? anyOf.map((one: TSchema) => one.type) : [type ?? []].flat();
  if (kinds.length === 0) return {};
  return kinds.length === 1 ? { type: kinds[0] } : { anyOf: kinds.map((kind) => ({ type: kind })) };
}
