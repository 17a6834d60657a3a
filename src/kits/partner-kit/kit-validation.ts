import { Type, type Static } from "@sinclair/typebox";

/** The result of checking a kit as the design tool reads it. */
export const KitValidation = Type.Object(
  {
    ok: Type.Boolean({ description: "Whether every check passed" }),
    checks: Type.Array(
      Type.Object({
        id: Type.String({ description: "Id of the check" }),
        ok: Type.Boolean(),
        message: Type.String({ description: "What the check requires" }),
        findings: Type.Array(Type.String(), { description: "Problems with the files that have them; at most 20" }),
      }),
    ),
  },
  { title: "KitValidation" },
);
export type KitValidation = Static<typeof KitValidation>;
