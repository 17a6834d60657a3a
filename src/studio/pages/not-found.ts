import { html } from "#/kernel/markup";
import { waysTo } from "#/studio/layout/matter";
import type { PageContent } from "#/studio/layout/page-content";
import { hrefTo } from "#/studio/layout/pieces";
import type { Gate } from "#/studio/layout/shell";

/** What happened, the way home, and where else to go. */
export function notFoundMatter(content: PageContent): Gate {
  const { phrases } = content.copy;
  return {
    title: phrases.lostHeading,
    lead: phrases.lostBody,
    sign: "404",
    body: html`<nav class="gate-form" aria-label="${phrases.waysOn}"><p><a class="lv-button" href="${hrefTo(content, "landing")}">${phrases.toHome}</a></p>${waysTo(content, ["pricing", "documentation", "article", "contact"])}</nav>`,
    note: undefined,
  };
}
