import { auditMarkup, type MarkupToAudit } from "#/audit/audit-markup";
import { cleanHtml } from "#/html/clean-html";
import type { Finding } from "#/model/audit-report";

/** What the audit says of a text from outside, and the text in the form in which it is kept, shown and shipped. */
export type JudgedMarkup = { readonly findings: readonly Finding[]; readonly html: string };

/** Judges one text from outside and brings it to its canonical form. A pure function of plain data, which may run in another process. */
export const judgeMarkup = (text: string, subject: MarkupToAudit): JudgedMarkup => ({
  findings: auditMarkup(text, subject),
  html: cleanHtml(text, { isDocument: subject.kind === "page" }).html,
});
