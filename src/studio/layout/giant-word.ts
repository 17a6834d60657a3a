import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
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
import { giantWordInnerPages } from "#/studio/layout/inner-pages/giant-word";

const renderContact = (content: PageContent) =>
  html`
    <section class="camp" id="contact" aria-labelledby="contact-title">
      <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      ${renderContactForm(content, "short")}
    </section>`;

/** The name across the whole viewport, cut by the horizon; then one thought per screen. */
export const giantWord: Layout = {
  name: "giant-word",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.display, .h1, .h2 { text-transform: uppercase; }
.display { line-height: ${getDisplayLeading(content, 0.88)}; }
.view { position: relative; overflow: clip; }
.far { padding: var(--loose) var(--edge); }
.far .lead { margin-top: var(--space-6); }
.far ul { display: grid; }
.camp { display: grid; gap: var(--space-8) var(--gutter); padding: var(--base) var(--edge); }
.ground { padding: var(--tight) var(--edge) var(--space-6); }
.ground .h2 { max-width: 20ch; }
.levels { padding: var(--space-6) var(--edge) 0; }
.levels .lead { margin-top: var(--space-4); }
.levels__list { display: grid; margin-top: var(--tight); margin-inline: calc(-1 * var(--edge)); }
.level { display: grid; gap: var(--space-4) var(--gutter); padding: var(--space-10) var(--edge); }
.compare:not(:empty) { padding: var(--base) var(--edge); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .camp { grid-template-columns: minmax(0, ${right - 2}fr) minmax(0, ${left + 2}fr); }
  .level { grid-template-columns: 4fr 4fr 4fr; align-items: start; }
  .level .actions { justify-content: end; }
}`;
  },
  contactSection: renderContact,
  innerPages: giantWordInnerPages,
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    const layers = ["field--secondary", "field--muted"] as const;
    return html`
      
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
      
`;
  },
};
