import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { getListSeparator } from "#/studio/copy/punctuation";
import { renderBrandImage } from "#/studio/layout/brand-image";
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
  renderText,
} from "#/studio/layout/partials";
import { renderChooseLink, renderComparison, getPlans, renderPrice, renderRequestNote } from "#/studio/layout/plans";
import { wideMarginsInnerPages } from "#/studio/layout/inner-pages/wide-margins";

const renderHeader = (content: PageContent) =>
  html`<header class="threshold">${renderNavigation(content)}${renderBrandLink(content)}</header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="invite" id="contact" aria-labelledby="contact-title">
      <h2 class="h2" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      ${renderContactForm(content, "short")}
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="close">
      ${renderBrandImage(content, "symbol", { className: "close__seal" })}
      ${renderParagraph(content, content.copy.tagline, "small")}
      ${renderFooterNavigation(content)}
    </footer>`;

/** Mostly empty paper: one picture at the edge, few lines, very large letters, wide distances. */
export const wideMargins: Layout = {
  name: "wide-margins",
  css: (content) => {
    const [text, side] = content.direction.spans;
    return css`
body { --edge: clamp(1.25rem, 7vw, 8rem); }
.threshold {
  display: flex;
  flex-wrap: wrap-reverse;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  padding: var(--space-6) var(--edge);
}
.threshold .brand__symbol { display: none; }
.threshold .brand__word { height: 1.75rem; }
.salon { display: grid; gap: var(--base) var(--gutter); padding-inline-start: var(--edge); }
.salon__text { display: grid; align-content: end; gap: var(--space-10); padding-block: var(--base); padding-inline-end: var(--edge); }
.salon__foot { display: grid; gap: var(--space-8); max-width: 34ch; margin-inline-start: auto; }
.salon__art { width: 100%; height: min(60rem, 78vw); max-height: 46rem; }
.works { padding: var(--loose) var(--edge) var(--base); }
.work { padding-block: var(--tight); }
.work + .work { border-top: 1px solid var(--border); }
.work p { max-width: 38ch; margin-top: var(--space-3); }
.manner { padding: var(--loose) var(--edge); text-align: center; }
.manner__for { margin-bottom: var(--space-5); }
.manner__line { max-width: 30ch; margin-inline: auto; }
.manner__words { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 var(--space-8); margin-top: var(--space-10); }
.invite { display: grid; gap: var(--space-8); padding: var(--base) var(--edge) var(--loose); }
.close { display: grid; gap: var(--space-4); padding: var(--tight) var(--edge); border-top: 1px solid var(--border); }
.close__seal { width: 3rem; height: 3rem; }
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
  .salon { grid-template-columns: ${text}fr ${side}fr; }
  .salon__text { grid-template-rows: 1fr auto; }
  .work { display: grid; grid-template-columns: ${side}fr ${text}fr; gap: var(--gutter); align-items: baseline; }
  .work:nth-child(even) { margin-inline-start: ${Math.round((side / 12) * 100)}%; }
  .work p { margin-top: 0; }
  .invite { grid-template-columns: ${text}fr ${side}fr; }
  .close { grid-template-columns: auto 1fr auto; align-items: center; }
  .carte__list { margin-inline-start: ${Math.round((side / 12) * 100)}%; }
  .carte__entry { grid-template-columns: 3fr 5fr auto; align-items: baseline; }
  .carte__buy { text-align: end; }
  .carte__buy .price { justify-content: end; }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: wideMarginsInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="salon">
          <div class="salon__text">
            ${renderHeadline(content)}
            <div class="salon__foot">${renderParagraph(content, copy.lead, "lead")}<p>${renderAction(content)}</p></div>
          </div>
          ${renderBrandImage(content, "hero", { className: "salon__art", crop: true })}
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="works" id="offer" aria-labelledby="offer-title">
                <h2 class="label" id="offer-title">${phrases.offerHeading}</h2>
                ${copy.items.map(
                  ({ title, body }) =>
                    html`
                      <article class="work">
                        <h3 class="h2">${renderText(content, title)}</h3>
                        ${renderParagraph(content, body, "lead")}
                      </article>`,
                )}
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined && copy.about === undefined
            ? undefined
            : html`
              <section class="manner"${copy.values.length > 0 && html` id="values"`}>
                <h2 class="unseen">${phrases.valuesHeading}</h2>
                ${copy.audience === undefined ? undefined : html`<p class="label manner__for">${phrases.audienceHeading}</p>`}
                ${renderParagraph(content, copy.audience ?? copy.about, "h1 manner__line capital")}
                <ul class="manner__words label">
                  ${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}
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
        <section class="carte">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="carte__list">
            ${getPlans(content).map(
              (plan) =>
                html`
                  <li class="carte__entry">
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
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
      </main>
      ${renderFooter(content)}`,
};
