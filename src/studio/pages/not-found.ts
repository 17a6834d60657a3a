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
    body: html`<p class="gate-form"><a class="lv-button" href="${hrefTo(content, "landing")}">${phrases.toHome}</a></p>`,
    note: html`<nav class="gate-aside" aria-label="${phrases.waysOn}">${waysTo(content, ["pricing", "documentation", "article", "contact"])}</nav>`,
  };
}
