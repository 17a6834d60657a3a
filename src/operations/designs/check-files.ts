import { applyWaivers } from "#/audit/findings";
import { readFileSync, statSync } from "node:fs";
import { Type } from "@sinclair/typebox";
import type { ExternalFile } from "#/audit/audit-files";
import { Failure } from "#/kernel/errors";
import { trimEndCharacters } from "#/kernel/text/trim";
import { StrictObject, StringEnum } from "#/kernel/schema";
import { countOpenFindings } from "#/model/audit-report";
import { CheckedFiles } from "#/operations/designs/checked-files";
import { fixCheckedFiles } from "#/operations/designs/fix-checked-files";
import { findFiles } from "#/operations/designs/find-files";
import { findDesignOrSlug } from "#/operations/designs/find-design-or-slug";
import { printCheckedFiles } from "#/operations/designs/print-checked-files";
import { parseWaivers } from "#/operations/designs/parse-waivers";
import { designId, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOperation } from "#/operations/operation";

/** Maximum size of a file, bytes. */
const maxFileBytes = 4_000_000;

export const checkFiles = defineOperation({
  name: "check_files",
  title: "Audit files against a design",
  summary:
    "Audits files against a design's tokens and mark: HTML, SVG, CSS, SCSS, Less, JavaScript and TypeScript " +
    "with or without JSX, Vue and Svelte components, and utility classes in all of them. Accepts files, folders " +
    "and glob patterns. Exits with status 1 on errors and unreadable files.",
  tag: "Designs",
  access: "administrator",
  input: StrictObject({
    id: designId,
    files: Type.Array(Type.String({ minLength: 1, maxLength: 4096 }), { minItems: 1, maxItems: 2000 }),
    format: Type.Optional(StringEnum(["text", "json", "sarif"], { description: "Output format; text by default" })),
    fix: Type.Optional(Type.Boolean({ description: "Write the fixes that are certain to the files; the rest is reported" })),
    dryRun: Type.Optional(Type.Boolean({ description: "Show what --fix would change, and write nothing" })),
    strict: Type.Optional(Type.Boolean({ description: "Exit with status 1 on warnings too" })),
    waivers: Type.Optional(
      Type.String({
        minLength: 1,
        maxLength: 4096,
        description: "JSON file of waived findings: a list of objects with rule, reason and, optionally, the file as subject",
      }),
    ),
  }),
  output: CheckedFiles,
  cli: {
    command: "check",
    arguments: [
      { property: "id", label: "DESIGN" },
      { property: "files", label: "FILES…", takesRest: true },
    ],
    print: printCheckedFiles,
    isFailure: ({ counts, unread: unreadFiles }: CheckedFiles, { strict }) =>
      counts.error > 0 || unreadFiles.length > 0 || (strict === true && counts.warning > 0),
    examples: [
      "livery check nordhavn-optik src --strict",
      "livery check nordhavn-optik src --fix --dry-run",
      "livery check nordhavn-optik 'src/**/*.tsx' dist/*.css",
      "livery check nordhavn-optik dist/*.html --format sarif --waivers waivers.json",
    ],
  },
  notFoundMessage: designNotFoundMessage,
  find: findDesignOrSlug,
  async run({ contents, baseUrl }, { files, waivers, fix, dryRun = false }, { design: { parts } }) {
    const waived = waivers === undefined ? [] : parseWaivers(readBytes(waivers), waivers);
    const { auditFiles } = await import("#/audit/audit-files");
    const { isReadable } = await import("#/audit/files/read-file-source");
    const found = findFiles(files, isReadable);
    const readFiles: ExternalFile[] = [];
    const unreadFiles: { path: string; reason: string }[] = [];
    for (const path of found.paths) {
      const text = readText(path);
      if (typeof text === "string") readFiles.push({ path, text });
      else unreadFiles.push({ path, ...text });
    }
    const [tokens, mark] = [await contents.loadPart(parts, "tokens"), await contents.loadPart(parts, "mark")];
    const componentSlugs = parts.components ? (await contents.loadPart(parts, "components")).map(({ slug }) => slug) : [];
    const ruleContext = { componentSlugs, tokens, mark, given: await contents.loadPart(parts, "given"), serverUrl: baseUrl };
    const { audit, changes } =
      fix || dryRun
        ? await fixCheckedFiles(readFiles, ruleContext, { waivers: waived, isDryRun: dryRun })
        : { audit: auditFiles(readFiles, ruleContext), changes: undefined };
    const findings = applyWaivers(audit.findings, waived);
    return {
      checked: readFiles.length - audit.unread.length,
      unread: [...unreadFiles, ...audit.unread],
      skipped: found.skipped,
      findings: findings.map((finding) => ({
        ...finding,
        places: [...finding.places],
        edits: [...finding.edits],
        choices: [...finding.choices],
      })),
      counts: countOpenFindings(findings),
      ...(changes && { changes: [...changes], written: !dryRun }),
    };
  },
});

/** Reads a file's text, or the reason why it cannot be read. */
function readText(path: string): string | { readonly reason: string } {
  try {
    const bytes = readBytes(path);
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch (error) {
    if (error instanceof Failure) {
      const [sentence = ""] = error.message.replace(`${path} `, "it ").split(". ");
      return { reason: trimEndCharacters(sentence, ".") };
    }
    if (error instanceof TypeError) return { reason: "it is not UTF-8 text" };
    throw error;
  }
}

/** Throws `not_found` for a path that is not a readable file and `too_large` above 4 MB. */
function readBytes(path: string): Buffer {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isFile()) throw new Failure("not_found", `${path} ${found ? "is not a file" : "does not exist"}.`);
  if (found.size > maxFileBytes) throw new Failure("too_large", `${path} is larger than ${maxFileBytes / 1_000_000} MB.`);
  try {
    return readFileSync(path);
  } catch (error) {
    throw new Failure("not_found", `${path} cannot be read. Check its permissions.`, { cause: error });
  }
}
