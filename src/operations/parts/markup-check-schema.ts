import { Type, type Static } from "@sinclair/typebox";
import { textLanguages } from "#/audit/files/guess-language";
import { StringEnum } from "#/kernel/schema";
import { severities } from "#/model/audit-report";

const counts = Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() });

const MarkupFinding = Type.Object({
  rule: Type.String(),
  severity: StringEnum(severities),
  line: Type.Optional(Type.Integer({ description: "Of the first place, from 1; absent for the whole text" })),
  column: Type.Optional(Type.Integer({ description: "From 1, in UTF-16 units" })),
  count: Type.Optional(Type.Integer({ description: "Number of places, if more than one" })),
  message: Type.String(),
  fix: Type.String({ description: "How to fix it" }),
  edits: Type.Optional(
    Type.Array(
      Type.Object({
        old: Type.String({ description: "The text to replace; empty for an insertion" }),
        new: Type.String(),
        at: Type.Array(Type.String(), { description: "Where `old` starts, as line:column" }),
      }),
      { description: "Replacements that fix it, where the fix is certain" },
    ),
  ),
  choices: Type.Optional(
    Type.Array(Type.Object({ use: Type.String(), distance: Type.String() }), {
      maxItems: 3,
      description: "What to choose from, the nearest first, where the fix is not certain",
    }),
  ),
});
export type MarkupFinding = Static<typeof MarkupFinding>;

const checkProperties = {
  language: StringEnum(textLanguages, { description: "The language that the text was read as" }),
  counts: Type.Object(counts.properties, { description: "Findings by severity; with `fix`, those that are left" }),
  fixes: Type.Integer({ description: "Replacements that `fix` makes or, with `fix`, has made" }),
  findings: Type.Array(MarkupFinding, { description: "Most severe first; with `fix`, those of the fixed text" }),
  omitted: Type.Optional(
    Type.Object({
      rules: Type.Record(Type.String(), Type.Integer(), { description: "Findings that did not fit, by rule" }),
      next: Type.String(),
    }),
  ),
  fixed: Type.Optional(Type.String({ description: "The text with all replacements" })),
} as const;

/** The check of one text: what is wrong, and the exact fixes. */
export const MarkupCheck = Type.Object(checkProperties);
export type MarkupCheck = Static<typeof MarkupCheck>;

/** The same with what the text was checked against. */
export const MarkupCheckResponse = Type.Object(
  { system: Type.String(), version: Type.String(), ...checkProperties },
  { title: "MarkupCheck" },
);
