import type { Edit } from "#/audit/edit";
import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";
import type { AuditedDesign } from "#/audit/audited-design";
import type { Finding, Severity } from "#/model/audit-report";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";

/** What a rule says of one place; the runner adds the rule's own facts. */
export type Observation = Pick<Finding, "subject" | "message" | "fix" | "count"> & {
  readonly location?: SourceLocation;
  /** The mend as changes of the text, where it can be made without a person. */
  readonly edits?: readonly Edit[];
};

/** What every rule says of itself. */
export type RuleMetadata = {
  readonly id: string;
  /** What it holds, in one sentence. */
  readonly summary: string;
  readonly severity: Severity;
  /** Whether an error of this rule can be waived by nobody. */
  readonly safety: boolean;
};

/** A rule about a design as a whole: its tokens, its inventory. */
export type DesignAuditRule = RuleMetadata & { check(design: AuditedDesign): Iterable<Observation> };

/**
 * What markup and styles are held against. The mark is absent where only tokens are known; `beside`
 * are the CSS variables that files beside this one set, absent where it stands alone.
 */
export type RuleContext = { readonly tokens: TokenSet; readonly mark?: Mark; readonly siblingVariables?: ReadonlySet<string> };

/** A rule about one piece of markup with its styles, whoever made it. */
export type SourceRule = RuleMetadata & {
  check(source: Source, ruleContext: RuleContext): Iterable<Omit<Observation, "subject">>;
};
