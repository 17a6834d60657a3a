import type { DesignAuditRule } from "#/audit/rule";
import { requiredPages } from "#/model/brief";

export const inventoryComplete: DesignAuditRule = {
  id: "inventory-complete",
  summary: "The landing, pricing and requested pages exist, and component names are unique.",
  severity: "error",
  safety: false,
  *check({ brief, pages, components }) {
    const existing = new Set<string>(pages.map(({ slug }) => slug));
    for (const slug of new Set([...requiredPages, ...(brief.pages ?? [])]))
      if (!existing.has(slug))
        yield { subject: `page ${slug}`, message: "The page is missing.", fix: "Generate it, or remove it from the brief." };
    const seen = new Set<string>();
    for (const { slug } of components) {
      if (seen.has(slug))
        yield { subject: `component ${slug}`, message: "Two components have this name.", fix: "Rename one of them." };
      seen.add(slug);
    }
  },
};
