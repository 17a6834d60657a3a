import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
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
import { renderChooseLink, renderComparison, getPlans, renderPrice, renderRequestNote } from "#/studio/layout/plans";
import { ruledRowsInnerPages } from "#/studio/layout/inner-pages/ruled-rows";

const renderHeader = (content: PageContent) =>
  html`<header class="wrap head">${renderBrandLink(content)}${renderNavigation(content)}${renderAction(content, "outline")}</header>`;

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

const renderFooter = (content: PageContent) =>
  html`
    <footer class="total field field--deep">
      <div class="wrap total__row">
        ${renderBrandImage(content, "wordmark", { className: "total__name", align: "xMinYMid" })}
        ${renderFooterNavigation(content)}
        ${renderParagraph(content, content.copy.tagline, "total__line small")}
      </div>
    </footer>`;

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
.head { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-8); padding-block: var(--space-3); }
@media (min-width: 52rem) { .head .nav { margin-inline-start: auto; } }
@media (max-width: 51.99rem) { .head { justify-content: space-between; } .head .nav { order: 3; flex-basis: 100%; } }
.folio { display: grid; border-block: 1px solid var(--border); }
.folio__art { width: 100%; height: clamp(14rem, 40vw, 20rem); }
.folio__text {
  display: grid;
  align-content: center;
  gap: var(--space-5);
  padding: var(--base) max(var(--edge), (100vw - var(--container)) / 2) var(--base) var(--edge);
}
.row { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--tight); border-bottom: 1px solid var(--border); }
.row__about { margin-top: var(--space-3); }
.row__note { margin-bottom: var(--space-5); }
.entries > li { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-4); }
.entries > li + li { border-top: 1px solid var(--border); }
.entries > li:first-child { padding-top: 0; }
.entries > li:last-child { padding-bottom: 0; }
.balance { display: flex; flex-wrap: wrap; gap: var(--space-2) var(--space-10); }
.total { padding-block: var(--tight) var(--space-8); }
.total__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-4) var(--space-8); }
.total__name { height: 2.25rem; max-width: min(100%, 22rem); }
.total__line { flex-basis: 100%; }
.tariff { padding-block: var(--base) var(--tight); }
.tariff .lead { margin-top: var(--space-3); }
.book { margin-top: var(--space-10); border-top: 2px solid var(--foreground); }
.book > li { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--space-6); border-bottom: 1px solid var(--border); }
.book > li:last-child { border-bottom: 3px double var(--foreground); }
.book .price__amount { font-family: var(--font-text); font-weight: var(--weight-strong); font-size: var(--type-heading-1-size); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .folio { ${columns} }
  .folio__art { height: 100%; min-height: 30rem; }
  .folio__text { padding-inline-start: calc(var(--gutter) * 3); }
  .row { ${columns} }
  .entries > li { grid-template-columns: 3fr 5fr; align-items: baseline; }
  .book > li { grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right - 3}fr) minmax(0, 3fr); align-items: baseline; }
  .book__sum { text-align: end; }
  .book__sum .price { justify-content: end; }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: ruledRowsInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="folio">
          ${renderBrandImage(content, "hero", { className: "folio__art", crop: true })}
          <div class="folio__text">
            ${renderHeadline(content)}
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">
              ${renderAction(content)}
              ${renderPricesLink(content, "lv-button lv-button--quiet")}
            </div>
          </div>
        </section>
        ${
          copy.audience === undefined && copy.about === undefined
            ? undefined
            : renderRow(
                phrases.audienceHeading,
                html`
                  ${renderParagraph(content, copy.audience, "h2 capital")}
                  ${renderParagraph(content, copy.about, "row__about measure capital")}`,
              )
        }
        ${
          copy.items.length === 0
            ? undefined
            : renderRow(
                phrases.offerHeading,
                html`
                  <ul class="entries">
                    ${copy.items.map(
                      ({ title, body }) => html`
                        <li>
                          <h3 class="h3">${renderText(content, title)}</h3>
                          ${renderParagraph(content, body, "measure")}
                        </li>`,
                    )}
                  </ul>`,
                "offer",
              )
        }
        ${
          copy.values.length === 0
            ? undefined
            : renderRow(
                phrases.valuesHeading,
                html`
                  <ul class="balance h2">
                    ${copy.values.map((value) => html`<li class="capital">${renderText(content, value)}</li>`)}
                  </ul>`,
                "values",
              )
        }
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
  pricing: (content) =>
    html`
      ${renderHeader(content)}
      <main id="content">
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
      </main>
      ${renderFooter(content)}`,
};
