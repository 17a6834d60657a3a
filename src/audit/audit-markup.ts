import { toFindings, toRuleObservation, type RuleObservation } from "#/audit/findings";
import type { Markup } from "#/audit/parse-markup";
import type { MarkupSource, Observation, RuleContext } from "#/audit/rule";
import { sourceRules } from "#/audit/rules/index";
import { parseSource, type Source, type SourceKind } from "#/audit/source";
import { cleanHtml } from "#/html/clean-html";
import type { Finding } from "#/model/audit-report";

/** What an external text is, what it is checked against, and the name that findings use for it. */
export type MarkupAuditInput = RuleContext & { readonly kind: SourceKind; readonly name?: string };

/**
 * Audits one external text: a component's fragment, a whole page or an SVG. The most severe
 * findings come first.
 */
export function auditMarkup(html: string, { kind, name, ...ruleContext }: MarkupAuditInput): readonly Finding[] {
  const subject = name ? `${kind} ${name}` : kind;
  const source = parseSource({ subject, kind, isWholeDocument: kind === "page", texts: [{ label: "", text: html }] });
  return toFindings(observeSource(source, ruleContext));
}

/**
 * The findings of an external text, and its canonical form, which is stored, displayed and
 * exported.
 */
export type AuditedMarkup = { readonly findings: readonly Finding[]; readonly html: string };

/**
 * Audits and cleans one external text. A pure function of plain data, so that it can run in another
 * process.
 */
export const auditAndCleanMarkup = (text: string, input: MarkupAuditInput): AuditedMarkup => ({
  findings: auditMarkup(text, input),
  html: cleanHtml(text, { isDocument: input.kind === "page" }).html,
});

/**
 * Runs every source rule on one source. A truncated source cannot be accepted, so only the safety
 * rules run on it.
 */
export function* observeSource(source: Source, ruleContext: RuleContext): Generator<RuleObservation> {
  const known = getKnownObservations(source);
  for (const rule of sourceRules) {
    if (source.isTruncated && !rule.safety) continue;
    const observations = known?.get(rule.id) ?? [...rule.check(source, ruleContext)];
    if (rule.reads === "markup") known?.set(rule.id, observations);
    for (const observation of observations) yield toRuleObservation(rule, { subject: source.subject, ...observation });
  }
}

type RuleObservations = readonly Omit<Observation, "subject">[];

/** What the rules for markup alone have reported about a source, by rule. */
const knownObservations = new WeakMap<
  Markup,
  { readonly source: MarkupSource; readonly byRule: Map<string, RuleObservations> }
>();

/**
 * The known observations of a source with this very markup, which the parser keeps where a text is
 * likely to be audited again; undefined for a source without markup.
 */
function getKnownObservations({
  subject,
  kind,
  isWholeDocument,
  lang,
  markups,
}: Source): Map<string, RuleObservations> | undefined {
  const [first] = markups;
  if (first === undefined) return undefined;
  const source = { subject, kind, isWholeDocument, lang, markups };
  const known = knownObservations.get(first);
  if (known && hasSameMarkup(known.source, source)) return known.byRule;
  const byRule = new Map<string, RuleObservations>();
  knownObservations.set(first, { source, byRule });
  return byRule;
}

const hasSameMarkup = (one: MarkupSource, other: MarkupSource): boolean =>
  one.subject === other.subject &&
  one.kind === other.kind &&
  one.isWholeDocument === other.isWholeDocument &&
  one.lang === other.lang &&
  one.markups.length === other.markups.length &&
  one.markups.every((markup, index) => markup === other.markups[index]);
