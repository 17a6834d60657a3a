import { findingsOf } from "#/audit/findings";
import { observeSource } from "#/audit/observe-source";
import type { Yardstick } from "#/audit/rule";
import { sourceOf, type SourceKind } from "#/audit/source";
import type { Finding } from "#/model/audit-report";

/** What a text from outside is and what it is held against; `name` is what findings call it. */
export type MarkupToAudit = Yardstick & { readonly kind: SourceKind; readonly name?: string };

/** Audits one text from outside: a component's fragment, a page's whole document or an SVG. The gravest findings stand first. */
export function auditMarkup(html: string, { kind, name, ...yardstick }: MarkupToAudit): readonly Finding[] {
  const subject = name ? `${kind} ${name}` : kind;
  const source = sourceOf({ subject, kind, whole: kind === "page", texts: [{ label: "", text: html }] });
  return findingsOf(observeSource(source, yardstick));
}
