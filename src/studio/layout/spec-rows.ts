import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderGridCss } from "#/studio/layout/layout-base-css";
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
import { specRowsInnerPages } from "#/studio/layout/inner-pages/spec-rows";

const renderContact = (content: PageContent) =>
  html`
    <section class="request" id="contact" aria-labelledby="contact-title">
      <div class="wrap grid">
        <div class="request__text">
          <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
          <p>${content.copy.phrases.contactLead}</p>
        </div>
        <div class="request__form">${renderContactForm(content)}</div>
      </div>
    </section>`;

/** A dense split of promise and specification, followed by rows. */
export const specRows: Layout = {
  name: "spec-rows",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
${renderGridCss(".grid")}
.bar { border-bottom: 1px solid var(--border); }
.bar .nav { margin-inline-end: auto; }
@media (max-width: 40rem) { .bar .nav { order: 3; flex-basis: 100%; } }
.bar .nav ul { gap: 0 var(--space-5); }
.split { border-bottom: 1px solid var(--border); }
.split .actions { margin-top: var(--space-6); }
.spec { background: var(--card); border-top: 1px solid var(--border); }
.spec > div {
  display: grid;
  grid-template-columns: minmax(6rem, 9rem) 1fr;
  gap: var(--space-4);
  padding: var(--space-2) var(--space-4);
  border-bottom: 1px solid var(--border);
}
.spec dt { color: var(--muted-foreground); }
.rows { padding-block: var(--base) var(--tight); }
.request { padding-block: var(--tight); background: var(--muted); border-block: 1px solid var(--border); }
.request .grid { row-gap: var(--space-6); }
.request p { margin-top: var(--space-2); }
.tiers { padding-block: var(--base) var(--tight); }
.tiers .lead { margin-top: var(--space-3); }
.tiers__grid {
  display: grid;
  margin-top: var(--space-8);
  border: 1px solid var(--border);
  border-radius: var(--radius-lg);
  background: var(--card);
  overflow: hidden;
}
.tier { display: grid; align-content: start; gap: var(--space-4); padding: var(--space-5); }
.tier + .tier { border-top: 1px solid var(--border); }
.tier > :last-child { align-self: end; }
.compare { padding-block: 0 var(--loose); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .request__text { grid-column: span ${left}; }
  .request__form { grid-column: span ${right}; }
  .tiers__grid { grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
  .tier { grid-template-rows: auto auto 1fr auto; }
  .tier + .tier { border-top: 0; border-inline-start: 1px solid var(--border); }
}
`;
  },
  contactSection: renderContact,
  innerPages: specRowsInnerPages,
  pricing: (content) =>
    html`
      
        <section class="tiers wrap">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="tiers__grid">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <li class="tier">
                    <h2 class="h3">${renderText(content, plan.name)}</h2>
                    ${renderPrice(content, plan)}
                    ${renderInclusions(content, plan) ?? html`<p class="quiet">${content.copy.phrases.contactLead}</p>`}
                    <p>${renderChooseLink(content, plan)}</p>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="compare wrap">${renderComparison(content)}</section>
        ${renderContact(content)}
      
      `,
};
