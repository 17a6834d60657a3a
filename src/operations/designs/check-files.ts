import { readFileSync, statSync } from "node:fs";
import { Type } from "@sinclair/typebox";
import { auditFiles, type OutsideFile } from "#/audit/audit-files";
import { withWaivers } from "#/audit/waive";
import { Failure } from "#/kernel/errors";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { openCounts } from "#/model/audit-report";
import { CheckedFiles } from "#/operations/designs/checked-files";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { printCheckedFiles } from "#/operations/designs/print-checked-files";
import { waiversIn } from "#/operations/designs/read-waivers";
import { designId, noDesign } from "#/operations/keys/find-design";
import { operation } from "#/operations/operation";

/** The largest file that is read, bytes. */
const fileBytesMax = 4_000_000;

export const checkFiles = operation({
  name: "check_files",
  title: "Audit files against a design",
  summary: "Audits HTML, CSS and SVG files from anywhere against a design's tokens and mark. Errors end it with status 1.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    files: Type.Array(Type.String({ minLength: 1, maxLength: 4096 }), { minItems: 1, maxItems: 2000 }),
    format: Type.Optional(
      StringEnum(["text", "json", "sarif"], { description: "How the findings are written; text when absent" }),
    ),
    waivers: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4096,
        description: "A JSON file of findings that may stand: a list of rule, reason and, for one file, subject",
      }),
    ),
  }),
  output: CheckedFiles,
  cli: {
    verb: "check",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "files", label: "FILES…", takesRest: true },
    ],
    print: printCheckedFiles,
    isFailure: ({ counts }: CheckedFiles) => counts.error > 0,
    examples: [
      "livery check nordhavn-optik dist/*.html dist/*.css",
      "livery check nordhavn-optik dist/*.html --format sarif --waivers waivers.json",
    ],
  },
  missing: noDesign,
  find: findDesignOrSlug,
  async run({ contents }, { files, waivers }, { design: { parts } }) {
    const waived = waivers === undefined ? [] : waiversIn(readBytes(waivers), waivers);
    const read = files.map((path): OutsideFile => ({ path, text: readBytes(path).toString("utf8") }));
    const [tokens, mark] = [await contents.part(parts, "tokens"), await contents.part(parts, "mark")];
    const audit = auditFiles(read, { tokens, mark });
    const findings = withWaivers(audit.findings, waived);
    return {
      checked: read.length - audit.passedOver.length,
      passedOver: [...audit.passedOver],
      findings: findings.map((finding) => ({ ...finding, places: [...finding.places], edits: [...finding.edits] })),
      counts: openCounts(findings),
    };
  },
});

/** Throws `not_found` for what is no file and `too_large` for what is over 4 MB. */
function readBytes(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Failure("not_found", `${path} is ${found ? "no file; name the files in it" : "not there"}.`);
  if (found.size > fileBytesMax) throw new Failure("too_large", `${path} has more than ${fileBytesMax / 1_000_000} MB.`);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Failure("not_found", `${path} cannot be read.`, { cause: error });
  }
}
