import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { renderBrandImage } from "#/studio/layout/brand-image";
import { renderGridCss } from "#/studio/layout/layout-base-css";
import { getCapitalLeading, getLongestWordLength } from "#/studio/layout/heading-fit-css";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import {
  renderAction,
  renderBrandLink,
  renderContactForm,
  renderFooterItems,
  renderHeadline,
  renderNavigationItems,
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
import { overlappingBlocksInnerPages } from "#/studio/layout/inner-pages/overlapping-blocks";

const renderHeader = (content: PageContent) =>
  html`
    <header class="cells">
      <div class="cell cell--brand">${renderBrandLink(content)}</div>
      <nav class="cells__nav" aria-label="${content.copy.phrases.mainNavigation}">
        <ul>${renderNavigationItems(content)}</ul>
      </nav>
    </header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="desk" id="contact" aria-labelledby="contact-title">
      <div class="desk__title field field--spot">
        <h2 class="display" id="contact-title">${content.copy.phrases.contact}</h2>
      </div>
      <div class="desk__form">${renderContactForm(content)}</div>
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="slab field field--primary">
      <nav aria-label="${content.copy.phrases.footerNavigation}">
        <ul class="slab__nav">${renderFooterItems(content)}</ul>
      </nav>
      ${renderParagraph(content, content.copy.tagline, "h2 slab__line")}
      ${renderBrandImage(content, "wordmark", { className: "slab__name", align: "xMinYMax" })}
    </footer>`;

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
.display { line-height: ${getCapitalLeading(content, 0.95)}; }
.cells { display: flex; flex-wrap: wrap; border-bottom: var(--line); }
.cell--brand { flex: 1 1 16rem; display: flex; padding: var(--space-1) var(--edge); }
.cells__nav { flex: 0 1 auto; }
.cells__nav ul { display: flex; flex-wrap: wrap; height: 100%; }
.cells__nav li { flex: 1 0 auto; border-inline-start: var(--line); }
.cells__nav a {
  display: grid;
  place-items: center;
  min-height: 3rem;
  height: 100%;
  padding-inline: var(--space-5);
  color: inherit;
  text-decoration: none;
}
.cells__nav a:hover, .cells__nav [aria-current] { background: var(--inverse); color: var(--inverse-foreground); }
.open { position: relative; border-bottom: var(--line); }
.open__word { padding: var(--base) var(--edge) calc(var(--tight) + var(--space-12)); border-bottom: var(--line); }
.open__word .display, .open__word .h1, .open__word .h2 {
  max-width: ${Math.max(20, Math.ceil(1.3 * getLongestWordLength([content.copy.headline])))}ch;
}
.open__picture { border-bottom: var(--line); }
.open__picture svg { width: 100%; height: clamp(16rem, 42vw, 34rem); }
.open__say {
  position: relative;
  display: grid;
  gap: var(--space-6);
  padding: var(--space-6);
  background: var(--background);
  border: var(--line);
}
.mosaic { border-bottom: var(--line); column-gap: 0; }
.mosaic > * { padding: var(--space-6) var(--edge) var(--base); border-top: var(--line); }
.mosaic p { margin-top: var(--space-4); max-width: 46ch; }
.strip { border-bottom: var(--line); padding: var(--tight) var(--edge); }
.strip ul { display: flex; flex-wrap: wrap; gap: 0 0.5em; }
.strip li:not(:last-child)::after { content: "/"; margin-inline-start: 0.5em; }
.about { padding: var(--tight) var(--edge); border-bottom: var(--line); display: grid; gap: var(--space-4); }
.desk { display: grid; border-bottom: var(--line); }
.desk__title { padding: var(--space-6) var(--edge); overflow: hidden; container-type: inline-size; }
.desk__title .display { font-size: min(var(--first-display), 18cqi); }
.desk__form { padding: var(--tight) var(--edge); }
.slab { padding: var(--space-6) var(--edge) 0; overflow: hidden; }
.slab__nav { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
.slab__nav a { display: inline-flex; align-items: center; min-height: 2.75rem; color: inherit; }
.slab__line { margin-top: var(--base); max-width: 24ch; }
.slab__name { width: 100%; height: clamp(4rem, 17vw, 18rem); margin-top: var(--tight); margin-bottom: -1.5vw; }
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
  .open__word { grid-column: 1 / -1; }
  .open__picture { grid-column: 1 / -1; grid-row: 2; border-bottom: 0; }
  .open__say { grid-column: ${left} / 13; grid-row: 2; align-self: start; margin: calc(-1 * var(--space-16)) var(--edge) 0 0; }
  .mosaic > :nth-child(4n + 1) { grid-column: span ${12 - left}; border-inline-end: var(--line); }
  .mosaic > :nth-child(4n + 2) { grid-column: span ${left}; }
  .mosaic > :nth-child(4n + 3) { grid-column: span ${left}; border-inline-end: var(--line); }
  .mosaic > :nth-child(4n + 4) { grid-column: span ${12 - left}; }
  .mosaic > :last-child:nth-child(odd) { grid-column: 1 / -1; border-inline-end: 0; }
  .about { grid-template-columns: 1fr 1fr; }
  .desk { grid-template-columns: ${left}fr ${12 - left}fr; }
  .desk__title { border-inline-end: var(--line); }
  .board > li + li { border-top: 0; border-inline-start: var(--line); }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: overlappingBlocksInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="open">
          <div class="open__word field field--primary">${renderHeadline(content)}</div>
          <div class="open__picture">${renderBrandImage(content, "hero", { className: "open__art", crop: true })}</div>
          <div class="open__say">
            ${renderParagraph(content, copy.lead ?? copy.industry, "open__lead")}
            <div class="actions">${renderAction(content)}${renderPricesLink(content)}</div>
          </div>
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="mosaic" id="offer" aria-labelledby="offer-title">
                <div class="mosaic__head">
                  <h2 class="h1" id="offer-title">${phrases.offerHeading}</h2>
                  ${renderParagraph(content, copy.about, "capital")}
                </div>
                ${copy.items.map(
                  ({ title, body }, index) =>
                    html`
                      <article${index % 3 === 1 && html` class="field"`}>
                        <h3 class="h2">${renderText(content, title)}</h3>
                        ${renderParagraph(content, body, "body")}
                      </article>`,
                )}
              </section>`
        }
        ${
          copy.audience === undefined
            ? undefined
            : html`
              <section class="about">
                <h2 class="h2">${phrases.audienceHeading}</h2>
                ${renderParagraph(content, copy.audience, "capital")}
              </section>`
        }
        ${
          copy.values.length === 0
            ? undefined
            : html`
              <section class="strip field" id="values">
                <h2 class="unseen">${phrases.values}</h2>
                <ul class="h1">${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}</ul>
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
      </main>
      ${renderFooter(content)}`;
  },
};
