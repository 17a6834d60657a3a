import { auditDesign } from "#/audit/audit-design";
import type { Subject } from "#/audit/subject";
import { contentOf } from "#test/content";

/** A design without findings, into which tests plant faults. */
export const sound: Subject = contentOf({ name: "Audited", brandColor: "#336699" });

/** The sound design with more markup or style on its landing page. */
export const planted = ({ body = "", css = "" }: { body?: string; css?: string }): Subject => ({
  ...sound,
  pages: sound.pages.map((page) => (page.slug === "landing" ? { ...page, body: page.body + body, css: page.css + css } : page)),
});

/** What the audit finds, as `rule severity`, each once. */
export const found = (subject: Subject): string[] => [
  ...new Set(auditDesign(subject).findings.map(({ rule, severity }) => `${rule} ${severity}`)),
];
