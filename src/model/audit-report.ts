export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/** One thing that a rule found. `safety` errors can be waived by nobody. */
export type Finding = {
  readonly rule: string;
  readonly severity: Severity;
  readonly safety: boolean;
  /** Where: a token, a component or a page. */
  readonly subject: string;
  /** The place in it, such as `3:14` for line and column; a label before it says which of the subject's texts. */
  readonly place?: string;
  readonly message: string;
  /** The exact mend. */
  readonly fix: string;
  /** How many places of the subject it holds for, where there is more than the one that is shown. */
  readonly count?: number;
  /** Why a person lets it stand. */
  readonly waived?: string;
};

/** A person's word that findings of one rule stand, everywhere or on one subject. */
export type Waiver = { readonly rule: string; readonly subject?: string; readonly reason: string };

export type AuditReport = {
  readonly rules: readonly string[];
  /** The gravest first; waived ones stay in the list. */
  readonly findings: readonly Finding[];
  /** How many findings are open, that is not waived. */
  readonly counts: { readonly error: number; readonly warning: number; readonly info: number };
};

/** How many findings of each severity are open, that is not waived. */
export function countOpenFindings(findings: readonly Finding[]): AuditReport["counts"] {
  const countOpen = (severity: Severity) =>
    findings.filter((finding) => finding.severity === severity && finding.waived === undefined).length;
  return { error: countOpen("error"), warning: countOpen("warning"), info: countOpen("info") };
}
