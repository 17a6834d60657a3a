import { html } from "#/kernel/markup";
import { renderRelatedLinks } from "#/studio/layout/content-partials";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref } from "#/studio/layout/partials";
import type { FormPage } from "#/studio/layout/inner-page-layout";

/** The 404 page: what happened, a link home, and related pages. */
export function createNotFoundPage(content: PageContent): FormPage {
  const { phrases } = content.copy;
  return {
    title: phrases.notFoundHeading,
    lead: phrases.notFoundBody,
    code: "404",
    body: html`
      <nav class="gate-form" aria-label="${phrases.relatedPages}">
        <p><a class="lv-button" href="${getHref(content, "landing")}">${phrases.toHome}</a></p>
        ${renderRelatedLinks(content, ["pricing", "documentation", "article", "contact"])}
      </nav>`,
    note: undefined,
  };
}
