import { auditMarkup, type MarkupAuditInput } from "#/audit/audit-markup";
import { cleanHtml } from "#/html/clean-html";
import type { Finding } from "#/model/audit-report";

/**
 * What the audit says of a text from outside, and the text in the form in which it is kept, shown
 * and shipped.
 */
export type AuditedMarkup = { readonly findings: readonly Finding[]; readonly html: string };

/**
 * Judges one text from outside and brings it to its canonical form. A pure function of plain data,
 * which may run in another process.
 */
export const auditAndCleanMarkup = (text: string, input: MarkupAuditInput): AuditedMarkup => ({
  findings: auditMarkup(text, input),
  html: cleanHtml(text, { isDocument: input.kind === "page" }).html,
});
