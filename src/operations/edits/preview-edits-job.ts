import { defineJob } from "#/jobs/job";
import type { EditsPreview } from "#/operations/edits/preview-edits";
import { toFontsBase } from "#/operations/files/given-fonts";
import type { DesignSource } from "#/studio/design-source";

/**
 * What edits make, and the URLs of the given font files that the page does not declare yet, by
 * hash.
 */
type EditsSource = DesignSource & { readonly fontUrls: Readonly<Record<string, string>> };

/** Creates the style sheet of edits while a person makes them. */
export const previewEditsJob = defineJob<EditsSource, EditsPreview>({
  name: "preview-edits",
  queue: "interactive",
  async load() {
    const { previewEdits } = await import("#/operations/edits/preview-edits");
    return ({ fontUrls, ...source }) => previewEdits(source, toFontsBase(fontUrls));
  },
});
