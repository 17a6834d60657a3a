export const severities = ["error", "warning", "info"] as const;
export type Severity = (typeof severities)[number];

/** One thing that a rule found. `safety` errors can be waived by nobody. */
export type Finding = {
  readonly rule: string;
  readonly severity: Severity;
  readonly safety: boolean;
  /** Where: a token, a component or a page, with the place in it. */
  readonly subject: string;
  readonly message: string;
  /** The exact mend. */
  readonly fix: string;
};

export type AuditReport = {
  readonly rules: readonly string[];
  readonly findings: readonly Finding[];
  readonly counts: { readonly error: number; readonly warning: number; readonly info: number };
};
