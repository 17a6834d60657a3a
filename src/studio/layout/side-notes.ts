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
import { sideNotesInnerPages } from "#/studio/layout/inner-pages/side-notes";

const renderContact = (content: PageContent) =>
  html`
    <section class="letter wrap grid" id="contact" aria-labelledby="contact-title">
      <div class="letter__text">
        <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
        <p class="lead">${content.copy.phrases.contactLead}</p>
      </div>
      <div class="letter__form">${renderContactForm(content)}</div>
    </section>`;

/** A text column with side notes, hairlines between sections, and one captioned figure. */
export const sideNotes: Layout = {
  name: "side-notes",
  css: (content) => {
    const [text, _notes] = content.direction.spans;
    return css`
${renderGridCss(".grid")}
.plate svg { width: 100%; height: auto; max-height: 34rem; }
.plate figcaption { padding-top: var(--space-3); border-top: 1px solid var(--border); margin-top: var(--space-3); }
.story { padding-block: var(--base); border-top: 1px solid var(--border); row-gap: var(--space-10); }
.story .h2 { margin-bottom: var(--space-4); }
.note { padding-top: var(--space-3); border-top: 2px solid var(--primary); }
.note + .note { margin-top: var(--space-8); }
.note .label { margin-bottom: var(--space-1); }
.letter { padding-block: var(--tight) var(--base); border-top: 1px solid var(--foreground); row-gap: var(--space-8); }
.letter .lead { margin-top: var(--space-3); }
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
   .letter__text { grid-column: span ${text}; }
   .letter__form { grid-column: ${text + 1} / -1; }
  .tariff__entry { grid-template-columns: 3fr 5fr 4fr; align-items: baseline; }
}`;
  },
  contactSection: renderContact,
  innerPages: sideNotesInnerPages,
  pricing: (content) =>
    html`
      
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
      
      `,
};
