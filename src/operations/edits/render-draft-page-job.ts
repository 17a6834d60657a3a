import { defineJob } from "#/jobs/job";
import type { DesignParameters } from "#/model/design";
import type { DesignContent } from "#/model/design-content";

/** What people decided about a design, and the page to render. Font URLs are by hash. */
export type DraftPageInput = {
  readonly parts: Pick<DesignContent, "brief" | "given" | "adjustments">;
  readonly parameters: DesignParameters;
  readonly page: string;
  readonly fontUrls: Readonly<Record<string, string>>;
};

/** Renders a page of a draft with edits that it does not have. */
export const renderDraftPageJob = defineJob<DraftPageInput, string | null>({
  name: "render-draft-page",
  queue: "interactive",
  load: async () => (await import("#/operations/edits/render-draft-page")).renderDraftPage,
});
