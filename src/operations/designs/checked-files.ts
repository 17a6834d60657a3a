import { Type, type Static } from "@sinclair/typebox";
import { StringEnum } from "#/kernel/schema";
import { severities } from "#/model/audit-report";

const FilePosition = Type.Object({ line: Type.Integer(), column: Type.Integer() });

/** What an audit of files found: every finding with its places, the gravest first. */
export const CheckedFiles = Type.Object(
  {
    checked: Type.Integer({ description: "How many files were audited" }),
    unread: Type.Array(
      Type.Object({
        path: Type.String({ description: "The file" }),
        reason: Type.String({ description: "Why it could not be read" }),
      }),
      { description: "Files that could not be audited; any makes the command fail" },
    ),
    skipped: Type.Integer({ description: "Files of other kinds in the folders that were given" }),
    findings: Type.Array(
      Type.Object({
        rule: Type.String(),
        severity: StringEnum(severities),
        safety: Type.Boolean({ description: "Whether nobody can waive it" }),
        subject: Type.String({ description: "The file" }),
        place: Type.Optional(Type.String({ description: "Line and column" })),
        message: Type.String(),
        fix: Type.String({ description: "The exact mend" }),
        count: Type.Optional(Type.Integer({ description: "How many places of the file it holds for" })),
        waived: Type.Optional(Type.String({ description: "Why it may stand" })),
        places: Type.Array(FilePosition, { description: "Every place, up to a hundred" }),
        edits: Type.Array(Type.Object({ from: FilePosition, to: FilePosition, insert: Type.String() }), {
          description: "The mend as changes of the file, where it can be made without a person",
        }),
        fingerprint: Type.String({ description: "The same for the same fault on the same line in the next run" }),
      }),
      { description: "The gravest first" },
    ),
    counts: Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() }),
  },
  { title: "CheckedFiles" },
);
export type CheckedFiles = Static<typeof CheckedFiles>;
