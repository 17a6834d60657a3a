import { toFindings, toRuleObservation, type RuleObservation } from "#/audit/findings";
import type { RuleContext } from "#/audit/rule";
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
  for (const rule of sourceRules) {
    if (source.isTruncated && !rule.safety) continue;
    for (const observation of rule.check(source, ruleContext))
      yield toRuleObservation(rule, { subject: source.subject, ...observation });
  }
}
