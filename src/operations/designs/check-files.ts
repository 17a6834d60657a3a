import { readFileSync, statSync } from "node:fs";
import { Type, type Static } from "@sinclair/typebox";
import { auditFiles, type OutsideFile } from "#/audit/audit-files";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { severities } from "#/model/audit-report";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { designId, noDesign } from "#/operations/keys/find-design";
import { operation } from "#/operations/operation";

/** The largest file that is read, bytes. */
const fileBytesMax = 4_000_000;

const CheckedFiles = Type.Object(
  {
    checked: Type.Integer({ description: "How many files were audited" }),
    passedOver: Type.Array(Type.String(), { description: "Files that are neither HTML nor CSS nor SVG" }),
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
      }),
      { description: "The gravest first" },
    ),
    counts: Type.Object({ error: Type.Integer(), warning: Type.Integer(), info: Type.Integer() }),
  },
  { title: "CheckedFiles" },
);
type CheckedFiles = Static<typeof CheckedFiles>;

export const checkFiles = operation({
  name: "check_files",
  title: "Audit files against a design",
  summary: "Audits HTML, CSS and SVG files from anywhere against a design's tokens and mark. Errors end it with status 1.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    files: Type.Array(Type.String({ minLength: 1, maxLength: 4096 }), { minItems: 1, maxItems: 2000 }),
    format: Type.Optional(StringEnum(["text", "json"], { description: "How the findings are written; text when absent" })),
  }),
  output: CheckedFiles,
  cli: {
    verb: "check",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "files", label: "FILES…", takesRest: true },
    ],
    print: printed,
    isFailure: ({ counts }: CheckedFiles) => counts.error > 0,
    examples: ["livery check nordhavn-optik dist/*.html dist/*.css", "livery check ds_01jd… landing.html --format json"],
  },
  missing: noDesign,
  find: findDesignOrSlug,
  async run({ contents }, { files }, { design: { parts } }) {
    const read = files.map(readFile);
    const [tokens, mark] = [await contents.part(parts, "tokens"), await contents.part(parts, "mark")];
    const { findings, passedOver } = auditFiles(read, { tokens, mark });
    const count = (wanted: string) => findings.filter(({ severity }) => severity === wanted).length;
    return {
      checked: read.length - passedOver.length,
      passedOver: [...passedOver],
      findings: [...findings],
      counts: { error: count("error"), warning: count("warning"), info: count("info") },
    };
  },
});

/** Throws `not_found` for what is no file and `too_large` for what is over 4 MB. */
function readFile(path: string): OutsideFile {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Failure("not_found", `${path} is ${found ? "no file; name the files in it" : "not there"}.`);
  if (found.size > fileBytesMax) throw new Failure("too_large", `${path} has more than ${fileBytesMax / 1_000_000} MB.`);
  try {
    return { path, text: readFileSync(path, "utf8") };
  } catch (error) {
    throw new Failure("not_found", `${path} cannot be read.`, { cause: error });
  }
}

function printed(checked: CheckedFiles, { format }: Readonly<Record<string, unknown>>): string {
  if (format === "json") return JSON.stringify(checked, null, 2);
  const { findings, counts, passedOver, checked: files } = checked;
  const lines = findings.map(({ rule, severity, subject, place, message, fix, count }) => {
    const times = count === undefined ? "" : ` (${count} places)`;
    return `${subject}${place ? `:${place}` : ""}: ${severity} ${rule}${times}\n  ${message}\n  ${fix}`;
  });
  const of = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const sum = `${of(files, "file")}: ${of(counts.error, "error")}, ${of(counts.warning, "warning")}, ${of(counts.info, "note")}.`;
  const rest = passedOver.length > 0 ? `\nNot read, since neither HTML nor CSS nor SVG: ${passedOver.join(", ")}.` : "";
  return `${lines.map((line) => `${line}\n\n`).join("")}${sum}${rest}`;
}
