import { readFileSync, writeFileSync } from "node:fs";
import type { ExternalFile, FilesAudit } from "#/audit/audit-files";
import { applyWaivers } from "#/audit/findings";
import type { FileChange } from "#/audit/files/fix-files";
import type { RuleContext } from "#/audit/rule";
import { Failure } from "#/kernel/errors";
import type { Waiver } from "#/model/audit-report";

const byteOrderMark = "\ufeff";

/**
 * Fixes what is certain in files, except waived findings, and writes the files that changed. With
 * `isDryRun` nothing is written, and the audit is that of the files as they are. Throws `conflict` for
 * a file that cannot be written.
 */
export async function fixCheckedFiles(
  files: readonly ExternalFile[],
  ruleContext: RuleContext,
  { waivers, isDryRun }: { readonly waivers: readonly Waiver[]; readonly isDryRun: boolean },
): Promise<{ readonly audit: FilesAudit; readonly changes: readonly FileChange[] }> {
  const { fixFiles } = await import("#/audit/files/fix-files");
  const fixed = fixFiles(files, ruleContext, (finding) =>
    applyWaivers([finding], waivers).some(({ waived }) => waived !== undefined),
  );
  if (isDryRun) return { audit: fixed.before, changes: fixed.changes };
  const changed = new Set(fixed.changes.map(({ path }) => path));
  for (const { path, text } of fixed.files) if (changed.has(path)) writeText(path, text);
  return { audit: fixed.after, changes: fixed.changes };
}

/** Replaces a file's text, and keeps its byte order mark. */
function writeText(path: string, text: string): void {
  try {
    const hasMark = readFileSync(path).subarray(0, 3).toString() === byteOrderMark;
    writeFileSync(path, hasMark ? byteOrderMark + text : text);
  } catch (error) {
    throw new Failure("conflict", `${path} cannot be written. Check its permissions.`, { cause: error });
  }
}
