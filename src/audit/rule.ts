import type { Choice, Edit } from "#/audit/edit";
import type { Source } from "#/audit/source";
import type { SourceLocation } from "#/audit/source-location";
import type { AdjustmentConflict } from "#/model/adjustment";
import type { Brief } from "#/model/brief";
import type { Finding, Severity } from "#/model/audit-report";
import type { DesignContent } from "#/model/design-content";
import type { Given } from "#/model/given";
import type { Mark } from "#/model/mark";
import type { SystemSignatures } from "#/model/system-signatures";
import type { TokenSet } from "#/model/token-set";

/** What a rule reports at one location. The id and severity of the rule are added by the audit. */
export type Observation = Pick<Finding, "subject" | "message" | "fix" | "adjustments" | "count"> & {
  readonly location?: SourceLocation;
  /** Edits that fix the problem, if it can be fixed automatically. */
  readonly edits?: readonly Edit[];
  /** Where no edit is certain: what to choose from, the nearest first. */
  readonly choices?: readonly Choice[];
};

export type RuleMetadata = {
  /** Stable: reports and waivers store it. */
  readonly id: string;
  /** What the rule requires, in one sentence. */
  readonly summary: string;
  readonly severity: Severity;
  /** Errors of a safety rule cannot be waived. */
  readonly safety: boolean;
};

/** Everything in a design except the audit itself. */
export type AuditedDesign = Omit<DesignContent, "audit" | "icons">;

/** What a design is compared with beyond its own parts. What is absent is not checked. */
export type DesignContext = {
  /** Phrases in the language of the pages that contradict the kind of organisation. */
  readonly contraryPhrases?: readonly string[];
  /** The signatures of the design's own mark and landing page. */
  readonly signatures?: SystemSignatures;
  /** The signatures of the workspace's other systems. */
  readonly otherSystems?: readonly SystemSignatures[];
  /** The edits by hand that do not apply. */
  readonly adjustmentConflicts?: readonly AdjustmentConflict[];
};

/** A rule for a whole design, such as its tokens or its list of pages. */
export type DesignAuditRule = RuleMetadata & { check(design: AuditedDesign, context: DesignContext): Iterable<Observation> };

/**
 * What a source is checked against. The mark is absent if only tokens are known, brief and given
 * parts outside a design. `siblingVariables` are the CSS variables that other audited files set; absent
 * for a source on its own.
 */
export type RuleContext = {
  readonly tokens: TokenSet;
  readonly mark?: Mark;
  readonly brief?: Brief;
  readonly given?: Pick<Given, "voice">;
  readonly siblingVariables?: ReadonlySet<string>;
  /** The slugs of the system's components, for files from elsewhere. */
  readonly componentSlugs?: readonly string[];
  /** URL of the server whose answers the files were made from, without a trailing slash. It may serve their fonts and pictures. */
  readonly serverUrl?: string;
  /** Absent outside a design. */
  readonly contraryPhrases?: readonly string[];
};

/**
 * A rule for the markup and styles of one source. The message says what is wrong; the fix says what
 * to do.
 *
 * @example
 * export const noMarquee: SourceRule = {
 *   id: "no-marquee",
 *   summary: "Markup has no marquee elements.",
 *   severity: "warning",
 *   safety: false,
 *   *check({ markups }) {
 *     for (const markup of markups)
 *       for (const element of markup.elements)
 *         if (element.name === "marquee")
 *           yield {
 *             location: locateElement(markup, element),
 *             message: "The marquee element is obsolete.",
 *             fix: "Use a p element.",
 *           };
 *   },
 * };
 */
export type SourceRule = RuleMetadata & {
  /** Set for a `MarkupRule`. */
  readonly reads?: "markup";
  check(source: Source, ruleContext: RuleContext): Iterable<Omit<Observation, "subject">>;
};

/** What a rule sees of a source whose styles it does not read. */
export type MarkupSource = Pick<Source, "subject" | "kind" | "isWholeDocument" | "lang" | "markups">;

/**
 * A rule for the markup of a source alone. It reports the same for the same markup, whatever the
 * tokens and styles, so that an audit of changed colours does not run it again.
 */
export type MarkupRule = RuleMetadata & {
  readonly reads: "markup";
  readonly check: (source: MarkupSource) => ReturnType<SourceRule["check"]>;
};
