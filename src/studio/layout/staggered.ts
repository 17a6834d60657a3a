import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
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
  renderPricesLink,
  getStatementClass,
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
import { staggeredInnerPages } from "#/studio/layout/inner-pages/staggered";

const renderHeader = (content: PageContent) =>
  html`<header class="wrap pillow">${renderBrandLink(content)}${renderNavigation(content)}${renderAction(content, "secondary")}</header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap nook" id="contact" aria-labelledby="contact-title">
      <div class="nook__text">
        <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
        <p class="lead">${content.copy.phrases.contactLead}</p>
      </div>
      <div class="nook__form">${renderContactForm(content)}</div>
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="wrap rest">
      <div>
        ${renderBrandImage(content, "lockup-horizontal", { className: "rest__mark", align: "xMinYMid" })}
        ${renderParagraph(content, content.copy.tagline, "quiet")}
      </div>
      ${renderFooterNavigation(content)}
    </footer>`;

/** Two columns that start at different heights. Surfaces differ by tone, never by outline. */
export const staggered: Layout = {
  name: "staggered",
  css: (content) => {
    const [left, right] = content.direction.spans;
    return css`
.pillow { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-8); padding-block: var(--space-5); }
@media (min-width: 52rem) { .pillow .nav { margin-inline: auto 0; } }
@media (max-width: 51.99rem) { .pillow { justify-content: space-between; } .pillow .nav { order: 3; flex-basis: 100%; } }
.welcome { display: grid; gap: var(--space-10) calc(var(--gutter) * 2); padding-block: var(--space-6) var(--base); }
.welcome .lead { margin-top: var(--space-5); }
.welcome .actions { margin-top: var(--space-8); }
.welcome__art { width: 100%; height: clamp(18rem, 46vw, 36rem); border-radius: var(--radius-4xl); }
.pairs { display: grid; gap: var(--gutter); padding-block: 0 var(--loose); }
.pairs__head { padding-block: var(--space-4); }
.pairs__head .lead { margin-top: var(--space-4); }
.pair {
  display: grid;
  align-content: start;
  gap: var(--space-3);
  padding: var(--space-8) var(--space-8) var(--space-12);
  border-radius: var(--radius-3xl);
  background: var(--muted);
}
.pair:nth-of-type(3n + 2) { background: var(--secondary); color: var(--secondary-foreground); }
.pair:nth-of-type(3n) { background: var(--accent); color: var(--accent-foreground); }
.kind { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--tight) var(--base); }
.kind__words { display: flex; flex-wrap: wrap; gap: var(--space-3); }
.kind__words li {
  padding: var(--space-2) var(--space-6);
  border-radius: var(--radius-full);
  background: var(--secondary);
  color: var(--secondary-foreground);
}
.kind .label { margin-bottom: var(--space-3); }
.nook {
  display: grid;
  gap: var(--space-8);
  padding: var(--tight) var(--space-8);
  border-radius: var(--radius-4xl);
  background: var(--muted);
}
.nook .lead { margin-top: var(--space-3); }
.nook .lv-form-field__control { background: var(--background); }
.rest {
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: var(--space-6);
  padding-block: var(--base) var(--space-10);
}
.rest__mark { height: 3rem; width: auto; max-width: 100%; margin-bottom: var(--space-3); }
.offers { padding-block: var(--tight) var(--base); }
.offers .lead { margin-top: var(--space-4); }
.offers__list { display: grid; gap: var(--gutter); margin-top: var(--space-12); }
.offers__list > li { display: grid; align-content: start; gap: var(--space-5); padding: var(--space-8); border-radius: var(--radius-3xl); }
.offers__one:not(.field) { background: var(--muted); }
.compare { padding-block: 0 var(--base); }
.compare .h2 { margin-bottom: var(--space-4); }
@media (min-width: 52rem) {
  .welcome { grid-template-columns: ${right}fr ${left}fr; align-items: end; }
  .welcome__text { padding-bottom: var(--tight); }
  .pairs { grid-template-columns: 1fr 1fr; }
  .pairs__head { align-self: center; }
  .pair:nth-of-type(odd) { transform: translateY(var(--space-12)); }
  .kind { grid-template-columns: ${right}fr ${left}fr; }
  .nook { grid-template-columns: ${right}fr ${left}fr; padding-inline: var(--space-16); }
  .offers__list { grid-template-columns: repeat(auto-fit, minmax(15rem, 1fr)); }
  .offers__list > li:nth-child(even) { margin-top: calc(-1 * var(--space-8)); margin-bottom: var(--space-8); }
}
@media (max-width: 26rem) { .nook { padding-inline: var(--space-5); } }`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: staggeredInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    return html`
      ${renderHeader(content)}
      <main id="content">
        <section class="wrap welcome">
          <div class="welcome__text">
            ${renderHeadline(content)}
            ${renderParagraph(content, copy.lead, "lead")}
            <div class="actions">
              ${renderAction(content)}
              ${renderPricesLink(content, "lv-button lv-button--quiet")}
            </div>
          </div>
          ${renderBrandImage(content, "hero", { className: "welcome__art", crop: true })}
        </section>
        ${
          copy.items.length === 0
            ? undefined
            : html`
              <section class="wrap pairs" id="offer" aria-labelledby="offer-title">
                <div class="pairs__head">
                  <h2 class="h1" id="offer-title">${phrases.offerHeading}</h2>
                  ${renderParagraph(content, copy.about, "lead capital")}
                </div>
                ${copy.items.map(
                  ({ title, body }) =>
                    html`
                      <article class="pair">
                        <h3 class="h2">${renderText(content, title)}</h3>
                        ${renderParagraph(content, body, "body")}
                      </article>`,
                )}
              </section>`
        }
        ${
          copy.values.length === 0 && copy.audience === undefined
            ? undefined
            : html`
              <section class="wrap kind"${copy.values.length > 0 && html` id="values"`}>
                <div>
                  ${
                    copy.audience === undefined
                      ? undefined
                      : html`
                        <h2 class="label">${phrases.audienceHeading}</h2>
                        ${renderParagraph(content, copy.audience, getStatementClass(copy.audience))}`
                  }
                </div>
                <div>
                  ${
                    copy.values.length === 0
                      ? undefined
                      : html`
                        <h2 class="label">${phrases.valuesHeading}</h2>
                        <ul class="kind__words lead">
                          ${copy.values.map((value) => html`<li>${renderText(content, value)}</li>`)}
                        </ul>`
                  }
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
        <section class="wrap offers">
          ${renderHeadline(content, content.copy.phrases.plansHeading)}
          ${renderRequestNote(content)}
          <ul class="offers__list">
            ${plans.map(
              (plan, index) =>
                html`
                  <li class="${index === main ? "offers__one field field--primary" : "offers__one"}">
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    ${renderPrice(content, plan)}
                    ${renderInclusions(content, plan)}
                    <p>${renderChooseLink(content, plan)}</p>
                  </li>`,
            )}
          </ul>
        </section>
        <section class="wrap compare">${renderComparison(content)}</section>
        ${renderContact(content)}
      </main>
      ${renderFooter(content)}`;
  },
};
