import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { getCapitalLeading } from "#/studio/layout/heading-fit-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import {
  renderAction,
  renderBrandLink,
  renderContactForm,
  renderFooterNavigation,
  renderHeadline,
  renderNavigation,
  renderParagraph,
  renderPricesLink,
  renderText,
} from "#/studio/layout/partials";
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

const renderHeader = (content: PageContent) =>
  html`
    <header class="rail field field--deep">
      <div class="wrap rail__row">${renderBrandLink(content)}${renderNavigation(content)}</div>
    </header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="band dock" id="contact" aria-labelledby="contact-title">
      <div class="wrap dock__row">
        <h2 class="display" id="contact-title">${content.copy.phrases.contact}</h2>
        ${renderContactForm(content)}
      </div>
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="plinth field field--deep">
      <div class="wrap plinth__row">
        ${renderBrandImage(content, "wordmark", { className: "plinth__name", align: "xMinYMid" })}
        ${renderParagraph(content, content.copy.tagline, "plinth__line")}
        ${renderFooterNavigation(content)}
      </div>
    </footer>`;

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
.display { line-height: ${getCapitalLeading(content, 0.92)}; }
.rail__row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-8);
  padding-block: var(--space-2);
}
.band { border-bottom: var(--stroke) solid var(--foreground); }
.lift .wrap { padding-block: var(--tight); }
.lift .display { max-width: 16ch; }
.lift__row { display: grid; gap: var(--space-6) var(--gutter); margin-top: var(--space-8); }
.drawing svg { width: 100%; height: clamp(16rem, 40vw, 32rem); }
.part .wrap { display: grid; gap: var(--space-2) var(--gutter); padding-block: var(--space-6); }
.part p { max-width: var(--measure); }
.parts__head { padding-block: var(--base) var(--space-6); display: grid; gap: var(--space-3) var(--gutter); }
.plate .wrap { padding-block: var(--tight); display: grid; gap: var(--space-6) var(--gutter); }
.plate ul { display: grid; }
.plate .display { overflow-wrap: anywhere; }
.dock__row { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--base); }
.plinth__row { display: grid; gap: var(--space-5); padding-block: var(--tight) var(--space-6); }
.plinth__name { width: 100%; height: clamp(2.5rem, 9vw, 7rem); }
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
  .lift__row { grid-template-columns: ${right}fr ${left}fr; align-items: end; }
  .lift__row .actions { justify-content: end; }
  .part .wrap { grid-template-columns: ${left}fr ${right}fr; align-items: baseline; }
  .parts__head { grid-template-columns: ${left}fr ${right}fr; align-items: end; }
  .plate .wrap { grid-template-columns: ${left}fr ${right}fr; }
  .dock__row { grid-template-columns: ${left}fr ${right}fr; }
  .plinth__row { grid-template-columns: 1fr auto; align-items: end; }
  .plinth__name { grid-column: 1 / -1; }
  .rate .price__amount { white-space: nowrap; }
  .rate .wrap {
    grid-template-columns: minmax(0, ${left}fr) minmax(0, ${Math.ceil(right / 2)}fr) minmax(min-content, ${Math.floor(right / 2)}fr);
  }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: bandsInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="band lift field field--primary">
          <div class="wrap">
            ${renderHeadline(content)}
            <div class="lift__row">
              ${renderParagraph(content, copy.lead ?? copy.industry, "lead")}
              <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
            </div>
          </div>
        </section>
        <div class="band drawing">${renderBrandImage(content, "hero", { className: "drawing__art", crop: true })}</div>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="parts" id="offer" aria-labelledby="offer-title">
                <div class="band">
                  <div class="wrap parts__head">
                    <h2 class="h1" id="offer-title">${phrases.offerHeading}</h2>
                    ${renderParagraph(content, copy.about, "measure capital")}
                  </div>
                </div>
                ${copy.items.map(
                  ({ title, body }) =>
                    html`
                      <article class="band part">
                        <div class="wrap">
                          <h3 class="h2">${renderText(content, title)}</h3>
                          ${renderParagraph(content, body, "body")}
                        </div>
                      </article>`,
                )}
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="band plate field"${copy.values.length > 0 && html` id="values"`}>
                <div class="wrap">
                  <div>
                    <h2 class="h2">${copy.audience === undefined ? phrases.values : phrases.audienceHeading}</h2>
                    ${renderParagraph(content, copy.audience, "capital")}
                  </div>
                  <ul class="display">${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}</ul>
                </div>
              </section>`
        }
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      ${renderHeader(content)}
      <main id="content">
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
      </main>
      ${renderFooter(content)}`;
  },
};
