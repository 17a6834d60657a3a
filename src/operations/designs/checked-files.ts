import { Type, type Static } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { severities } from "#/model/audit-report";

const FilePosition = Type.Object({ line: Type.Integer(), column: Type.Integer() });

/** The result of auditing files: findings with their positions, most severe first. */
export const CheckedFiles = Type.Object(
  {
    checked: Type.Integer({ description: "Number of audited files" }),
    unread: Type.Array(
      Type.Object({
        path: Type.String({ description: "Path of the file" }),
        reason: Type.String({ description: "Why the file could not be read" }),
      }),
      { description: "Files that could not be read; the command fails if there are any" },
    ),
    skipped: Type.Integer({ description: "Number of files of unsupported types in the given folders" }),
    findings: Type.Array(
      Type.Object({
        rule: Type.String(),
        severity: StringEnum(severities),
        safety: Type.Boolean({ description: "Whether this is a safety finding, which cannot be waived" }),
        subject: Type.String({ description: "Path of the file" }),
        place: Type.Optional(Type.String({ description: "Line and column" })),
        message: Type.String(),
        fix: Type.String({ description: "How to fix it" }),
        count: Type.Optional(Type.Integer({ description: "Number of occurrences in the file" })),
        waived: Type.Optional(Type.String({ description: "Reason for the waiver" })),
        places: Type.Array(FilePosition, { description: "Positions of the occurrences, at most 100" }),
        edits: Type.Array(Type.Object({ from: FilePosition, to: FilePosition, insert: Type.String() }), {
          description: "Text edits that apply the fix, if it can be applied automatically",
        }),
        choices: Type.Array(Type.Object({ use: Type.String(), distance: Type.String() }), {
          description: "What to choose from, the nearest first, where no edit is certain",
        }),
        fingerprint: Type.String({ description: "Stable across runs for the same problem on the same line" }),
      }),
      { description: "Findings, most severe first" },
    ),
    counts: Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() }),
    changes: Type.Optional(
      Type.Array(
        Type.Object({
          path: Type.String(),
          rule: Type.String(),
          line: Type.Integer(),
          column: Type.Integer(),
          old: Type.String(),
          new: Type.String(),
        }),
        { description: "With `fix`: the replacements, in the order in which they were made" },
      ),
    ),
    written: Type.Optional(Type.Boolean({ description: "With `fix`: whether the files were written" })),
  },
  { title: "CheckedFiles" },
);
export type CheckedFiles = Static<typeof CheckedFiles>;
