import type { DesignAuditRule } from "#/audit/rule";
import { requiredPages } from "#/model/brief";

/**
 * Landing, pricing and every page that the brief asks for are there, and no two things share a
 * name.
 */
export const inventoryComplete: DesignAuditRule = {
  id: "inventory-complete",
  summary: "Landing, pricing and every page that the brief asks for are there, and no two things share a name.",
  severity: "error",
  safety: false,
  *check({ brief, pages, components }) {
    const existing = new Set<string>(pages.map(({ slug }) => slug));
    for (const slug of new Set([...requiredPages, ...(brief.pages ?? [])]))
      if (!existing.has(slug))
        yield { subject: `page ${slug}`, message: "The page is missing.", fix: "Make it, or take it out of the brief." };
    const seen = new Set<string>();
    for (const { slug } of components) {
      if (seen.has(slug))
        yield { subject: `component ${slug}`, message: "Two components have this name.", fix: "Rename one of them." };
      seen.add(slug);
    }
  },
};
