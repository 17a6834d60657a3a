import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { getDisplayLeading } from "#/studio/layout/heading-fit-css";
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
import { bandsInnerPages } from "#/studio/layout/inner-pages/bands";

const renderContact = (content: PageContent) =>
  html`
    <section class="band dock" id="contact" aria-labelledby="contact-title">
      <div class="wrap dock__row">
        <h2 class="display" id="contact-title">${content.copy.phrases.contact}</h2>
        ${renderContactForm(content)}
      </div>
    </section>`;

/**
 * Full-width bands of different heights, one of them in the strongest colour, with condensed
 * capitals.
 */
export const bands: Layout = {
  name: "bands",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.display, .h1, .h2 { text-transform: uppercase; letter-spacing: 0; }
.display { line-height: ${getDisplayLeading(content, 0.92)}; }
.band { border-bottom: var(--stroke) solid var(--foreground); }
.drawing svg { width: 100%; height: clamp(16rem, 40vw, 32rem); }
.part .wrap { display: grid; gap: var(--space-2) var(--gutter); padding-block: var(--space-6); }
.part p { max-width: var(--measure); }
.plate .wrap { padding-block: var(--tight); display: grid; gap: var(--space-6) var(--gutter); }
.plate ul { display: grid; }
.plate .display { overflow-wrap: anywhere; }
.dock__row { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--base); }
.opening { padding-block: var(--base) var(--tight); }
.opening .lead { margin-top: var(--space-4); }
.rate .wrap { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--space-8); align-items: start; }
.rate .price__amount, .rate .price__words {
  font-size: var(--type-display-size);
  line-height: 0.95;
  font-family: var(--font-display);
  font-weight: var(--weight-display);
}
.compare { padding-block: var(--base); }
.compare:empty { display: none; }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .part .wrap { grid-template-columns: ${left}fr ${right}fr; align-items: baseline; }
  .plate .wrap { grid-template-columns: ${left}fr ${right}fr; }
  .dock__row { grid-template-columns: ${left}fr ${right}fr; }
  .rate .price__amount { white-space: nowrap; }
  .rate .wrap {
    grid-template-columns: minmax(0, ${left}fr) minmax(0, ${Math.ceil(right / 2)}fr) minmax(min-content, ${Math.floor(right / 2)}fr);
  }
}`;
  },
  contactSection: renderContact,
  innerPages: bandsInnerPages,
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      
        <div class="band">
          <div class="wrap opening">
            ${renderHeadline(content, content.copy.phrases.plansHeading)}
            ${renderRequestNote(content)}
          </div>
        </div>
        ${plans.map(
          (plan, index) =>
            html`
              <section class="band rate${index === main && " field field--primary"}">
                <div class="wrap">
                  <h2 class="h1">${renderText(content, plan.name)}</h2>
                  <div>${renderInclusions(content, plan)}</div>
                  <div>${renderPrice(content, plan)}<p class="actions">${renderChooseLink(content, plan)}</p></div>
                </div>
              </section>`,
        )}
        <div class="wrap compare">${renderComparison(content)}</div>
        ${renderContact(content)}
      
`;
  },
};
