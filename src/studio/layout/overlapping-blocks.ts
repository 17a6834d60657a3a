import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderGridCss } from "#/studio/layout/layout-base-css";
import { getDisplayLeading } from "#/studio/layout/heading-fit-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderComparison,
  getEmphasizedIndex,
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { overlappingBlocksInnerPages } from "#/studio/layout/inner-pages/overlapping-blocks";

const renderContact = (content: PageContent) =>
  html`
    <section class="desk" id="contact" aria-labelledby="contact-title">
      <div class="desk__title field field--spot">
        <h2 class="display" id="contact-title">${content.copy.phrases.contact}</h2>
      </div>
      <div class="desk__form">${renderContactForm(content)}</div>
    </section>`;

/** Blocks edge to edge with thick rules between; some overlap the next. Borders replace margins. */
export const overlappingBlocks: Layout = {
  name: "overlapping-blocks",
  css: (content) => {
    const [left] = content.direction.spans;
    const line = "var(--stroke) solid var(--foreground)";
    return css`
${renderGridCss(".mosaic")}
body { --line: ${line}; }
.display, .h1, .h2 { text-transform: uppercase; font-stretch: 125%; letter-spacing: -0.02em; }
.display { line-height: ${getDisplayLeading(content, 0.95)}; }
.cells { display: flex; flex-wrap: wrap; border-bottom: var(--line); }
.open { position: relative; border-bottom: var(--line); }
.about { padding: var(--tight) var(--edge); border-bottom: var(--line); display: grid; gap: var(--space-4); }
.desk { display: grid; border-bottom: var(--line); }
.desk__title { padding: var(--space-6) var(--edge); overflow: hidden; container-type: inline-size; }
.desk__title .display { font-size: min(var(--first-display), 18cqi); }
.desk__form { padding: var(--tight) var(--edge); }
.slate { padding: var(--tight) var(--edge); border-bottom: var(--line); }
.slate p { margin-top: var(--space-4); }
.board { display: flex; flex-wrap: wrap; border-bottom: var(--line); }
.board > li {
  flex: 1 1 18rem;
  min-width: 0;
  display: grid;
  align-content: start;
  gap: var(--space-5);
  padding: var(--space-6) var(--edge) var(--tight);
}
.board > li + li { border-top: var(--line); }
.compare { padding: var(--base) var(--edge); border-bottom: var(--line); }
.compare .h2 { margin-bottom: var(--space-5); }
@media (min-width: 52rem) {
  .open { display: grid; grid-template-columns: repeat(12, minmax(0, 1fr)); }
  .about { grid-template-columns: 1fr 1fr; }
  .desk { grid-template-columns: ${left}fr ${12 - left}fr; }
  .desk__title { border-inline-end: var(--line); }
  .board > li + li { border-top: 0; border-inline-start: var(--line); }
}`;
  },
  contactSection: renderContact,
  innerPages: overlappingBlocksInnerPages,
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      
        <section class="slate">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content, "measure")}
        </section>
        <ul class="board">
          ${plans.map(
            (plan, index) =>
              html`
                <li${index === main && html` class="field field--primary"`}>
                  <h2 class="h2">${renderText(content, plan.name)}</h2>
                  ${renderPrice(content, plan)}
                  ${renderInclusions(content, plan)}
                  <p>${renderChooseLink(content, plan)}</p>
                </li>`,
          )}
        </ul>
        ${renderContact(content)}
        ${content.copy.plans.length > 1 ? html`<section class="compare">${renderComparison(content)}</section>` : undefined}
      
`;
  },
};
