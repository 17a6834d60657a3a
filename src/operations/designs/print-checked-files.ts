import { sarifOf } from "#/audit/sarif";
import type { CheckedFiles } from "#/operations/designs/checked-files";

/** An audit of files as people read it, or as JSON or SARIF where the caller asks for that. Findings that say the same of several files are told once, waived ones are counted. */
export function printCheckedFiles(checked: CheckedFiles, { format }: Readonly<Record<string, unknown>>): string {
  if (format === "json") return JSON.stringify(checked, null, 2);
  if (format === "sarif") return sarifOf(checked);
  const { findings, counts, passedOver, checked: files } = checked;
  const of = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
  const lines = alike(findings.filter(({ waived }) => waived === undefined)).map(([first, ...rest]) => {
    const { rule, severity, subject, place, message, fix, count } = first;
    const times = count === undefined ? "" : ` (${count} places)`;
    const also = rest.length > 0 ? `\n  The same in ${namesOf(rest.map((finding) => finding.subject))}.` : "";
    return `${subject}${place ? `:${place}` : ""}: ${severity} ${rule}${times}\n  ${message}\n  ${fix}${also}`;
  });
  const waived = findings.filter((finding) => finding.waived !== undefined).length;
  const sum = `${of(files, "file")}: ${of(counts.error, "error")}, ${of(counts.warning, "warning")}, ${of(counts.info, "note")}${waived > 0 ? `, ${waived} waived` : ""}.`;
  const rest = passedOver.length > 0 ? `\nNot read, since neither HTML nor CSS nor SVG: ${passedOver.join(", ")}.` : "";
  return `${lines.map((line) => `${line}\n\n`).join("")}${sum}${rest}`;
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

/** How many files are named before the others are counted. */
const namedMax = 5;

const namesOf = (paths: readonly string[]) =>
  paths.length > namedMax ? `${paths.slice(0, namedMax).join(", ")} and ${paths.length - namedMax} more` : paths.join(", ");
