import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
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
import { indexColumnsInnerPages } from "#/studio/layout/inner-pages/index-columns";

const renderHeader = (content: PageContent) =>
  html`
    <header class="drawer">
      <div class="wrap drawer__row">${renderBrandLink(content)}${renderNavigation(content, "nav drawer__tabs")}</div>
    </header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap slip" id="contact" aria-labelledby="contact-title">
      <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      <div class="card slip__card">${renderContactForm(content)}</div>
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="wrap shelfmark">
      ${renderBrandImage(content, "symbol", { className: "shelfmark__stamp", hidden: true })}
      <p>
        ${renderText(content, content.copy.name)}
        ${content.copy.tagline !== undefined && html`<br>${renderText(content, content.copy.tagline)}`}
      </p>
      ${renderFooterNavigation(content)}
    </footer>`;

/** A card catalogue: tabs, a title card with the known facts, and an index in columns. */
export const indexColumns: Layout = {
  name: "index-columns",
  css: (content) => {
    const [margin, main] = content.direction.spans;
    return css`
.card { background: var(--card); color: var(--card-foreground); }
.drawer { background: var(--muted); padding-top: var(--space-4); }
.drawer__row { display: flex; flex-wrap: wrap; align-items: end; justify-content: space-between; gap: var(--space-3) var(--space-8); }
.drawer .brand { padding-bottom: var(--space-2); }
.drawer__tabs ul { gap: 0 var(--space-1); }
.drawer__tabs a {
  padding-inline: var(--space-5);
  background: var(--secondary);
  color: var(--secondary-foreground);
  clip-path: polygon(0.7rem 0, calc(100% - 0.7rem) 0, 100% 100%, 0 100%);
}
.drawer__tabs a:hover, .drawer__tabs [aria-current] { background: var(--background); color: var(--foreground); text-decoration: none; }
.drawer__tabs a:focus-visible { outline-offset: -4px; }
.title { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--tight) var(--base); }
.title__head .lead { margin-top: var(--space-4); }
.title .actions { margin-top: var(--space-6); }
.record { padding: var(--space-6) var(--space-6) var(--space-8); align-self: start; }
.record svg { width: 100%; height: auto; aspect-ratio: 3 / 2; margin-bottom: var(--space-5); }
.record dl > div {
  display: grid;
  grid-template-columns: 5.5rem 1fr;
  gap: var(--space-3);
  padding-block: var(--space-2);
  border-top: 1px solid var(--border);
}
.record dt { color: var(--muted-foreground); }
.index {
  display: grid;
  gap: var(--space-5) var(--gutter);
  padding-block: var(--tight) var(--loose);
  border-top: 1px solid var(--foreground);
}
.index__columns { columns: 15rem 3; column-gap: calc(var(--gutter) * 2); column-rule: 1px solid var(--border); }
.index__columns > li { break-inside: avoid; padding-bottom: var(--space-6); }
.index__columns p { margin-top: var(--space-1); }
.see { display: grid; gap: var(--space-4) var(--gutter); padding-block: 0 var(--base); }
.see ul { display: flex; flex-wrap: wrap; gap: 0 0.45em; }
.see li:not(:last-child)::after { content: ";"; }
.slip {
  display: grid;
  gap: var(--space-6) var(--gutter);
  padding-block: var(--tight) var(--base);
  border-top: 1px solid var(--foreground);
}
.slip__card { padding: clamp(1.25rem, 4vw, 2.5rem); }
.shelfmark {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-4) var(--space-6);
  padding-block: var(--space-6) var(--tight);
  border-top: 1px solid var(--border);
}
.shelfmark .foot-nav { margin-inline-start: auto; }
.shelfmark__stamp { width: 3.5rem; height: 3.5rem; }
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
  .index, .see { grid-template-columns: minmax(0, ${margin}fr) minmax(0, ${main}fr); }
  .slip { grid-template-columns: minmax(0, ${margin + 2}fr) minmax(0, ${main - 2}fr); }
  .lists__cards { grid-template-columns: repeat(auto-fill, minmax(17rem, 1fr)); }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: indexColumnsInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    const facts: readonly (readonly [string, string | undefined])[] = [
      [phrases.industry, copy.industry],
      [phrases.audienceHeading, copy.audience],
      [phrases.offer, copy.about],
    ];
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="wrap title">
          <div class="title__head">
            ${renderHeadline(content)}
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">
              ${renderAction(content)}
              ${renderPricesLink(content, "lv-button lv-button--quiet")}
            </div>
          </div>
          <div class="card record">
            ${renderBrandImage(content, "hero", { className: "record__art", crop: true })}
            <dl>
              ${facts.map(
                ([name, value]) =>
                  value !== undefined && html`<div><dt class="label">${name}</dt><dd>${renderText(content, value)}</dd></div>`,
              )}
              <div>
                <dt class="label">${phrases.contact}</dt>
                <dd><a href="#contact">${renderText(content, copy.cta)}</a></dd>
              </div>
            </dl>
          </div>
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="wrap index" id="offer">
                <h2 class="h2">${phrases.offerHeading}</h2>
                <ul class="index__columns">
                  ${copy.items.map(
                    ({ title, body }) =>
                      html`<li><h3 class="h3">${renderText(content, title)}</h3>${renderParagraph(content, body, "body")}</li>`,
                  )}
                </ul>
              </section>`
        }
        ${
          copy.values.length === 0
            ? undefined
            : html`
              <section class="wrap see" id="values">
                <h2 class="h2">${phrases.values}</h2>
                <ul class="h1">${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}</ul>
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
      </main>
      ${renderFooter(content)}`,
};
