import { auditDesign } from "#/audit/audit-design";
import type { AuditedDesign } from "#/audit/rule";
import { createDesignContent } from "#test/design-content";

/** A design without findings, to which tests add faults. */
export const soundDesign: AuditedDesign = createDesignContent({ name: "Audited", brandColor: "#336699" });

/** Adds markup (in its own landmark) or styles to the landing page of the sound design. */
export const addToLandingPage = ({ body = "", css = "" }: { body?: string; css?: string }): AuditedDesign => {
  const addition = body && `<aside>${body}</aside>`;
  return {
    ...soundDesign,
    pages: soundDesign.pages.map((page) =>
      page.slug === "landing" ? { ...page, body: page.body + addition, css: page.css + css } : page,
    ),
  };
};

/** The distinct findings of a design, as `rule severity`. */
export const listFindings = (subject: AuditedDesign): string[] => [
  ...new Set(auditDesign(subject).findings.map(({ rule, severity }) => `${rule} ${severity}`)),
];
