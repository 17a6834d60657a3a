import type { FileFinding } from "#/audit/findings";
import { fixFiles } from "#/audit/files/fix-files";
import { guessLanguage, type TextLanguage } from "#/audit/files/guess-language";
import type { RuleContext } from "#/audit/rule";
import { getOffset } from "#/audit/source-location";
import { Failure } from "#/kernel/errors";
import { countOpenFindings, severities } from "#/model/audit-report";
import type { MarkupCheck, MarkupFinding } from "#/operations/parts/markup-check-schema";

/** A text to check, and the design that it is checked against. */
export type MarkupCheckInput = {
  readonly text: string;
  /** Guessed if absent. */
  readonly language: TextLanguage | undefined;
  /** Whether the fixed text is returned. */
  readonly fix: boolean;
  readonly ruleContext: Pick<RuleContext, "tokens" | "mark" | "given" | "serverUrl" | "componentSlugs">;
};

/** The most characters of the findings in a result: 2,500 tokens with all else in it. */
const maxFindingsLength = 8600;
/** The most places that one replacement lists. */
const maxPlaces = 20;
const maxChoices = 3;
const path = "text";

/**
 * Checks a text, and fixes it on request. A pure function of plain data, for the job process.
 * Throws `invalid` if the text cannot be parsed.
 */
export function checkText({ text, language = guessLanguage(text), fix, ruleContext }: MarkupCheckInput): MarkupCheck {
  const files = [{ path, text, language }];
  const fixed = fixFiles(files, ruleContext);
  const audit = fix ? fixed.after : fixed.before;
  const [unread] = audit.unread;
  if (unread) throw new Failure("invalid", `The text cannot be read as ${language}: ${unread.reason}. Fix it, or set language.`);
  const listed = audit.findings.map(softenUnknownVariable).sort((one, other) => getRank(one) - getRank(other));
  const checkedText = fix ? (fixed.files[0]?.text ?? text) : text;
  const findings = listed.map((finding) => toMarkupFinding(finding, checkedText));
  const shown = takeWhileFits(findings);
  const omitted = findings.slice(shown.length);
  return {
    language,
    counts: countOpenFindings(listed),
    fixes: fixed.changes.length,
    findings: shown,
    ...(omitted.length > 0 && {
      omitted: {
        rules: countRules(omitted),
        next: fix ? "Fix these, and check again." : "Call with fix true, or fix these and check again.",
      },
    }),
    ...(fix && { fixed: checkedText }),
  };
}

const getRank = ({ severity }: FileFinding) => severities.indexOf(severity);

/** A part of a project may read variables that another part of it defines. */
const softenUnknownVariable = (finding: FileFinding): FileFinding =>
  finding.rule === "variable-known" && finding.edits.length === 0
    ? { ...finding, severity: "info", fix: "Use a variable of the system, unless your code defines it elsewhere." }
    : finding;

function toMarkupFinding(finding: FileFinding, text: string): MarkupFinding {
  const { rule, severity, places, count, message, fix, choices } = finding;
  const [first] = places;
  const edits = groupEdits(finding, text);
  return {
    rule,
    severity,
    ...(first && { line: first.line, column: first.column }),
    ...(count !== undefined && { count }),
    message,
    fix,
    ...(edits.length > 0 && { edits }),
    ...(choices.length > 0 && { choices: choices.slice(0, maxChoices) }),
  };
}

/** The edits of a finding, with equal ones together. */
function groupEdits({ edits }: FileFinding, text: string): { old: string; new: string; at: string[] }[] {
  const groups = new Map<string, { old: string; new: string; at: string[] }>();
  for (const { from, to, insert } of edits) {
    const old = text.slice(getOffset(text, from), getOffset(text, to));
    const key = JSON.stringify([old, insert]);
    const group = groups.get(key) ?? { old, new: insert, at: [] };
    groups.set(key, group);
    if (group.at.length < maxPlaces) group.at.push(`${from.line}:${from.column}`);
  }
  return [...groups.values()];
}

function takeWhileFits(findings: readonly MarkupFinding[]): MarkupFinding[] {
  let left = maxFindingsLength;
  const end = findings.findIndex((finding) => {
    left -= JSON.stringify(finding).length + 1;
    return left < 0;
  });
  return findings.slice(0, end < 0 ? findings.length : end);
}

function countRules(findings: readonly MarkupFinding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}
