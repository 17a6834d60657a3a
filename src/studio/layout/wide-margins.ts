import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { getListSeparator } from "#/studio/copy/punctuation";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import { renderChooseLink, renderComparison, getPlans, renderPrice, renderRequestNote } from "#/studio/layout/plans";
import { wideMarginsInnerPages } from "#/studio/layout/inner-pages/wide-margins";

const renderContact = (content: PageContent) =>
  html`
    <section class="invite" id="contact" aria-labelledby="contact-title">
      <h2 class="h2" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      ${renderContactForm(content, "short")}
    </section>`;

/** Mostly empty paper: one picture at the edge, few lines, very large letters, wide distances. */
export const wideMargins: Layout = {
  name: "wide-margins",
  css: (content) => {
    const [text, side] = content.direction.spans;
    return css`
body { --edge: clamp(1.25rem, 7vw, 8rem); }
.invite { display: grid; gap: var(--space-8); padding: var(--base) var(--edge) var(--loose); }
.carte { padding: var(--tight) var(--edge) var(--base); }
.carte .lead { margin-top: var(--space-4); }
.carte__list { margin-top: var(--base); }
.carte__entry { display: grid; gap: var(--space-2) var(--gutter); padding-block: var(--space-8); border-top: 1px solid var(--border); }
.carte__entry .price__amount, .carte__entry .price__words { font-size: var(--type-heading-2-size); line-height: 1.2; }
.carte__what { color: var(--muted-foreground); }
.compare { padding: 0 var(--edge); }
.compare:not(:empty) { padding-bottom: var(--base); }
.compare .h2 { margin-bottom: var(--space-6); }
@media (min-width: 52rem) {
  .invite { grid-template-columns: ${text}fr ${side}fr; }
  .carte__list { margin-inline-start: ${Math.round((side / 12) * 100)}%; }
  .carte__entry { grid-template-columns: 3fr 5fr auto; align-items: baseline; }
  .carte__buy { text-align: end; }
  .carte__buy .price { justify-content: end; }
}`;
  },
  contactSection: renderContact,
  innerPages: wideMarginsInnerPages,
  pricing: (content) =>
    html`
      
        <section class="carte">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="carte__list">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <li class="carte__entry">
                    <h2 class="h3">${renderText(content, plan.name)}</h2>
                    <p class="carte__what">
                      ${plan.features.map(
                        (feature, index) => html`
                          ${index > 0 && getListSeparator(content.copy.lang)}
                          ${renderText(content, feature)}`,
                      )}
                    </p>
                    <div class="carte__buy">
                      ${renderPrice(content, plan)}
                      <p>${renderChooseLink(content, plan, "quiet")}</p>
                    </div>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      
      `,
};
