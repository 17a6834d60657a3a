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
import { giantWordInnerPages } from "#/studio/layout/inner-pages/giant-word";

const renderHeader = (content: PageContent) =>
  html`<header class="strip">${renderNavigation(content)}${renderAction(content)}</header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="camp" id="contact" aria-labelledby="contact-title">
      <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      ${renderContactForm(content, "short")}
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="ground field field--primary">
      ${renderParagraph(content, content.copy.tagline, "h2")}
      <div class="ground__row">${renderBrandLink(content)}${renderFooterNavigation(content)}</div>
    </footer>`;

/** The name across the whole viewport, cut by the horizon; then one thought per screen. */
export const giantWord: Layout = {
  name: "giant-word",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.display, .h1, .h2 { text-transform: uppercase; }
.display { line-height: ${getCapitalLeading(content, 0.88)}; }
.strip {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  padding: var(--space-4) var(--edge);
}
.view { position: relative; overflow: clip; }
.view__word { width: calc(100% - 2 * var(--edge)); margin-inline: auto; height: clamp(5rem, 25vw, 27rem); margin-bottom: -2.2vw; }
.view__art { position: relative; width: 100%; height: clamp(16rem, 44vw, 38rem); }
.call { display: grid; gap: var(--space-6) var(--gutter); padding: var(--tight) var(--edge) var(--loose); }
.call .lead { max-width: 40ch; }
.call .actions { margin-top: var(--space-6); }
.peaks { padding: 0 var(--edge); }
.peak {
  display: grid;
  gap: var(--space-2) var(--gutter);
  padding-block: var(--space-6);
  border-top: var(--stroke) solid var(--foreground);
}
.peak p { max-width: 44ch; }
.far { padding: var(--loose) var(--edge); }
.far .lead { margin-top: var(--space-6); }
.far ul { display: grid; }
.camp { display: grid; gap: var(--space-8) var(--gutter); padding: var(--base) var(--edge); }
.ground { padding: var(--tight) var(--edge) var(--space-6); }
.ground .h2 { max-width: 20ch; }
.ground__row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-3) var(--space-8);
  margin-top: var(--tight);
}
.levels { padding: var(--space-6) var(--edge) 0; }
.levels .lead { margin-top: var(--space-4); }
.levels__list { display: grid; margin-top: var(--tight); margin-inline: calc(-1 * var(--edge)); }
.level { display: grid; gap: var(--space-4) var(--gutter); padding: var(--space-10) var(--edge); }
.compare:not(:empty) { padding: var(--base) var(--edge); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .call, .peak { grid-template-columns: minmax(0, ${right}fr) minmax(0, ${left + 2}fr); align-items: end; }
  .camp { grid-template-columns: minmax(0, ${right - 2}fr) minmax(0, ${left + 2}fr); }
  .peak { align-items: baseline; }
  .level { grid-template-columns: 4fr 4fr 4fr; align-items: start; }
  .level .actions { justify-content: end; }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: giantWordInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <div class="view">
          ${renderBrandImage(content, "wordmark", { className: "view__word", align: "xMidYMax" })}
          ${renderBrandImage(content, "hero", { className: "view__art", crop: true, align: "xMidYMax" })}
        </div>
        <section class="call">
          ${renderHeadline(content)}
          <div>
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
          </div>
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`<section class="peaks" id="offer"><h2 class="unseen">${phrases.offerHeading}</h2>${copy.items.map(
                ({ title, body }) =>
                  html`
                    <article class="peak">
                      <h3 class="h1">${renderText(content, title)}</h3>
                      ${renderParagraph(content, body, "lead")}
                    </article>`,
              )}</section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="far field"${copy.values.length > 0 && html` id="values"`}>
                <h2 class="unseen">${phrases.valuesHeading}</h2>
                <ul class="display">${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}</ul>
                ${renderParagraph(content, copy.audience, "lead capital")}
              </section>`
        }
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    const layers = ["field--secondary", "field--muted"] as const;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="levels">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="levels__list">
            ${plans.map(
              (plan, index) =>
                html`
                  <article class="level field ${index === main ? "field--primary" : (layers[index % 2] ?? "")}">
                    <h2 class="h1">${renderText(content, plan.name)}</h2>
                    ${renderInclusions(content, plan) ?? html`<span></span>`}
                    <div>${renderPrice(content, plan)}<p class="actions">${renderChooseLink(content, plan)}</p></div>
                  </article>`,
            )}
          </div>
        </section>
        <section class="compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
};
