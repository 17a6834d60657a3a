import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import { getFullStop, getListSeparator } from "#/studio/copy/punctuation";
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
  getStatementClass,
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
import { sideNotesInnerPages } from "#/studio/layout/inner-pages/side-notes";

const renderHeader = (content: PageContent) =>
  html`<header class="masthead wrap">${renderBrandLink(content)}${renderNavigation(content)}</header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="letter wrap grid" id="contact" aria-labelledby="contact-title">
      <div class="letter__text">
        <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
        <p class="lead">${content.copy.phrases.contactLead}</p>
      </div>
      <div class="letter__form">${renderContactForm(content)}</div>
    </section>`;

const renderFooter = (content: PageContent) => {
  const { display, text } = content.tokens.typography.families;
  return html`
    <footer class="colophon">
      <div class="wrap">
        <div class="colophon__row">
          ${renderFooterNavigation(content)}
          <p class="small quiet">${content.copy.phrases.setIn(display.name, text.name)}</p>
        </div>
        ${renderParagraph(content, content.copy.tagline, "h2 colophon__line")}
      </div>
    </footer>`;
};

/** A text column with side notes, hairlines between sections, and one captioned figure. */
export const sideNotes: Layout = {
  name: "side-notes",
  css: (content) => {
    const [text, notes] = content.direction.spans;
    return css`
${renderGridCss(".grid")}
.masthead {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  padding-block: var(--space-6) var(--space-3);
  border-bottom: 1px solid var(--foreground);
}
.masthead .brand__word { height: 2.25rem; max-width: min(70vw, 22rem); }
.masthead .brand__symbol { display: none; }
.lede { padding-block: var(--tight) var(--base); row-gap: var(--space-10); align-items: end; }
.lede .actions { margin-top: var(--space-8); }
.lede .lead { margin-top: var(--space-6); }
.plate svg { width: 100%; height: auto; max-height: 34rem; }
.plate figcaption { padding-top: var(--space-3); border-top: 1px solid var(--border); margin-top: var(--space-3); }
.story { padding-block: var(--base); border-top: 1px solid var(--border); row-gap: var(--space-10); }
.story__item { margin-top: var(--space-8); }
.story__item p { margin-top: var(--space-2); }
.story .h2 { margin-bottom: var(--space-4); }
.note { padding-top: var(--space-3); border-top: 2px solid var(--primary); }
.note + .note { margin-top: var(--space-8); }
.note .label { margin-bottom: var(--space-1); }
.creed { padding-block: var(--tight) var(--loose); }
.creed__text { max-width: 22ch; ${toTextStyleDeclarations("display")}; line-height: 1.12; }
.creed .label { margin-bottom: var(--space-4); }
.letter { padding-block: var(--tight) var(--base); border-top: 1px solid var(--foreground); row-gap: var(--space-8); }
.letter .lead { margin-top: var(--space-3); }
.colophon { padding-block: var(--space-6) var(--tight); border-top: 1px solid var(--border); }
.colophon__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-2) var(--space-8); }
.colophon__line { margin-top: var(--space-6); }
.tariff { padding-block: var(--base) var(--tight); }
.tariff__head .lead { margin-top: var(--space-4); }
.tariff__list { margin-top: var(--base); border-top: 1px solid var(--foreground); }
.tariff__entry {
  display: grid;
  gap: var(--space-4) var(--gutter);
  padding-block: var(--space-6) var(--space-8);
  border-bottom: 1px solid var(--border);
}
.tariff__entry .marked { margin-top: var(--space-3); }
.compare { padding-block: var(--tight); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .lede__text, .story__text, .letter__text { grid-column: span ${text}; }
  .lede__plate, .letter__form { grid-column: ${text + 1} / -1; }
  .story__notes { grid-column: ${Math.min(text + 2, 9)} / -1; }
  .lede__plate { padding-inline-start: ${notes > 4 ? "var(--space-6)" : "0"}; }
  .tariff__entry { grid-template-columns: 3fr 5fr 4fr; align-items: baseline; }
  .creed__text { margin-inline-start: calc(100% * 2 / 12); }
  .creed .label { margin-inline-start: calc(100% * 2 / 12); }
  .story__notes { position: sticky; top: var(--space-8); align-self: start; }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: sideNotesInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    const isBare = copy.items.length === 0 && copy.about === undefined;
    const renderNote = (title: string, body: Markup | undefined) =>
      html`<div class="note">${isBare ? html`<h2 class="label">${title}</h2>` : html`<h3 class="label">${title}</h3>`}${body}</div>`;
    const renderAudience = (className: string) =>
      copy.audience === undefined
        ? undefined
        : renderNote(phrases.audienceHeading, renderParagraph(content, copy.audience, className));
    const price = renderNote(phrases.pricing, html`<p><a href="{{page:pricing}}">${phrases.seePricing}</a></p>`);
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="lede wrap grid">
          <div class="lede__text">
            ${renderHeadline(content)}
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">${renderAction(content)}${renderPricesLink(content, "link")}</div>
          </div>
          <figure class="lede__plate plate">
            ${renderBrandImage(content, "hero", { className: "plate__art", crop: true })}
            <figcaption class="small quiet">${renderText(content, [copy.industry ?? copy.name].join(""))}</figcaption>
          </figure>
        </section>
        ${
          copy.items.length === 0 && copy.about === undefined && copy.audience === undefined
            ? undefined
            : isBare
              ? html`
                <section class="story wrap grid">
                  <div class="story__text">${renderAudience(getStatementClass(copy.audience))}</div>
                  <div class="story__notes">${price}</div>
                </section>`
              : html`
                <section class="story wrap grid"${copy.items.length > 0 && html` id="offer"`}>
                  <div class="story__text">
                    <h2 class="h2">${phrases.offerHeading}</h2>
                    ${renderParagraph(content, copy.about, "lead")}
                    ${copy.items.map(
                      ({ title, body }) =>
                        html`
                          <div class="story__item">
                            <h3 class="h3">${renderText(content, title)}</h3>
                            ${renderParagraph(content, body, "measure")}
                          </div>`,
                    )}
                  </div>
                  <aside class="story__notes" aria-label="${phrases.about(copy.name)}">
                    ${renderAudience("capital")}
                    ${price}
                  </aside>
                </section>`
        }
        ${
          copy.values.length === 0
            ? undefined
            : html`
              <section class="creed wrap" id="values">
                <h2 class="label">${phrases.valuesHeading}</h2>
                <p class="creed__text capital">
                  ${copy.values.map(
                    (value, index) => html`${index > 0 && getListSeparator(copy.lang)}${renderText(content, value)}`,
                  )}
                  ${getFullStop(copy.lang)}
                </p>
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
        <section class="tariff wrap">
          <div class="tariff__head">
            ${renderHeadline(content, content.copy.phrases.plansHeading)}
            ${renderRequestNote(content)}
          </div>
          <ul class="tariff__list">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <li class="tariff__entry">
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    <div>${renderInclusions(content, plan)}</div>
                    <div>
                      ${renderPrice(content, plan)}
                      <p class="small">${renderChooseLink(content, plan, "quiet")}</p>
                    </div>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="compare wrap">${renderComparison(content)}</section>
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`,
};
