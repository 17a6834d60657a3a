import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { getListSeparator } from "#/studio/copy/punctuation";
import { renderBrandImage } from "#/studio/layout/brand-image";
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
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { stackedStripesInnerPages } from "#/studio/layout/inner-pages/stacked-stripes";

const stripes = html`<div class="stripes" aria-hidden="true"><span></span><span></span><span></span><span></span></div>`;

const renderHeader = (content: PageContent) =>
  html`<header class="wrap deck">${renderNavigation(content)}${renderBrandLink(content)}${renderAction(content, "small")}</header>`;

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

const renderFooter = (content: PageContent) =>
  html`
    <footer class="runout">
      ${stripes}
      <div class="wrap runout__row">
        ${renderBrandImage(content, "lockup-horizontal", { className: "runout__mark", align: "xMinYMid" })}
        ${renderParagraph(content, content.copy.tagline, "quiet")}
        ${renderFooterNavigation(content)}
      </div>
    </footer>`;

const bandFields = ["field--primary", "field--spot", "field--secondary"] as const;

/**
 * Stripes of decreasing height across the page, always in the same order; the offer is set in bands
 * of the same colours.
 */
export const stackedStripes: Layout = {
  name: "stacked-stripes",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.deck {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-6);
  padding-block: var(--space-4);
}
@media (max-width: 51.99rem) { .deck .nav { order: 3; flex-basis: 100%; } }
.stripes { display: grid; }
.stripes span:nth-child(1) { height: 2.5rem; background: var(--primary); }
.stripes span:nth-child(2) { height: 1.5rem; background: var(--spot); }
.stripes span:nth-child(3) { height: 0.75rem; background: color-mix(in oklab, var(--primary) 40%, var(--spot)); }
.stripes span:nth-child(4) { height: 0.25rem; background: var(--foreground); }
.tune { position: relative; padding-top: var(--base); overflow: clip; }
.tune__text { position: relative; display: grid; gap: var(--space-6); padding-bottom: var(--base); }
.tune .display { letter-spacing: -0.03em; }
.tune__art { width: 100%; height: clamp(15rem, 52vw, 26rem); }
.tune .stripes span:nth-child(1) { height: clamp(3rem, 8vw, 6rem); }
.tune .stripes span:nth-child(2) { height: clamp(2rem, 5vw, 3.75rem); }
.tune .stripes span:nth-child(3) { height: clamp(1rem, 3vw, 2rem); }
.tune .stripes span:nth-child(4) { height: 0.75rem; }
.tune .actions { margin-top: var(--space-6); }
.tracks__head { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--loose) var(--space-8); }
.track .wrap { display: grid; gap: var(--space-2) var(--gutter); padding-block: var(--space-8); }
.track:nth-of-type(odd) .wrap { padding-block: var(--tight); }
.sleeve { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--base); }
.sleeve .label { margin-bottom: var(--space-3); }
.sleeve ul { display: flex; flex-wrap: wrap; gap: 0 0.5em; }
.flip { padding-block: var(--base); }
.flip__row { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); align-items: center; }
.flip__form { padding: clamp(1.25rem, 4vw, 3rem); border-radius: var(--radius-3xl); }
.flip .lead { margin-top: var(--space-3); }
.form .lv-form-field__button, .form .lv-form-field__button:hover { --lv-fill: var(--primary); --lv-text: var(--primary-foreground); }
.runout__row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4) var(--space-8);
  padding-block: var(--tight);
}
.runout__mark { width: auto; height: 2.5rem; max-width: 100%; }
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
  .tune { display: grid; grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right + 1}fr); padding-top: var(--space-6); }
  .tune__text {
    align-content: center;
    padding-block: var(--tight);
    width: auto;
    margin-inline: max(var(--edge), (100vw - var(--container)) / 2) var(--space-8);
  }
  .tune__art { height: calc(100% + 4rem); min-height: 28rem; margin-bottom: -4rem; }
  .tune .stripes { position: relative; grid-column: 1 / -1; }
  .tracks__head { grid-template-columns: ${right}fr ${left}fr; align-items: end; }
  .track .wrap { grid-template-columns: ${right}fr ${left}fr; align-items: baseline; }
  .sleeve { grid-template-columns: ${right}fr ${left}fr; }
  .flip__row { grid-template-columns: ${left}fr ${right}fr; }
  .prices__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: stackedStripesInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="tune">
          <div class="wrap tune__text">
            ${renderHeadline(content)}
            <div>
              ${renderParagraph(content, copy.lead, "lead")}
              <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
            </div>
          </div>
          ${renderBrandImage(content, "hero", { className: "tune__art", crop: true, align: "xMidYMin" })}
          ${stripes}
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="tracks" id="offer" aria-labelledby="offer-title">
                <div class="wrap tracks__head">
                  <h2 class="h1" id="offer-title">${phrases.offerHeading}</h2>
                  ${renderParagraph(content, copy.about, "lead capital")}
                </div>
                ${copy.items.map(
                  ({ title, body }, index) =>
                    html`
                      <article class="track field ${bandFields[index % bandFields.length] ?? ""}">
                        <div class="wrap">
                          <h3 class="h2">${renderText(content, title)}</h3>
                          ${renderParagraph(content, body, "lead")}
                        </div>
                      </article>`,
                )}
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="wrap sleeve"${copy.values.length > 0 && html` id="values"`}>
                <div>
                  ${
                    copy.audience === undefined
                      ? undefined
                      : html`
                        <h2 class="label">${phrases.audienceHeading}</h2>
                        ${renderParagraph(content, copy.audience, "lead capital")}`
                  }
                </div>
                ${
                  copy.values.length === 0
                    ? undefined
                    : html`
                      <div>
                        <h2 class="label">${phrases.valuesHeading}</h2>
                        <ul class="display">
                          ${copy.values.map(
                            (value, index) => html`
                              <li>
                                ${renderText(content, value)}
                                ${index < copy.values.length - 1 && getListSeparator(copy.lang).trimEnd()}
                              </li>`,
                          )}
                        </ul>
                      </div>`
                }
              </section>`
        }
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
  pricing: (content) =>
    html`
      ${renderHeader(content)}
      <main id="content">
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
      </main>
      ${renderFooter(content)}`,
};
