import { Type, type Static } from "@sinclair/typebox";
import { Value } from "@sinclair/typebox/value";
import { Failure } from "#/kernel/errors";
import { parseJson } from "#/kernel/parse-json";
import { StrictObject } from "#/kernel/schema";
import type { Waiver } from "#/model/audit-report";
import { describeValidationErrors } from "#/operations/describe-validation-errors";

const Waivers = Type.Array(
  StrictObject({
    rule: Type.String({ minLength: 1, maxLength: 60 }),
    subject: Type.Optional(Type.String({ minLength: 1, maxLength: 4096, description: "The file; all files by default" })),
    reason: Type.String({ minLength: 1, maxLength: 500 }),
  }),
  { maxItems: 1000 },
);

/**
 * Parses the waivers in a JSON file. `path` is for error messages. Throws `invalid` for other
 * content.
 */
export function parseWaivers(bytes: Uint8Array, path: string): readonly Waiver[] {
  const waivers = parseJson(bytes, path);
  if (Value.Check(Waivers, waivers)) return waivers.map(toWaiver);
  throw new Failure(
    "invalid",
    `${path} is not a list of waivers: ${describeValidationErrors(Value.Errors(Waivers, waivers))} Expected ` +
      `[{"rule": "…", "reason": "…"}].`,
  );
}

const toWaiver = ({ rule, subject, reason }: Static<typeof Waivers>[number]): Waiver => ({
  rule,
  reason,
  ...(subject !== undefined && { subject }),
});
