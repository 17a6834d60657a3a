import {
  Kind,
  Type,
  TypeRegistry,
  type ObjectOptions,
  type Static,
  type StringOptions,
  type TObject,
  type TProperties,
  type TSchema,
  type TUnsafe,
} from "@sinclair/typebox";
import type { Id, IdPrefix } from "#/kernel/ids";

TypeRegistry.Set<{ enum: readonly string[] }>(
  "StringEnum",
  (schema, value) => typeof value === "string" && schema.enum.includes(value),
);

/**
 * One of a fixed list of strings. In JSON Schema it is `{type: "string", enum}`, which every
 * consumer understands.
 */
export function StringEnum<const Value extends string>(
  values: readonly Value[],
  options: { description?: string; default?: Value } = {},
): TUnsafe<Value> {
  return Type.Unsafe<Value>({ [Kind]: "StringEnum", type: "string", enum: [...values], ...options });
}

/**
 * The id of one kind of thing. In JSON Schema it is a string: an id of the wrong kind is not
 * invalid but not found.
 */
export const IdString = <Value extends Id<IdPrefix>>(options: StringOptions): TUnsafe<Value> =>
  Type.Unsafe<Value>(Type.String(options));

TypeRegistry.Set<{ inner: TSchema }>("Nullable", () => true);

/**
 * A value or null, written `{type: ["string", "null"]}` as in OpenAPI 3.1. For responses only,
 * which are not validated at run time.
 */
export function Nullable<Schema extends TSchema>(schema: Schema): TUnsafe<Static<Schema> | null> {
  const { type, ...rest } = schema as TSchema & { type?: string };
  return Type.Unsafe<Static<Schema> | null>(
    typeof type === "string" && !("enum" in schema)
      ? { ...rest, [Kind]: "Nullable", type: [type, "null"] }
      : { [Kind]: "Nullable", anyOf: [schema, { type: "null" }] },
  );
}

/** A JSON object whose shape another standard defines. */
export const anyObject = Type.Object({}, { additionalProperties: true });

/** An object that refuses unknown properties. */
export function StrictObject<Properties extends TProperties>(
  properties: Properties,
  options: ObjectOptions = {},
): TObject<Properties> {
  return Type.Object(properties, { additionalProperties: false, ...options });
}
