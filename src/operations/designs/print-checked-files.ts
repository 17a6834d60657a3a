import type { CheckedFiles } from "#/operations/designs/checked-files";

/**
 * Prints an audit of files as text, JSON or SARIF. Text lists equal findings of several files once,
 * and counts waived ones.
 */
export async function printCheckedFiles(checked: CheckedFiles, { format }: Readonly<Record<string, unknown>>): Promise<string> {
  if (format === "json") return JSON.stringify(checked, null, 2);
  if (format === "sarif") return (await import("#/audit/sarif")).toSarif(checked);
  const { findings, counts, unread, skipped, checked: files, changes, written } = checked;
  const lines = groupEqualFindings(findings.filter(({ waived }) => waived === undefined)).map(([first, ...rest]) => {
    const { rule, severity, subject, place, message, fix, count } = first;
    const times = count === undefined ? "" : ` (${count} places${formatOtherPlaces(first)})`;
    const alsoIn =
      rest.length > 0
        ? `\n  The same in ${formatNames(rest.map((finding) => `${finding.subject}${finding.place ? `:${finding.place}` : ""}`))}.`
        : "";
    return `${subject}${place ? `:${place}` : ""}: ${severity} ${rule}${times}\n  ${message}\n  ${fix}${alsoIn}`;
  });
  const waived = findings.filter((finding) => finding.waived !== undefined).length;
  const totals =
    `${formatCount(files, "file")}: ${formatCount(counts.error, "error")}, ${formatCount(counts.warning, "warning")}, ` +
    `${formatCount(counts.info, "note")}${waived > 0 ? `, ${waived} waived` : ""}.`;
  const failed = unread.map(({ path, reason }) => `${path}: error, not read: ${reason}.\n\n`).join("");
  const notRead = unread.length > 0 ? `\n${formatCount(unread.length, "file")} could not be read.` : "";
  const others = skipped > 0 ? `\n${formatCount(skipped, "file")} of unsupported types skipped.` : "";
  const changed = changes ? `${printChanges(changes, written === true)}\n\n` : "";
  return `${changed}${lines.map((line) => `${line}\n\n`).join("")}${failed}${totals}${notRead}${others}`;
}

/** Prints the changes of each file, and how many there are in all. */
function printChanges(changes: NonNullable<CheckedFiles["changes"]>, isWritten: boolean): string {
  const byPath = new Map<string, string[]>();
  for (const { path, line, column, old, new: insert } of changes) {
    const own = byPath.get(path) ?? [];
    byPath.set(path, own);
    own.push(`  ${line}:${column} ${old === "" ? `+ ${insert.trim()}` : `${old} → ${insert === "" ? "nothing" : insert}`}`);
  }
  const files = [...byPath].map(([path, own]) => `${path}\n${own.join("\n")}\n`).join("");
  const total = `${formatCount(changes.length, "change")} in ${formatCount(byPath.size, "file")}`;
  return `${files}${total}${isWritten ? "." : ". Nothing was written."}`;
}

const formatCount = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;

type CheckedFinding = CheckedFiles["findings"][number];

/** Groups equal findings of several files, in the order of the first of each. */
function groupEqualFindings(findings: readonly CheckedFinding[]): readonly (readonly [CheckedFinding, ...CheckedFinding[]])[] {
  const groups = new Map<string, [CheckedFinding, ...CheckedFinding[]]>();
  for (const finding of findings) {
    const key = `${finding.rule}\n${finding.message}\n${finding.fix}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

/** Formats the positions of a finding after the first, as `, also 3:4 5:6`. */
function formatOtherPlaces({ places }: CheckedFinding): string {
  const shown = places.slice(1, 1 + maxListed).map(({ line, column }) => `${line}:${column}`);
  return shown.length > 0 ? `, also ${shown.join(" ")}` : "";
}

/** Maximum number of files to name before counting the rest. */
const maxListed = 5;

const formatNames = (paths: readonly string[]) =>
  paths.length > maxListed ? `${paths.slice(0, maxListed).join(", ")} and ${paths.length - maxListed} more` : paths.join(", ");
