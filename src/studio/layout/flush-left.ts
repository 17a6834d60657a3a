import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderGridCss } from "#/studio/layout/layout-base-css";
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
import { flushLeftInnerPages } from "#/studio/layout/inner-pages/flush-left";

const renderContact = (content: PageContent) =>
  html`
    <section class="contact" id="contact" aria-labelledby="contact-title">
      <div class="wrap grid">
        <div class="side">
          <h2 class="h3" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
          <p class="small quiet">${content.copy.phrases.contactLead}</p>
        </div>
        <div class="main">${renderContactForm(content)}</div>
      </div>
    </section>`;

/**
 * Everything is aligned to one axis: a narrow column for names, a wide one for content. A flat
 * field opens the page.
 */
export const flushLeft: Layout = {
  name: "flush-left",
  css: (content) => {
    const [side, main] = content.direction.spans;
    return css`
${renderGridCss(".grid")}
.top { padding-block: var(--space-4); }
.top .nav ul { gap: 0 var(--space-8); }
.hero { padding-block: var(--space-8) 0; overflow: hidden; }
.hero .label { padding-block: var(--space-2) var(--space-6); }
.hero .actions { margin-top: var(--space-8); }
.offer { padding-block: var(--loose) var(--base); }
.values { padding-block: var(--base) var(--loose); }
.values li { padding-block: 0 var(--space-1); }
.values .h1 { line-height: 1.16; }
.about { padding-block: 0 var(--base); }
.contact { padding-block: var(--tight); background: var(--muted); }
.side > * + * { margin-top: var(--space-3); }
.main > .lead + .lead { margin-top: var(--space-4); }
.foot__name { width: 100%; height: clamp(3rem, 12vw, 9rem); }
.plans { display: grid; gap: var(--gutter); padding-block: var(--tight) var(--base); }
.plan { display: grid; align-content: space-between; gap: var(--space-8); padding: var(--space-5); }
.plan:not(.field) { background: var(--muted); }
.plan .marked { margin-top: var(--space-4); }
.plan .price { margin-top: var(--space-8); }
.opening { padding-block: var(--base) 0; }
.opening .lead { margin-top: var(--space-4); }
.compare { padding-block: 0 var(--base); }
.compare .h2 { margin-bottom: var(--space-6); }
@media (max-width: 51.99rem) { .side { margin-bottom: var(--space-6); } .top .side { margin-bottom: 0; } }
@media (min-width: 52rem) {
  .side { grid-column: span ${side}; }
  .main { grid-column: span ${main}; }
  .wide { grid-column: ${side + 1} / -1; }
  .plans { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
}`;
  },
  contactSection: renderContact,
  innerPages: flushLeftInnerPages,
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      
        <section class="opening">
          <div class="wrap grid">
            <div class="wide">
              ${renderHeadline(content, content.copy.phrases.plansHeading)}
              ${renderRequestNote(content)}
            </div>
          </div>
        </section>
        <div class="wrap grid">
          <ul class="wide plans">
            ${plans.map(
              (plan, index) =>
                html`
                  <li class="plan${index === main && " field field--primary"}">
                    <div>
                      <h2 class="h3">${renderText(content, plan.name)}</h2>
                      ${renderPrice(content, plan)}
                      ${renderInclusions(content, plan)}
                    </div>
                    <div>${renderChooseLink(content, plan)}</div>
                  </li>`,
            )}
          </ul>
        </div>
        <div class="wrap grid compare"><div class="wide">${renderComparison(content)}</div></div>
        ${renderContact(content)}
      
`;
  },
};
