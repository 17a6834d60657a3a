import type { Finding, Severity } from "#/model/audit-report";
import type { DesignContent } from "#/model/design-content";

/** What the audit looks at: everything of a design but the audit itself. */
export type Subject = Omit<DesignContent, "audit">;

/** What a rule says of one place; the runner adds the rule's own facts. */
export type Observation = Pick<Finding, "subject" | "message" | "fix">;

/** One rule of the coherence audit. */
export type Rule = {
  readonly id: string;
  readonly severity: Severity;
  /** Whether an error of this rule can be waived by nobody. */
  readonly safety: boolean;
  check(subject: Subject): Iterable<Observation>;
};
