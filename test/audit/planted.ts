import { auditDesign } from "#/audit/audit-design";
import type { Subject } from "#/audit/subject";
import { createDesignContent } from "#test/design-content";

/** A design without findings, into which tests plant faults. */
export const sound: Subject = createDesignContent({ name: "Audited", brandColor: "#336699" });

/** The sound design with more markup, in a landmark of its own, or style on its landing page. */
export const planted = ({ body = "", css = "" }: { body?: string; css?: string }): Subject => {
  const more = body && `<aside>${body}</aside>`;
  return {
    ...sound,
    pages: sound.pages.map((page) => (page.slug === "landing" ? { ...page, body: page.body + more, css: page.css + css } : page)),
  };
};

/** What the audit finds, as `rule severity`, each once. */
export const found = (subject: Subject): string[] => [
  ...new Set(auditDesign(subject).findings.map(({ rule, severity }) => `${rule} ${severity}`)),
];
