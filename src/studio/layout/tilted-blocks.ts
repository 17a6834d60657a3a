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
import { tiltedBlocksInnerPages } from "#/studio/layout/inner-pages/tilted-blocks";

const renderHeader = (content: PageContent) =>
  html`<header class="wrap shelf">${renderBrandLink(content)}${renderNavigation(content)}${renderAction(content)}</header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap postbox" id="contact" aria-labelledby="contact-title">
      <div class="postbox__form tile tile--paper">${renderContactForm(content)}</div>
      <div class="postbox__text">
        <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
        <p class="lead">${content.copy.phrases.contactLead}</p>
      </div>
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="floor field field--deep">
      <div class="wrap floor__row">
        ${renderBrandImage(content, "wordmark", { className: "floor__name", align: "xMinYMid" })}
        ${renderFooterNavigation(content)}
        ${renderParagraph(content, content.copy.tagline, "floor__line")}
      </div>
    </footer>`;

const fields = ["primary", "spot", "ink", "accent"] as const;
const getFieldClass = (index: number) => {
  const field = fields[index % fields.length] ?? "primary";
  return field === "ink" ? "field" : `field field--${field}`;
};

/**
 * Bright tilted blocks behind the text in uneven rows like a puzzle. The text itself stays level.
 */
export const tiltedBlocks: Layout = {
  name: "tilted-blocks",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
${renderGridCss(".puzzle")}
.shelf { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-6); padding-block: var(--space-5); }
@media (min-width: 52rem) { .shelf .nav { margin-inline: auto 0; } }
@media (max-width: 51.99rem) { .shelf { justify-content: space-between; } .shelf .nav { order: 3; flex-basis: 100%; } }
.tile { position: relative; isolation: isolate; background: none; padding: var(--space-8); }
.tile::before { content: ""; position: absolute; inset: 0; z-index: -1; border-radius: var(--radius-2xl); background: var(--field); }
.tile--paper { --field: var(--card); --on: var(--card-foreground); }
.tile:nth-child(odd)::before { transform: rotate(-1.4deg); }
.tile:nth-child(even)::before { transform: rotate(1.1deg); }
@media (max-width: 40rem) { .gate__form:nth-child(n)::before, .postbox__form:nth-child(n)::before { transform: rotate(-0.4deg); } }
.jump { padding-block: var(--space-6) var(--base); display: grid; }
.jump__text { padding: clamp(1.5rem, 5vw, 4.5rem); padding-bottom: var(--base); z-index: 1; }
.jump .jump__text::before { transform: rotate(-2deg); }
.jump__text .lead { margin-top: var(--space-5); }
.jump .actions { margin-top: var(--space-6); }
.jump__art {
  width: 100%;
  height: clamp(16rem, 38vw, 30rem);
  border-radius: var(--radius-2xl);
  transform: rotate(2.4deg);
  margin-top: calc(-1 * var(--space-10));
}
.puzzle { row-gap: var(--space-10); padding-block: var(--tight) var(--loose); }
.puzzle__head { align-self: center; }
.puzzle__head .lead { margin-top: var(--space-3); }
.puzzle .tile { min-height: 11rem; display: grid; align-content: space-between; gap: var(--space-6); }
.shout { padding-block: 0 var(--base); }
.shout ul { display: flex; flex-wrap: wrap; gap: var(--space-4); margin-top: var(--space-6); }
.shout li { padding: var(--space-2) var(--space-6); border-radius: var(--radius-2xl); }
.shout .lead { margin-top: var(--space-3); }
.postbox { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--loose); align-items: center; }
.postbox__text .lead { margin-top: var(--space-3); }
.postbox__form { max-width: 34rem; }
.postbox__form::before { background: var(--muted); }
.postbox .lv-form-field__control { background: var(--background); }
.floor { padding-block: var(--tight) var(--space-8); border-radius: var(--radius-4xl) var(--radius-4xl) 0 0; }
.floor__row { display: grid; gap: var(--space-6); }
.floor__name { width: 100%; height: clamp(2.5rem, 9vw, 6rem); }
.menu { padding-block: var(--tight) var(--base); }
.menu .lead { margin-top: var(--space-3); }
.menu__tiles { display: grid; gap: var(--space-10) var(--gutter); margin-top: var(--tight); }
.menu__tiles .tile { display: grid; align-content: start; gap: var(--space-5); }
.compare:not(:empty) { padding-block: var(--tight); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .jump { grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .jump__text { grid-column: 1 / span ${left + 1}; grid-row: 1; align-self: center; }
  .jump__art { grid-column: ${left} / -1; grid-row: 1; margin-top: var(--space-16); height: clamp(24rem, 44vw, 36rem); }
  .puzzle > :nth-child(4n + 1), .puzzle > :nth-child(4n) { grid-column: span ${right}; }
  .puzzle > :nth-child(4n + 2), .puzzle > :nth-child(4n + 3) { grid-column: span ${left}; }
  .puzzle > :last-child:nth-child(odd) { grid-column: 1 / -1; min-height: 0; }
  .postbox { grid-template-columns: ${left}fr ${right}fr; }
  .floor__row { grid-template-columns: 1fr auto; align-items: end; }
  .floor__name { grid-column: 1 / -1; }
  .floor__line { grid-row: 2; grid-column: 2; text-align: end; }
  .floor .foot-nav { grid-row: 2; grid-column: 1; }
  .menu__tiles { grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
}
body { overflow-x: clip; }`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: tiltedBlocksInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="wrap jump">
          <div class="tile jump__text field field--primary">
            ${renderHeadline(content)}
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
          </div>
          ${renderBrandImage(content, "hero", { className: "jump__art", crop: true })}
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="wrap puzzle" id="offer" aria-labelledby="offer-title">
                <div class="puzzle__head">
                  <h2 class="h1" id="offer-title">${phrases.offerHeading}</h2>
                  ${renderParagraph(content, copy.about, "lead capital")}
                </div>
                ${copy.items.map(
                  ({ title, body }, index) =>
                    html`
                      <article class="tile ${getFieldClass(index + 1)}">
                        <h3 class="h2">${renderText(content, title)}</h3>
                        ${renderParagraph(content, body, "body")}
                      </article>`,
                )}
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="wrap shout"${copy.values.length > 0 && html` id="values"`}>
                <h2 class="h2">${copy.audience === undefined ? phrases.values : phrases.audienceHeading}</h2>
                ${renderParagraph(content, copy.audience, "lead capital")}
                <ul class="h1">
                  ${copy.values.map(
                    (value, index) => html`<li class="${getFieldClass(index)}">${renderText(content, value)}</li>`,
                  )}
                </ul>
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
        <section class="wrap menu">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="menu__tiles">
            ${getPlans(content).map(
              (plan, index) =>
                html`
                  <article class="tile ${getFieldClass(index)}">
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
