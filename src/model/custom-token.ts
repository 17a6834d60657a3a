import { type Static, Type } from "@sinclair/typebox";
import { StrictObject, StringEnum } from "#/kernel/schema";

/** The values of a custom token by mode; `default` applies to every mode that has none of its own. */
const valuesByMode = Type.Record(
  Type.String({ pattern: "^[a-z0-9][a-z0-9-]{0,59}$" }),
  Type.Unknown({ description: "The value in the format of the Design Tokens Community Group, aliases resolved" }),
);

/**
 * Types of the Design Tokens Community Group's format, 2025.10, that a custom token can have, and
 * `css` for a CSS value that none of them holds, such as `clamp()`, as its text.
 */
export const customTokenTypes = [
  "color",
  "dimension",
  "fontFamily",
  "fontWeight",
  "duration",
  "cubicBezier",
  "number",
  "strokeStyle",
  "border",
  "transition",
  "shadow",
  "gradient",
  "typography",
  "string",
  "boolean",
  "css",
] as const;

/**
 * A token under its own name, which has no role in Livery. Every export that can carry it does, with
 * exactly its value.
 */
export const CustomToken = StrictObject({
  path: Type.Array(Type.String({ minLength: 1, maxLength: 120 }), { minItems: 1, maxItems: 16 }),
  type: StringEnum(customTokenTypes),
  values: valuesByMode,
  description: Type.Optional(Type.String({ maxLength: 1000 })),
});
export type CustomToken = Static<typeof CustomToken>;
