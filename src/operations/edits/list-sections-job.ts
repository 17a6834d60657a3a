import { defineJob } from "#/jobs/job";
import type { DesignContent } from "#/model/design-content";
import type { ArrangeableSection } from "#/studio/adjustments/page-sections";

/** A design, and the page whose sections are listed. */
export type ListSectionsInput = { readonly design: Omit<DesignContent, "audit" | "icons">; readonly page: string };

/** Lists the sections of a page that people can arrange. */
export const listSectionsJob = defineJob<ListSectionsInput, readonly ArrangeableSection[]>({
  name: "list-sections",
  queue: "interactive",
  async load() {
    const { listSections } = await import("#/studio/adjustments/page-sections");
    return ({ design, page }) => listSections(design, page);
  },
});
