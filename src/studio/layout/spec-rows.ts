import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { renderGridCss } from "#/studio/layout/layout-base-css";
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
import { specRowsInnerPages } from "#/studio/layout/inner-pages/spec-rows";

const renderHeader = (content: PageContent) =>
  html`
    <header class="bar">
      <div class="wrap bar__row">
        ${renderBrandLink(content)}
        ${renderNavigation(content)}
        ${renderAction(content, "small")}
      </div>
    </header>`;

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

const renderFooter = (content: PageContent) =>
  html`
    <footer class="base">
      <div class="wrap base__row">
        ${renderBrandImage(content, "wordmark", { className: "base__name" })}
        ${renderFooterNavigation(content)}
      </div>
      ${
        content.copy.tagline === undefined
          ? undefined
          : html`
            <p class="wrap small quiet base__line">${renderText(content, content.copy.tagline)}</p>`
      }
    </footer>`;

/** A dense split of promise and specification, followed by rows. */
export const specRows: Layout = {
  name: "spec-rows",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
${renderGridCss(".grid")}
.bar { border-bottom: 1px solid var(--border); }
.bar__row { display: flex; flex-wrap: wrap; align-items: center; gap: 0 var(--space-8); padding-block: var(--space-2); }
.bar .nav { margin-inline-end: auto; }
@media (max-width: 40rem) { .bar__row { justify-content: space-between; } .bar .nav { order: 3; flex-basis: 100%; } }
.bar .nav ul { gap: 0 var(--space-5); }
.split { border-bottom: 1px solid var(--border); }
.split__text { padding-block: var(--base); }
.split__text .lead { margin-top: var(--space-4); }
.split .actions { margin-top: var(--space-6); }
.split__spec { position: relative; display: grid; align-content: end; background: var(--muted); }
.split__art { width: 100%; height: clamp(12rem, 26vw, 22rem); }
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
.rows__head {
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  padding-bottom: var(--space-4);
}
.rows__list > li { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-3); border-top: 1px solid var(--border); }
.rows__list > li:last-child { border-bottom: 1px solid var(--border); }
.ledger { padding-block: var(--tight) var(--loose); }
.chips { display: flex; flex-wrap: wrap; gap: var(--space-2); margin-top: var(--space-4); }
.chips li { padding: var(--space-1) var(--space-3); border: 1px solid var(--input); border-radius: var(--radius-sm); }
.request { padding-block: var(--tight); background: var(--muted); border-block: 1px solid var(--border); }
.request .grid { row-gap: var(--space-6); }
.request p { margin-top: var(--space-2); }
.base__row {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-4);
  padding-block: var(--space-4);
}
.base__name { height: 1.5rem; max-width: min(100%, 16rem); }
.base__line { padding-bottom: var(--space-6); }
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
  .split__text { grid-column: span ${left}; padding-inline-end: var(--space-8); }
  .split__spec {
    grid-column: span ${right};
    margin-inline-end: calc(-1 * max(var(--edge), (100vw - var(--container)) / 2));
    border-inline-start: 1px solid var(--border);
  }
  .split__spec .spec > div { padding-inline-end: max(var(--edge), (100vw - var(--container)) / 2); }
  .rows__list > li { grid-template-columns: 4fr 8fr; align-items: baseline; }
  .request__text { grid-column: span ${left}; }
  .request__form { grid-column: span ${right}; }
  .tiers__grid { grid-template-columns: repeat(auto-fit, minmax(14rem, 1fr)); }
  .tier { grid-template-rows: auto auto 1fr auto; }
  .tier + .tier { border-top: 0; border-inline-start: 1px solid var(--border); }
}
@media (max-width: 51.99rem) { .split__spec { margin-inline: calc(-1 * var(--edge)); } .split__text { padding-block: var(--tight); } }`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: specRowsInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    const facts: readonly (readonly [string, string | undefined])[] = [
      [phrases.industry, copy.industry],
      [phrases.audienceHeading, copy.audience],
      [phrases.offer, copy.items.length > 0 ? copy.items.map(({ title }) => title).join(" · ") : copy.about],
      [
        phrases.pricing,
        copy.plans.length > 0 ? copy.plans.map(({ name, price }) => `${name} ${price}`).join(" · ") : phrases.onRequest,
      ],
    ];
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="split">
          <div class="wrap grid">
            <div class="split__text">
              ${renderHeadline(content)}
              ${renderParagraph(content, copy.lead, "lead")}
              <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
            </div>
            <div class="split__spec">
              ${renderBrandImage(content, "hero", { className: "split__art", crop: true })}
              <dl class="spec">
                ${facts.map(
                  ([name, value]) =>
                    value !== undefined && html`<div><dt class="label">${name}</dt><dd>${renderText(content, value)}</dd></div>`,
                )}
              </dl>
            </div>
          </div>
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="rows wrap" id="offer">
                <div class="rows__head"><h2 class="h1">${phrases.offerHeading}</h2></div>
                <ul class="rows__list">
                  ${copy.items.map(
                    ({ title, body }) =>
                      html`<li><h3 class="h3">${renderText(content, title)}</h3>${renderParagraph(content, body, "measure")}</li>`,
                  )}
                </ul>
              </section>`
        }
        ${
          copy.values.length === 0
            ? undefined
            : html`
              <section class="ledger wrap" id="values">
                <h2 class="h3">${phrases.valuesHeading}</h2>
                <ul class="chips">${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}</ul>
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
      </main>
      ${renderFooter(content)}`,
};
