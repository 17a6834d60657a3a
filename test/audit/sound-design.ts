import { auditDesign } from "#/audit/audit-design";
import type { AuditedDesign } from "#/audit/rule";
import { createDesignContent } from "#test/design-content";

/** A design without findings, into which tests plant faults. */
export const soundDesign: AuditedDesign = createDesignContent({ name: "Audited", brandColor: "#336699" });

/** The sound design with more markup, in a landmark of its own, or style on its landing page. */
export const addToLandingPage = ({ body = "", css = "" }: { body?: string; css?: string }): AuditedDesign => {
  const addition = body && `<aside>${body}</aside>`;
  return {
    ...soundDesign,
    pages: soundDesign.pages.map((page) =>
      page.slug === "landing" ? { ...page, body: page.body + addition, css: page.css + css } : page,
    ),
  };
};

/** What the audit finds, as `rule severity`, each once. */
export const listFindings = (subject: AuditedDesign): string[] => [
  ...new Set(auditDesign(subject).findings.map(({ rule, severity }) => `${rule} ${severity}`)),
];
