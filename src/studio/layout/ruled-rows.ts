import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import { renderChooseLink, renderComparison, getPlans, renderPrice, renderRequestNote } from "#/studio/layout/plans";
import { ruledRowsInnerPages } from "#/studio/layout/inner-pages/ruled-rows";

const renderRow = (title: string, body: Markup, id?: string) =>
  html`
    <section class="wrap row"${id !== undefined && html` id="${id}"`}>
      <h2 class="row__title h3">${title}</h2>
      <div class="row__body">${body}</div>
    </section>`;

const renderContact = (content: PageContent) =>
  renderRow(
    content.copy.phrases.talkTo(content.copy.name),
    html`<p class="row__note">${content.copy.phrases.contactLead}</p>${renderContactForm(content)}`,
    "contact",
  );

/**
 * An account book: a column for names, a column for content, a rule below every entry, sums flush
 * right.
 */
export const ruledRows: Layout = {
  name: "ruled-rows",
  css: (content) => {
    const [left, right] = content.direction.spans;
    const columns = `grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right}fr);`;
    return css`
@media (min-width: 52rem) { .head .nav { margin-inline-start: auto; } }
@media (max-width: 51.99rem) { .head { justify-content: space-between; } .head .nav { order: 3; flex-basis: 100%; } }
.row { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--tight); border-bottom: 1px solid var(--border); }
.row__note { margin-bottom: var(--space-5); }
.entries > li { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-4); }
.entries > li + li { border-top: 1px solid var(--border); }
.entries > li:first-child { padding-top: 0; }
.entries > li:last-child { padding-bottom: 0; }
.balance { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-10); }
.total { padding-block: var(--tight) var(--space-8); }
.tariff { padding-block: var(--base) var(--tight); }
.tariff .lead { margin-top: var(--space-3); }
.book { margin-top: var(--space-10); border-top: 2px solid var(--foreground); }
.book > li { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--space-6); border-bottom: 1px solid var(--border); }
.book > li:last-child { border-bottom: 3px double var(--foreground); }
.book .price__amount { font-family: var(--font-text); font-weight: var(--weight-strong); font-size: var(--type-heading-1-size); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .row { ${columns} }
  .entries > li { grid-template-columns: 3fr 5fr; align-items: baseline; }
  .book > li { grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right - 3}fr) minmax(0, 3fr); align-items: baseline; }
  .book__sum { text-align: end; }
  .book__sum .price { justify-content: end; }
}`;
  },
  contactSection: renderContact,
  innerPages: ruledRowsInnerPages,
  pricing: (content) =>
    html`
      
        <section class="wrap tariff">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="book">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <li>
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    <ul>${plan.features.map((feature) => html`<li>${renderText(content, feature)}</li>`)}</ul>
                    <div class="book__sum">
                      ${renderPrice(content, plan)}
                      <p>${renderChooseLink(content, plan, "quiet")}</p>
                    </div>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      
      `,
};
