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
import { stackedStripesInnerPages } from "#/studio/layout/inner-pages/stacked-stripes";

const stripes = html`<div class="stripes" aria-hidden="true"><span></span><span></span><span></span><span></span></div>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="flip field field--secondary" id="contact" aria-labelledby="contact-title">
      <div class="wrap flip__row">
        <div class="form flip__form">${renderContactForm(content)}</div>
        <div>
          <h2 class="display" id="contact-title">${content.copy.phrases.contact}</h2>
          <p class="lead">${content.copy.phrases.contactLead}</p>
        </div>
      </div>
    </section>`;

/**
 * Stripes of decreasing height across the page, always in the same order; the offer is set in bands
 * of the same colours.
 */
export const stackedStripes: Layout = {
  name: "stacked-stripes",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.stripes { display: grid; }
.stripes span:nth-child(1) { height: 2.5rem; background: var(--primary); }
.stripes span:nth-child(2) { height: 1.5rem; background: var(--spot); }
.stripes span:nth-child(3) { height: 0.75rem; background: color-mix(in oklab, var(--primary) 40%, var(--spot)); }
.stripes span:nth-child(4) { height: 0.25rem; background: var(--foreground); }
.flip { padding-block: var(--base); }
.flip__row { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); align-items: center; }
.flip__form { padding: clamp(1.25rem, 4vw, 3rem); border-radius: var(--radius-3xl); }
.flip .lead { margin-top: var(--space-3); }
.form .lv-form-field__button, .form .lv-form-field__button:hover { --lv-fill: var(--primary); --lv-text: var(--primary-foreground); }
.prices { padding-block: var(--base); }
.prices .lead { margin-top: var(--space-3); }
.prices__list { display: grid; gap: var(--space-8) var(--gutter); margin-top: var(--tight); }
.side {
  display: grid;
  align-content: start;
  gap: var(--space-5);
  border-radius: var(--radius-xl);
  overflow: hidden;
  background: var(--muted);
  padding-bottom: var(--space-6);
}
.side > :not(.stripes) { margin-inline: var(--space-6); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .flip__row { grid-template-columns: ${left}fr ${right}fr; }
  .prices__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
}`;
  },
  contactSection: renderContact,
  innerPages: stackedStripesInnerPages,
  pricing: (content) =>
    html`
      
        <section class="wrap prices">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="prices__list">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <article class="side">
                    ${stripes}
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    ${renderPrice(content, plan)}
                    ${renderInclusions(content, plan)}
                    <p>${renderChooseLink(content, plan)}</p>
                  </article>`,
            )}
          </div>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      
      `,
};
