import type { Adjustment } from "#/model/adjustment";
import { type Difference, listDifference } from "#/model/difference";

export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/** One finding of a rule. A `safety` error cannot be waived. */
export type Finding = {
  readonly rule: string;
  readonly severity: Severity;
  readonly safety: boolean;
  /** A token, a component or a page. */
  readonly subject: string;
  /**
   * The location in the subject, such as `3:14` for line and column. A label before it names one of
   * the subject's texts.
   */
  readonly place?: string;
  readonly message: string;
  /** The exact fix. */
  readonly fix: string;
  /** The edits by hand that make the fix, where it is known as values. */
  readonly adjustments?: readonly Adjustment[];
  /** The number of occurrences in the subject, if there is more than one. */
  readonly count?: number;
  /** Why a person accepted it. */
  readonly waived?: string;
};

/** A person's decision to accept the findings of one rule, everywhere or on one subject. */
export type Waiver = { readonly rule: string; readonly subject?: string; readonly reason: string };

export type AuditReport = {
  readonly rules: readonly string[];
  /** Most severe first. Waived findings stay in the list. */
  readonly findings: readonly Finding[];
  /** The number of open findings by severity. Waived ones do not count. */
  readonly counts: { readonly error: number; readonly warning: number; readonly info: number };
};

/** Counts the open findings by severity. */
export function countOpenFindings(findings: readonly Finding[]): AuditReport["counts"] {
  const countOpen = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity && finding.waived === undefined).length;
  return { error: countOpen("error"), warning: countOpen("warning"), info: countOpen("info") };
}

export const listOpenFindings = ({ findings }: Pick<AuditReport, "findings">): readonly Finding[] =>
  findings.filter(({ waived }) => waived === undefined);

/** Compares findings by what they are about, whatever their message says about how much is wrong. */
export const compareFindings = (before: readonly Finding[], after: readonly Finding[]): Difference<Finding> =>
  listDifference(before, after, ({ rule, subject }) => `${rule} ${subject}`);
