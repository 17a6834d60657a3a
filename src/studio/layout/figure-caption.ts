import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { getListSeparator } from "#/studio/copy/punctuation";
import type { Layout } from "#/studio/layout/layout";
import type { PageContent } from "#/studio/layout/page-content";
import { renderContactForm, renderHeadline, renderText } from "#/studio/layout/partials";
import { renderChooseLink, getPlans, renderPrice, renderRequestNote } from "#/studio/layout/plans";
import { figureCaptionInnerPages } from "#/studio/layout/inner-pages/figure-caption";

const renderContact = (content: PageContent) =>
  html`
    <section class="wrap section" id="contact">
      <h2 class="section__title h2">${content.copy.phrases.contact}</h2>
      <div class="section__body">
        <p class="section__lead">${content.copy.phrases.contactLead}</p>
        ${renderContactForm(content)}
      </div>
    </section>`;

/**
 * A scientific paper: title, abstract and keywords, figures and tables with self-contained
 * captions, text in two columns.
 */
export const figureCaption: Layout = {
  name: "figure-caption",
  css: (content) => {
    const [figure, caption] = content.direction.spans;
    return css`
.running {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 var(--space-8);
  padding-block: var(--space-2);
  border-bottom: 1px solid var(--border);
}
.title { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); padding-block: var(--base) var(--tight); }
.title .display { text-wrap: balance; }
.abstract { display: grid; align-content: end; gap: var(--space-4); }
.keywords { display: flex; flex-wrap: wrap; gap: 0 0.4em; }
.keywords dt { font-weight: var(--weight-strong); }
.keywords dd:not(:last-child)::after { content: ";"; }
.plate { border-block: 2px solid var(--foreground); padding-block: var(--space-4); display: grid; gap: var(--space-4) var(--gutter); }
.plate svg { width: 100%; height: clamp(16rem, 36vw, 28rem); }
.plate figcaption { align-self: end; }
.section { display: grid; gap: var(--space-4) calc(var(--gutter) * 2); padding-block: var(--tight) 0; }
.section__body { border-top: 1px solid var(--border); padding-top: var(--space-4); }
.section__lead { margin-bottom: var(--space-5); }
.text { columns: 20rem 2; column-gap: calc(var(--gutter) * 2); }
.text article { break-inside: avoid; padding-bottom: var(--space-6); }
.text p { margin-top: var(--space-1); }
.note {
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: var(--space-2) var(--space-8);
  margin-top: var(--loose);
  padding-block: var(--space-4) var(--space-8);
  border-top: 2px solid var(--foreground);
}
.exhibit { position: relative; margin-top: var(--base); overflow-x: auto; }
.exhibit table { width: 100%; border-collapse: collapse; border-block: 2px solid var(--foreground); }
.exhibit caption { text-align: start; padding-bottom: var(--space-3); }
.exhibit th, .exhibit td { padding: var(--space-4) var(--space-5) var(--space-4) 0; text-align: start; vertical-align: top; }
.exhibit thead th { border-bottom: 1px solid var(--foreground); padding-block: var(--space-2); }
.exhibit tbody tr + tr > * { border-top: 1px solid var(--border); }
.exhibit .price__amount, .exhibit .price__words { font-size: var(--type-heading-2-size); line-height: 1.2; }
.exhibit .price__period { flex-basis: 100%; }
.opening { padding-top: var(--base); }
.opening .lead { margin-top: var(--space-3); }
@media (min-width: 52rem) {
  .title { grid-template-columns: ${figure}fr ${caption}fr; align-items: start; }
  .plate { grid-template-columns: ${figure + 1}fr ${caption - 1}fr; }
  .section { grid-template-columns: 3fr 9fr; }
}
.exhibit .lv-button { overflow-wrap: normal; white-space: nowrap; }
@media (max-width: 51.99rem) {
  .exhibit thead { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); }
  .exhibit tr, .exhibit th, .exhibit td { display: block; }
  .exhibit tbody th, .exhibit tbody td { padding: var(--space-2) 0; border: 0; }
  .exhibit tbody tr { padding-block: var(--space-3); }
}`;
  },
  contactSection: renderContact,
  innerPages: figureCaptionInnerPages,
  pricing: (content) => {
    const { phrases } = content.copy;
    return html`
      
        <section class="wrap opening">
          ${renderHeadline(content, phrases.plansHeading)}
          ${renderRequestNote(content)}
          <div class="exhibit">
            <table>
              <caption class="small">
                <strong>${phrases.table} 1.</strong> ${phrases.plansHeading}, ${renderText(content, content.copy.name)}
              </caption>
              <thead>
                <tr>
                  <th scope="col">${phrases.plan}</th>
                  <th scope="col">${phrases.included}</th>
                  <th scope="col">${phrases.price}</th>
                  <th scope="col"><span class="unseen">${phrases.contact}</span></th>
                </tr>
              </thead>
              <tbody>
                ${getPlans(content).map(
                  (plan) =>
                    html`
                      <tr>
                        <th scope="row" class="h3">${renderText(content, plan.name)}</th>
                        <td>
                          ${plan.features.map(
                            (feature, index) =>
                              html`${index > 0 && getListSeparator(content.copy.lang)}${renderText(content, feature)}`,
                          )}
                        </td>
                        <td>${renderPrice(content, plan)}</td>
                        <td>${renderChooseLink(content, plan)}</td>
                      </tr>`,
                )}
              </tbody>
            </table>
          </div>
        </section>
        ${renderContact(content)}
      
`;
  },
};
