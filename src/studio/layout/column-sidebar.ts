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
  getHref,
  renderNavigation,
  renderParagraph,
  renderText,
} from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderInclusions,
  renderPlanTable,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { columnSidebarInnerPages } from "#/studio/layout/inner-pages/column-sidebar";

const renderHeader = (content: PageContent) =>
  html`
    <header class="service">
      <div class="service__brand field field--primary"><div class="wrap">${renderBrandLink(content)}</div></div>
      <div class="wrap service__nav">${renderNavigation(content)}</div>
    </header>`;

const renderContact = (content: PageContent) =>
  html`
    <section class="desk" id="contact" aria-labelledby="contact-title">
      <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      <p class="desk__lead">${content.copy.phrases.contactLead}</p>
      ${renderContactForm(content)}
    </section>`;

const renderFooter = (content: PageContent) =>
  html`
    <footer class="imprint">
      <div class="wrap">
        ${renderFooterNavigation(content)}
        <p>
          ${renderText(content, content.copy.name)}
          ${content.copy.tagline !== undefined && html`. ${renderText(content, content.copy.tagline)}`}
        </p>
      </div>
    </footer>`;

/** One text column and a sidebar with the page's contents and the next step. */
export const columnSidebar: Layout = {
  name: "column-sidebar",
  css: (content) => {
    const [column, sidebar] = content.direction.spans;
    return `
.service__brand { padding-block: var(--space-3); }
.service__nav { padding-block: var(--space-1); border-bottom: 1px solid var(--border); }
.service__nav .nav ul { gap: 0 var(--space-6); }
.crumbs { padding-block: var(--space-4) 0; }
.crumbs ol { display: flex; flex-wrap: wrap; gap: var(--space-2); }
.crumbs li + li::before { content: "› "; }
.sheet { display: grid; gap: var(--space-8) calc(var(--gutter) * 2); padding-block: var(--space-8) var(--base); }
.sheet__column { min-width: 0; }
.sheet__column > .lead { margin-top: var(--space-4); }
.sheet__column > .actions { margin-top: var(--space-6); }
.chapter { padding-top: var(--tight); }
.chapter .h1 { padding-bottom: var(--space-3); border-bottom: 3px solid var(--primary); }
.chapter__entry { padding-block: var(--space-5); border-bottom: 1px solid var(--border); }
.chapter__entry p { margin-top: var(--space-1); max-width: var(--measure); }
.chapter > p { margin-top: var(--space-4); }
.chapter .marked { margin-top: var(--space-4); }
.aside { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: var(--space-6); }
.aside__box { padding: var(--space-5); background: var(--muted); border-radius: var(--radius-md); }
.aside__box .label { margin-bottom: var(--space-2); }
.aside__box a { display: inline-flex; align-items: center; min-height: 2rem; }
.aside__art { width: 100%; height: auto; max-height: 20rem; border-radius: var(--radius-md); }
.desk { padding-top: var(--base); }
.desk__lead { margin-block: var(--space-2) var(--space-6); }
.imprint { padding-block: var(--space-6) var(--space-8); background: var(--muted); border-top: 3px solid var(--primary); }
.imprint a { text-decoration: underline; }
.imprint p { margin-top: var(--space-3); }
.fees { margin-top: var(--space-8); }
.fee { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--space-6); border-top: 1px solid var(--border); }
.matrix { margin-top: var(--tight); }
.matrix .h2 { margin-bottom: var(--space-3); }
@media (min-width: 52rem) {
  .sheet { grid-template-columns: minmax(0, ${column}fr) minmax(0, ${sidebar}fr); }
  .aside__stay { position: sticky; top: var(--space-6); display: grid; grid-template-columns: minmax(0, 1fr); gap: var(--space-6); }
  .fee { grid-template-columns: 3fr 4fr; }
  .fee > :last-child { grid-column: 2; }
}`;
  },
  frame: (content, body) => html`${renderHeader(content)}<main id="content">${body}</main>${renderFooter(content)}`,
  contactSection: renderContact,
  innerPages: columnSidebarInnerPages,
  landing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    const places = [
      ...(copy.items.length > 0 ? [{ href: "#offer", label: phrases.offerHeading }] : []),
      ...(copy.values.length > 0 ? [{ href: "#values", label: phrases.valuesHeading }] : []),
      { href: "#contact", label: phrases.contact },
      { href: getHref(content, "pricing"), label: phrases.pricing },
    ];
    return html`
      ${renderHeader(content)}
      <div class="wrap sheet">
        <main class="sheet__column" id="content">
          ${renderHeadline(content)}
          ${renderParagraph(content, copy.lead, "lead")}
          <div class="actions">${renderAction(content)}</div>
          ${
            copy.items.length === 0
              ? undefined
              : html`<section class="chapter" id="offer"><h2 class="h1">${phrases.offerHeading}</h2>${copy.items.map(
                  ({ title, body }) =>
                    html`
                      <div class="chapter__entry">
                        <h3 class="h3">${renderText(content, title)}</h3>
                        ${renderParagraph(content, body, "body")}
                      </div>`,
                )}</section>`
          }
          ${
            copy.audience === undefined && copy.about === undefined
              ? undefined
              : html`
                <section class="chapter">
                  <h2 class="h1">${phrases.audienceHeading}</h2>
                  ${renderParagraph(content, copy.audience, "measure capital")}
                  ${renderParagraph(content, copy.about, "measure capital")}
                </section>`
          }
          ${
            copy.values.length === 0
              ? undefined
              : html`
                <section class="chapter" id="values">
                  <h2 class="h1">${phrases.valuesHeading}</h2>
                  <ul class="marked lead">
                    ${copy.values.map((value) => html`<li class="capital">${renderText(content, value)}</li>`)}
                  </ul>
                </section>`
          }
          ${renderContact(content)}
        </main>
        <aside class="aside" aria-label="${phrases.sections}">
          ${renderBrandImage(content, "hero", { className: "aside__art", crop: true })}
          <div class="aside__stay">
            <nav class="aside__box" aria-label="${phrases.sections}">
              <h2 class="label">${phrases.sections}</h2>
              <ul>${places.map(({ href, label }) => html`<li><a class="link" href="${href}">${label}</a></li>`)}</ul>
            </nav>
            ${
              copy.industry === undefined
                ? undefined
                : html`
                  <div class="aside__box">
                    <h2 class="label">${renderText(content, copy.name)}</h2>
                    ${renderParagraph(content, copy.industry, "capital")}
                  </div>`
            }
          </div>
        </aside>
      </div>
      ${renderFooter(content)}`;
  },
  pricing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    const plans = getPlans(content);
    const rows = [...new Set(copy.plans.flatMap(({ features }) => features))];
    return html`
      ${renderHeader(content)}
      <nav class="wrap crumbs small" aria-label="${phrases.breadcrumb}">
        <ol>
          <li><a class="link" href="${getHref(content, "landing")}">${phrases.home}</a></li>
          <li><span aria-current="page">${phrases.pricing}</span></li>
        </ol>
      </nav>
      <div class="wrap sheet">
        <main class="sheet__column" id="content">
          ${renderHeadline(content, phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="fees">
            ${plans.map(
              (plan) =>
                html`
                  <section class="fee">
                    <h2 class="h2">${renderText(content, plan.name)}</h2>
                    ${renderPrice(content, plan)}
                    <div>
                      ${renderInclusions(content, plan)}
                      <p class="actions">${renderChooseLink(content, plan, "outline")}</p>
                    </div>
                  </section>`,
            )}
          </div>
          ${
            copy.plans.length > 1 && rows.length > 0
              ? html`
                <section class="matrix">
                  <h2 class="h2">${phrases.compare}</h2>
                  ${renderPlanTable(content, rows)}
                </section>`
              : undefined
          }
          ${renderContact(content)}
        </main>
        <aside class="aside" aria-label="${phrases.sections}">
          <div class="aside__stay">
            <div class="aside__box">
              <h2 class="label">${phrases.contact}</h2>
              <p>${phrases.contactLead}</p>
              <p><a class="link" href="#contact">${renderText(content, copy.cta)}</a></p>
            </div>
          </div>
        </aside>
      </div>
      ${renderFooter(content)}`;
  },
};
