import { auditFiles, type ExternalFile, type FilesAudit } from "#/audit/audit-files";
import type { FileEdit, FileFinding } from "#/audit/findings";
import { getOffset } from "#/audit/source-location";
import type { RuleContext } from "#/audit/rule";

/** A replacement that was made in a file, with its place in the text that it was made in. */
export type FileChange = {
  readonly path: string;
  readonly rule: string;
  readonly line: number;
  readonly column: number;
  readonly old: string;
  readonly new: string;
};

export type FixedFiles = {
  /** All files, those without changes too. */
  readonly files: readonly ExternalFile[];
  readonly changes: readonly FileChange[];
  /** The audit of the files before the changes and after them. */
  readonly before: FilesAudit;
  readonly after: FilesAudit;
};

/** A fix may reveal another one, such as a colour behind another colour in one value. */
const maxRounds = 20;

/**
 * Applies the edits of all findings, except those that `isLeft` selects, until there are none. What
 * is outside the edits does not change.
 */
export function fixFiles(
  files: readonly ExternalFile[],
  ruleContext: RuleContext,
  isLeft: (finding: FileFinding) => boolean = () => false,
): FixedFiles {
  const changes: FileChange[] = [];
  let current = files;
  const before = auditFiles(current, ruleContext);
  let after = before;
  for (let round = 0; round < maxRounds; round++) {
    const open = after.findings.filter((finding) => finding.edits.length > 0 && !isLeft(finding));
    if (open.length === 0) break;
    current = current.map((file) => {
      const fixed = applyFindings(
        file,
        open.filter(({ subject }) => subject === file.path),
      );
      changes.push(...fixed.changes);
      return { ...file, text: fixed.text };
    });
    after = auditFiles(current, ruleContext);
  }
  return { files: current, changes, before, after };
}

type PlacedEdit = FileEdit & { readonly rule: string; readonly start: number; readonly end: number };

/** Applies the edits of findings in one text. Of two that overlap, only the first is applied. */
function applyFindings(
  { path, text }: ExternalFile,
  findings: readonly FileFinding[],
): { readonly text: string; readonly changes: readonly FileChange[] } {
  const edits: PlacedEdit[] = findings.flatMap(({ rule, edits }) =>
    edits.map((edit) => ({ ...edit, rule, start: getOffset(text, edit.from), end: getOffset(text, edit.to) })),
  );
  const parts: string[] = [];
  const changes: FileChange[] = [];
  let at = 0;
  for (const { rule, from, start, end, insert } of edits.sort((one, other) => one.start - other.start)) {
    if (start < at) continue;
    parts.push(text.slice(at, start), insert);
    changes.push({ path, rule, line: from.line, column: from.column, old: text.slice(start, end), new: insert });
    at = end;
  }
  return { text: [...parts, text.slice(at)].join(""), changes };
}
