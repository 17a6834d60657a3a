import { html } from "#/kernel/markup";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, getHref, renderText } from "#/studio/layout/partials";
import {
  renderChooseLink,
  renderInclusions,
  renderComparison,
  getPlans,
  renderPrice,
  renderRequestNote,
} from "#/studio/layout/plans";
import { columnSidebarInnerPages } from "#/studio/layout/inner-pages/column-sidebar";

const renderContact = (content: PageContent) =>
  html`
    <section class="desk" id="contact" aria-labelledby="contact-title">
      <h2 class="h1" id="contact-title">${content.copy.phrases.talkTo(content.copy.name)}</h2>
      <p class="desk__lead">${content.copy.phrases.contactLead}</p>
      ${renderContactForm(content)}
    </section>`;

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
  contactSection: renderContact,
  innerPages: columnSidebarInnerPages,
  pricing: (content) => {
    const { copy } = content;
    const { phrases } = copy;
    const plans = getPlans(content);
    return html`
      <nav class="wrap crumbs small" aria-label="${phrases.breadcrumb}">
        <ol>
          <li><a class="link" href="${getHref(content, "landing")}">${phrases.home}</a></li>
          <li><span aria-current="page">${phrases.plansHeading}</span></li>
        </ol>
      </nav>
      <div class="wrap sheet">
        <div class="sheet__column">
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
          <div class="matrix">${renderComparison(content)}</div>
          ${renderContact(content)}
        </div>
        <div class="aside">
          <div class="aside__stay">
            <div class="aside__box">
              <h2 class="label">${phrases.contact}</h2>
              <p>${phrases.contactLead}</p>
              <p><a class="link" href="#contact">${renderText(content, copy.cta)}</a></p>
            </div>
          </div>
        </div>
      </div>
`;
  },
};
