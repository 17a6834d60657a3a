import { unescapeMarkup } from "#/kernel/markup";
import { normalizeText } from "#/model/adjustment";
import type { DesignContent } from "#/model/design-content";
import type { PageContent } from "#/studio/layout/page-content";
import { listAvailableSections } from "#/studio/layout/sections/list-sections";
import { createArticlePage } from "#/studio/pages/article";
import { createPageContents } from "#/studio/pages/create-pages";
import { createDocumentationPage } from "#/studio/pages/documentation";

/** A section that a page can show. */
export type ArrangeableSection = {
  /** Its name in a `section-order` adjustment. */
  readonly id: string;
  /** Its heading; without one, its id. */
  readonly label: string;
  readonly isShown: boolean;
};

const tags = /<[^<>]*>/g;

/** The sections that a page can show. Empty for pages whose sections have a fixed order. */
function listCandidates(content: PageContent): readonly { readonly id: string; readonly title: string }[] {
  const free = { ...content, sectionOrders: new Map<string, readonly string[]>() };
  switch (content.slug) {
    case "landing":
      return listAvailableSections(free).map(({ id, title = "" }) => ({
        id,
        title: typeof title === "string" ? title : unescapeMarkup(title.text.replace(tags, "")),
      }));
    case "article":
      return createArticlePage(free).sections;
    case "documentation":
      return createDocumentationPage(free).sections;
    default:
      return [];
  }
}

/**
 * The sections of a page that can be arranged: the shown ones in their order, then those that could
 * be shown. The first view, the footer and what closes a page of text keep their places.
 */
export function listSections(design: Omit<DesignContent, "audit" | "icons">, slug: string): readonly ArrangeableSection[] {
  const page = design.pages.find((one) => one.slug === slug);
  const content = createPageContents(design).find((one) => one.slug === slug);
  if (page === undefined || content === undefined || page.document !== undefined) return [];
  const sections = listCandidates(content).map(({ id, title }) => ({ id, title, at: page.body.indexOf(` id="${id}"`) }));
  return sections
    .toSorted((one, other) => (one.at < 0 ? Infinity : one.at) - (other.at < 0 ? Infinity : other.at) || 0)
    .map(({ id, title, at }) => ({
      id,
      label: title === "" ? id : (content.findText(normalizeText(title)) ?? title),
      isShown: at >= 0,
    }));
}
