import { toSarif } from "#/audit/sarif";
import type { CheckedFiles } from "#/operations/designs/checked-files";

/** An audit of files as people read it, or as JSON or SARIF where the caller asks for that. Findings that say the same of several files are told once, waived ones are counted. */
export function printCheckedFiles(checked: CheckedFiles, { format }: Readonly<Record<string, unknown>>): string {
  if (format === "json") return JSON.stringify(checked, null, 2);
  if (format === "sarif") return toSarif(checked);
  const { findings, counts, unread, skipped, checked: files } = checked;
  const of = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const lines = alike(findings.filter(({ waived }) => waived === undefined)).map(([first, ...rest]) => {
    const { rule, severity, subject, place, message, fix, count } = first;
    const times = count === undefined ? "" : ` (${count} places${placesAfter(first)})`;
    const also =
      rest.length > 0
        ? `\n  The same in ${namesOf(rest.map((finding) => `${finding.subject}${finding.place ? `:${finding.place}` : ""}`))}.`
        : "";
    return `${subject}${place ? `:${place}` : ""}: ${severity} ${rule}${times}\n  ${message}\n  ${fix}${also}`;
  });
  const waived = findings.filter((finding) => finding.waived !== undefined).length;
  const sum = `${of(files, "file")}: ${of(counts.error, "error")}, ${of(counts.warning, "warning")}, ${of(counts.info, "note")}${waived > 0 ? `, ${waived} waived` : ""}.`;
  const failed = unread.map(({ path, reason }) => `${path}: error, not read: ${reason}.\n\n`).join("");
  const notRead = unread.length > 0 ? `\n${of(unread.length, "file")} could not be read.` : "";
  const others = skipped > 0 ? `\n${of(skipped, "file")} of other kinds skipped.` : "";
  return `${lines.map((line) => `${line}\n\n`).join("")}${failed}${sum}${notRead}${others}`;
}

type Found = CheckedFiles["findings"][number];

/** Findings that say the same of several files, together, in the order of the first of them. */
function alike(findings: readonly Found[]): readonly (readonly [Found, ...Found[]])[] {
  const groups = new Map<string, [Found, ...Found[]]>();
  for (const finding of findings) {
    const key = `${finding.rule}\n${finding.message}\n${finding.fix}`;
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()];
}

/** The places of a finding after its first, as `, also 3:4 5:6`. */
function placesAfter({ places }: Found): string {
  const shown = places.slice(1, 1 + namedMax).map(({ line, column }) => `${line}:${column}`);
  return shown.length > 0 ? `, also ${shown.join(" ")}` : "";
}

/** How many files are named before the others are counted. */
const namedMax = 5;

const namesOf = (paths: readonly string[]) =>
  paths.length > namedMax ? `${paths.slice(0, namedMax).join(", ")} and ${paths.length - namedMax} more` : paths.join(", ");
