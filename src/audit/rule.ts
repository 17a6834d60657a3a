import type { Edit } from "#/audit/edit";
import type { Source } from "#/audit/source";
import type { Spot } from "#/audit/spot";
import type { Subject } from "#/audit/subject";
import type { Finding, Severity } from "#/model/audit-report";
import type { Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";

/** What a rule says of one place; the runner adds the rule's own facts. */
export type Observation = Pick<Finding, "subject" | "message" | "fix" | "count"> & {
  readonly spot?: Spot;
  /** The mend as changes of the text, where it can be made without a person. */
  readonly edits?: readonly Edit[];
};

/** What every rule says of itself. */
export type RuleFacts = {
  readonly id: string;
  /** What it holds, in one sentence. */
  readonly summary: string;
  readonly severity: Severity;
  /** Whether an error of this rule can be waived by nobody. */
  readonly safety: boolean;
};

/** A rule about a design as a whole: its tokens, its inventory. */
export type Rule = RuleFacts & { check(subject: Subject): Iterable<Observation> };

/** What markup and styles are held against. The mark is absent where only tokens are known; `beside` are the CSS variables that files beside this one set, absent where it stands alone. */
export type Yardstick = { readonly tokens: TokenSet; readonly mark?: Mark; readonly beside?: ReadonlySet<string> };

/** A rule about one piece of markup with its styles, whoever made it. */
export type SourceRule = RuleFacts & { check(source: Source, yardstick: Yardstick): Iterable<Omit<Observation, "subject">> };
