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
import { insetFramesInnerPages } from "#/studio/layout/inner-pages/inset-frames";

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

/** Panels of uneven width and frames with an inset line, like joinery or printed labels. */
export const insetFrames: Layout = {
  name: "inset-frames",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
${renderGridCss(".planks")}
.sign { display: flex; align-items: center; gap: var(--space-5); padding-block: var(--space-5); }
.sign .brand__symbol { display: none; }
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
.bench { display: grid; gap: var(--space-8); }
.bench .lead { margin-top: var(--space-3); }
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
  .bench { grid-template-columns: ${left}fr ${right}fr; }
  .board__entry { grid-template-columns: 3fr 5fr 4fr; align-items: baseline; }
}`;
  },
  contactSection: renderContact,
  innerPages: insetFramesInnerPages,
  pricing: (content) =>
    html`
      
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
      
      `,
};
