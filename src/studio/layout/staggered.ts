import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderComparison,
  getEmphasizedIndex,
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { staggeredInnerPages } from "#/studio/layout/inner-pages/staggered";

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap nook" id="contact" aria-labelledby="contact-title">
      <div class="nook__text">
        <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
        <p class="lead">${content.copy.phrases.contactLead}</p>
      </div>
      <div class="nook__form">${renderContactForm(content)}</div>
    </section>`;

/** Two columns that start at different heights. Surfaces differ by tone, never by outline. */
export const staggered: Layout = {
  name: "staggered",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.kind { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--base); }
.kind .label { margin-bottom: var(--space-3); }
.nook {
  display: grid;
  gap: var(--space-8);
  padding: var(--tight) var(--space-8);
  border-radius: var(--radius-4xl);
  background: var(--muted);
}
.nook .lead { margin-top: var(--space-3); }
.nook .lv-form-field__control { background: var(--background); }
.rest {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-6);
  padding-block: var(--base) var(--space-10);
}
.offers { padding-block: var(--tight) var(--base); }
.offers .lead { margin-top: var(--space-4); }
.offers__list { display: grid; gap: var(--gutter); margin-top: var(--space-12); }
.offers__list > li { display: grid; align-content: start; gap: var(--space-5); padding: var(--space-8);
border-radius: var(--radius-3xl); }
.offers__one:not(.field) { background: var(--muted); }
.compare { padding-block: 0 var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .kind { grid-template-columns: ${right}fr ${left}fr; }
  .nook { grid-template-columns: ${right}fr ${left}fr; padding-inline: var(--space-16); }
  .offers__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
  .offers__list > li:nth-child(even) { margin-top: calc(-1 * var(--space-8)); margin-bottom: var(--space-8); }
}
@media (max-width: 26rem) { .nook { padding-inline: var(--space-5); } }`;
  },
  contactSection: renderContact,
  innerPages: staggeredInnerPages,
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      
        <section class="wrap offers">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="offers__list">
            ${plans.map(
              (plan, index) =>
                html`
                  <li class="${index === main ? "offers__one field field--primary" : "offers__one"}">
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    ${renderPrice(content, plan)}
                    ${renderInclusions(content, plan)}
                    <p>${renderChooseLink(content, plan)}</p>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      
`;
  },
};
