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
import { insetFramesInnerPages } from "#/studio/layout/inner-pages/inset-frames";

const renderHeader = (content: PageContent) =>
  html`
    <header class="wrap sign">
      ${renderBrandImage(content, "symbol", { className: "sign__mark", hidden: true })}
      <div class="sign__row">${renderBrandLink(content)}${renderNavigation(content)}</div>
    </header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap" id="contact" aria-labelledby="contact-title">
      <div class="frame bench">
        <div>
          <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
          <p class="lead">${content.copy.phrases.contactLead}</p>
        </div>
        ${renderContactForm(content)}
      </div>
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="sill field field--deep">
      <div class="wrap sill__row">
        <div>
          ${renderParagraph(content, content.copy.tagline, "h3")}
          ${renderParagraph(content, content.copy.industry, "small")}
        </div>
        ${renderFooterNavigation(content)}
      </div>
    </footer>`;

/** Panels of uneven width and frames with an inset line, like joinery or printed labels. */
export const insetFrames: Layout = {
  name: "inset-frames",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
${renderGridCss(".planks")}
.sign { display: flex; align-items: center; gap: var(--space-5); padding-block: var(--space-5); }
.sign__mark { flex: none; width: clamp(2.75rem, 6vw, 4.5rem); height: clamp(2.75rem, 6vw, 4.5rem); }
.sign .brand__symbol { display: none; }
.sign__row {
  flex: 1;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-8);
  min-width: 0;
  border-block: var(--stroke) solid var(--foreground);
  padding-block: var(--space-1);
}
.frame {
  position: relative;
  padding: clamp(1.75rem, 5vw, 4rem);
  border: var(--stroke) solid var(--foreground);
  border-radius: var(--radius-lg);
}
.frame::after {
  content: "";
  position: absolute;
  inset: 0.4rem;
  border: 1px solid var(--foreground);
  border-radius: calc(var(--radius-lg) - 0.2rem);
  pointer-events: none;
  opacity: 0.55;
}
.shopfront { display: grid; gap: var(--space-8) calc(var(--gutter) * 1.5); padding-block: var(--space-4) var(--base); }
.shopfront__picture { padding: clamp(0.8rem, 1.6vw, 1.25rem); }
.shopfront__picture svg { width: 100%; height: 100%; min-height: 18rem; border-radius: var(--radius-sm); }
.shopfront__text { padding-block: var(--space-8); align-self: center; }
.shopfront .lead { margin-top: var(--space-5); }
.shopfront .actions { margin-top: var(--space-8); }
.planks { row-gap: var(--space-10); padding-block: var(--tight) var(--loose); border-top: var(--stroke) solid var(--foreground); }
.planks article { padding-top: var(--space-4); border-top: 1px solid var(--foreground); }
.planks p { margin-top: var(--space-2); }
.planks__head .lead { margin-top: var(--space-3); }
.creed { display: grid; gap: var(--space-6) calc(var(--gutter) * 1.5); padding-block: 0 var(--base); }
.creed .label { margin-bottom: var(--space-2); }
.creed__words { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-1) var(--space-5); }
.creed__words li + li::before {
  content: "";
  display: inline-block;
  width: 0.32em;
  height: 0.32em;
  margin-inline-end: var(--space-5);
  vertical-align: 0.2em;
  background: var(--primary);
  transform: rotate(45deg);
}
.bench { display: grid; gap: var(--space-8); }
.bench .lead { margin-top: var(--space-3); }
.sill { margin-top: var(--base); padding-block: var(--tight); }
.sill__row { display: flex; flex-wrap: wrap; align-items: center; justify-content: space-between; gap: var(--space-4) var(--space-8); }
.board { padding-block: var(--tight) var(--base); }
.board .frame { margin-top: var(--space-8); }
.board .lead { margin-top: var(--space-3); }
.board__entry { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--space-6); }
.board__entry + .board__entry { border-top: 1px solid var(--border); }
.board__entry:first-child { padding-top: 0; }
.board__entry:last-child { padding-bottom: 0; }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .shopfront { grid-template-columns: minmax(0, ${left}fr) minmax(0, ${right}fr); }
  .planks > :nth-child(3n + 1) { grid-column: span 5; }
  .planks > :nth-child(3n + 2) { grid-column: span 4; }
  .planks > :nth-child(3n) { grid-column: span 3; }
  .planks > :nth-child(4):last-child { grid-column: 6 / -1; }
  .creed { grid-template-columns: 4fr 8fr; }
  .bench { grid-template-columns: ${left}fr ${right}fr; }
  .board__entry { grid-template-columns: 3fr 5fr 4fr; align-items: baseline; }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: insetFramesInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="wrap shopfront">
          <div class="frame shopfront__picture">
            ${renderBrandImage(content, "hero", { className: "shopfront__art", crop: true })}
          </div>
          <div class="shopfront__text">
            ${renderHeadline(content)}
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">
              ${renderAction(content)}
              ${renderPricesLink(content, "lv-button lv-button--quiet")}
            </div>
          </div>
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="wrap planks" id="offer" aria-labelledby="offer-title">
                <div class="planks__head">
                  <h2 class="h1" id="offer-title">${phrases.offerHeading}</h2>
                  ${renderParagraph(content, copy.about, "lead capital")}
                </div>
                ${copy.items.map(
                  ({ title, body }) =>
                    html`<article><h3 class="h3">${renderText(content, title)}</h3>${renderParagraph(content, body, "body")}</article>`,
                )}
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="wrap creed"${copy.values.length > 0 && html` id="values"`}>
                <div>
                  ${
                    copy.audience === undefined
                      ? undefined
                      : html`
                        <h2 class="label">${phrases.audienceHeading}</h2>
                        ${renderParagraph(content, copy.audience, "capital")}`
                  }
                </div>
                ${
                  copy.values.length === 0
                    ? undefined
                    : html`
                      <div>
                        <h2 class="label">${phrases.valuesHeading}</h2>
                        <ul class="h1 creed__words">
                          ${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}
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
        <section class="wrap board">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="frame">
            <ul>
              ${getPlans(content).map(
                (plan) =>
                  html`
                    <li class="board__entry">
                      <h2 class="h2">${renderText(content, plan.name)}</h2>
                      <div>${renderInclusions(content, plan)}</div>
                      <div>
                        ${renderPrice(content, plan)}
                        <p class="actions">${renderChooseLink(content, plan, "outline")}</p>
                      </div>
                    </li>`,
              )}
            </ul>
          </div>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`,
};
