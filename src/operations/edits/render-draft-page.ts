import { renderPageDocument } from "#/documents/page-document";
import { emptyParts } from "#/operations/designs/load-export-content";
import { toFontsBase } from "#/operations/files/given-fonts";
import type { DraftPageInput } from "#/operations/edits/render-draft-page-job";
import { regenerateParts } from "#/pipeline/regenerate-parts";
import type { DesignContent } from "#/model/design-content";

/** Makes a design up to its pages and renders one of them; null if it has no such page. */
export function renderDraftPage({ parts, parameters, page: slug, fontUrls }: DraftPageInput): string | null {
  const states = ["IDENTITY", "FOUNDATION", "COMPONENTS", "PAGES"] as const;
  const made = regenerateParts({ states, parts, parameters: { ...parameters, otherSystems: [] }, waivers: [] });
  const content = { ...emptyParts, ...parts, ...made } as DesignContent;
  const page = content.pages.find((one) => one.slug === slug);
  if (!page) return null;
  const fontsBase = Object.keys(fontUrls).length > 0 ? toFontsBase(fontUrls) : "/fonts/";
  return renderPageDocument(page, content, { fontsBase, pageHref: () => "#" });
}
