import { toFindings } from "#/audit/findings";
import { observeSource } from "#/audit/observe-source";
import type { RuleContext } from "#/audit/rule";
import { parseSource, type SourceKind } from "#/audit/source";
import type { Finding } from "#/model/audit-report";

/** What a text from outside is and what it is held against; `name` is what findings call it. */
export type MarkupAuditInput = RuleContext & { readonly kind: SourceKind; readonly name?: string };

/**
 * Audits one text from outside: a component's fragment, a page's whole document or an SVG. The
 * gravest findings stand first.
 */
export function auditMarkup(html: string, { kind, name, ...ruleContext }: MarkupAuditInput): readonly Finding[] {
  const subject = name ? `${kind} ${name}` : kind;
  const source = parseSource({ subject, kind, isWholeDocument: kind === "page", texts: [{ label: "", text: html }] });
  return toFindings(observeSource(source, ruleContext));
}
