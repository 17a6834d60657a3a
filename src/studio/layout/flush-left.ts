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
  getEmphasizedIndex,
  renderInclusions,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { flushLeftInnerPages } from "#/studio/layout/inner-pages/flush-left";

const renderHeader = (content: PageContent) =>
  html`
    <header class="top">
      <div class="wrap grid">
        <div class="side">${renderBrandLink(content)}</div>
        <div class="main top__main">${renderNavigation(content)}</div>
      </div>
    </header>`;

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

const renderFooter = (content: PageContent) =>
  html`
    <footer class="foot field field--deep">
      <div class="wrap grid">
        <div class="side">
          ${renderParagraph(content, content.copy.tagline, "small")}
          ${renderFooterNavigation(content)}
        </div>
        <div class="main foot__word">
          ${renderBrandImage(content, "wordmark", { className: "foot__name", align: "xMinYMax" })}
        </div>
      </div>
    </footer>`;

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
.hero__lead { margin-top: var(--space-8); }
.hero .actions { margin-top: var(--space-8); }
.hero__art { display: block; width: 100%; height: clamp(14rem, 34vw, 28rem); margin-top: var(--base); }
.offer { padding-block: var(--loose) var(--base); }
.offer__about { margin-bottom: var(--space-8); }
.offer__rows > li {
  display: grid;
  gap: var(--space-1) var(--gutter);
  padding-block: var(--space-5);
  border-top: 2px solid var(--foreground);
}
.values { padding-block: var(--base) var(--loose); }
.values li { padding-block: 0 var(--space-1); }
.values .h1 { line-height: 1.16; }
.about { padding-block: 0 var(--base); }
.contact { padding-block: var(--tight); background: var(--muted); }
.side > * + * { margin-top: var(--space-3); }
.main > .lead + .lead { margin-top: var(--space-4); }
.foot { padding-block: var(--tight) var(--space-8); }
.foot .foot-nav ul { display: grid; }
.foot__word { align-self: end; }
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
  .top__main { display: flex; justify-content: space-between; }
  .offer__about { margin-bottom: var(--space-8); }
.offer__rows > li { grid-template-columns: 4fr 5fr; }
  .plans { grid-template-columns: repeat(auto-fit, minmax(min(100%, 15rem), 1fr)); }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: flushLeftInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="hero field field--primary">
          <div class="wrap grid">
            <div class="side">${renderParagraph(content, copy.industry, "label")}</div>
            <div class="main">
              ${renderHeadline(content)}
              ${renderParagraph(content, copy.lead, "lead hero__lead")}
              <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
            </div>
          </div>
          ${renderBrandImage(content, "hero", { className: "hero__art", crop: true, align: "xMinYMid" })}
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="offer" id="offer" aria-labelledby="offer-title">
                <div class="wrap grid">
                  <div class="side"><h2 class="h3" id="offer-title">${phrases.offerHeading}</h2></div>
                  <div class="main">
                    ${renderParagraph(content, copy.about, "lead offer__about capital")}
                    <ul class="offer__rows">
                      ${copy.items.map(
                        ({ title, body }) =>
                          html`<li><h3 class="h3">${renderText(content, title)}</h3>${renderParagraph(content, body, "measure")}</li>`,
                      )}
                    </ul>
                  </div>
                </div>
              </section>`
        }
        ${
          copy.audience === undefined && (copy.about === undefined || copy.items.length > 0)
            ? undefined
            : html`
              <section class="about">
                <div class="wrap grid">
                  <div class="side"><h2 class="h3">${phrases.audienceHeading}</h2></div>
                  <div class="main">
                    ${renderParagraph(content, copy.audience, "lead capital")}
                    ${copy.items.length === 0 && renderParagraph(content, copy.about, "lead capital")}
                  </div>
                </div>
              </section>`
        }
        ${
          copy.values.length === 0
            ? undefined
            : html`
              <section class="values" id="values" aria-labelledby="values-title">
                <div class="wrap grid">
                  <div class="side"><h2 class="h3" id="values-title">${phrases.values}</h2></div>
                  <ul class="main">
                    ${copy.values.map((value) => html`<li class="h1 capital">${renderText(content, value)}</li>`)}
                  </ul>
                </div>
              </section>`
        }
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
  pricing: (content) => {
    const plans = getPlans(content);
    const main = getEmphasizedIndex(plans.length);
    return html`
      ${renderHeader(content)}
      <main id="content">
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
      </main>
      ${renderFooter(content)}`;
  },
};
