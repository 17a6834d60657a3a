import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderGridCss } from "#/studio/layout/layout-base-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderComparison,
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { tiltedBlocksInnerPages } from "#/studio/layout/inner-pages/tilted-blocks";

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap postbox" id="contact" aria-labelledby="contact-title">
      <div class="postbox__form tile tile--paper">${renderContactForm(content)}</div>
      <div class="postbox__text">
        <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
        <p class="lead">${content.copy.phrases.contactLead}</p>
      </div>
    </section>`;

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
.tile { position: relative; isolation: isolate; background: none; padding: var(--space-8); }
.tile::before { content: ""; position: absolute; inset: 0; z-index: -1; border-radius: var(--radius-2xl); background: var(--field); }
.tile--paper { --field: var(--card); --on: var(--card-foreground); }
.tile:nth-child(odd)::before { transform: rotate(-1.4deg); }
.tile:nth-child(even)::before { transform: rotate(1.1deg); }
@media (max-width: 40rem) { .gate__form:nth-child(n)::before, .postbox__form:nth-child(n)::before { transform: rotate(-0.4deg); } }
.puzzle { row-gap: var(--space-10); padding-block: var(--tight) var(--loose); }
.puzzle .tile { min-height: 11rem; display: grid; align-content: space-between; gap: var(--space-6); }
.postbox { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--loose); align-items: center; }
.postbox__text .lead { margin-top: var(--space-3); }
.postbox__form { max-width: 34rem; }
.postbox__form::before { background: var(--muted); }
.postbox .lv-form-field__control { background: var(--background); }
.floor { padding-block: var(--tight) var(--space-8); border-radius: var(--radius-4xl) var(--radius-4xl) 0 0; }
.menu { padding-block: var(--tight) var(--base); }
.menu .lead { margin-top: var(--space-3); }
.menu__tiles { display: grid; gap: var(--space-10) var(--gutter); margin-top: var(--tight); }
.menu__tiles .tile { display: grid; align-content: start; gap: var(--space-5); }
.compare:not(:empty) { padding-block: var(--tight); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .puzzle > :nth-child(4n + 1), .puzzle > :nth-child(4n) { grid-column: span ${right}; }
  .puzzle > :nth-child(4n + 2), .puzzle > :nth-child(4n + 3) { grid-column: span ${left}; }
  .puzzle > :last-child:nth-child(odd) { grid-column: 1 / -1; min-height: 0; }
  .postbox { grid-template-columns: ${left}fr ${right}fr; }
  .floor .foot-nav { grid-row: 2; grid-column: 1; }
  .menu__tiles { grid-template-columns: repeat(auto-fit, minmax(min(100%, 16rem), 1fr)); }
}
body { overflow-x: clip; }`;
  },
  contactSection: renderContact,
  innerPages: tiltedBlocksInnerPages,
  pricing: (content) =>
    html`
      
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
      
      `,
};
