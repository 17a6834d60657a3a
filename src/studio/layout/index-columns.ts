import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderComparison,
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { indexColumnsInnerPages } from "#/studio/layout/inner-pages/index-columns";

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap slip" id="contact" aria-labelledby="contact-title">
      <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      <div class="card slip__card">${renderContactForm(content)}</div>
    </section>`;

/** A card catalogue: tabs, a title card with the known facts, and an index in columns. */
export const indexColumns: Layout = {
  name: "index-columns",
  css: (content) => {
    const [margin, main] = content.direction.spans;
    return css`
.card { background: var(--card); color: var(--card-foreground); }
.title { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--tight) var(--base); }
.title .actions { margin-top: var(--space-6); }
.index {
  display: grid;
  gap: var(--space-5) var(--gutter);
  padding-block: var(--tight) var(--loose);
  border-top: 1px solid var(--foreground);
}
.slip {
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding-block: var(--tight) var(--base);
  border-top: 1px solid var(--foreground);
}
.slip__card { padding: clamp(1.25rem, 4vw, 2.5rem); }
.lists { padding-block: var(--tight) var(--base); }
.lists .lead { margin-top: var(--space-3); }
.lists__cards { display: grid; gap: var(--gutter); margin-top: var(--space-10); }
.lists__cards > li {
  display: grid;
  align-content: start;
  gap: var(--space-4);
  padding: var(--space-6);
  border-top: 3px solid var(--primary);
}
.lists__cards .price { padding-top: var(--space-3); border-top: 1px solid var(--border); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .title { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: start; }
  .index{ grid-template-columns: minmax(0, ${margin}fr) minmax(0, ${main}fr); }
  .slip { grid-template-columns: minmax(0, ${margin + 2}fr) minmax(0, ${main - 2}fr); }
  .lists__cards { grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
}`;
  },
  contactSection: renderContact,
  innerPages: indexColumnsInnerPages,
  pricing: (content) =>
    html`
      
        <section class="wrap lists">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="lists__cards">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <li class="card">
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    ${renderInclusions(content, plan)}
                    ${renderPrice(content, plan)}
                    <p>${renderChooseLink(content, plan)}</p>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      
      `,
};
