import { html, type Markup } from "#/kernel/markup";
import type { CopyPlan } from "#/studio/copy/copy";
import type { PageContent } from "#/studio/layout/page-content";
import { renderText } from "#/studio/layout/partials";

/** The plans on the pricing page: the brief's, or a single one with the price on request. */
export function getPlans({ copy }: PageContent): readonly CopyPlan[] {
  if (copy.plans.length > 0) return copy.plans;
  return [{ name: copy.name, price: copy.phrases.onRequest, period: undefined, features: copy.items.map(({ title }) => title) }];
}

/** Whether the brief states prices. */
export const hasPrices = ({ copy }: PageContent): boolean => copy.plans.length > 0;

/**
 * The index of the plan that is emphasized: the middle one of three or more, the second of two, -1
 * for one.
 */
export const getEmphasizedIndex = (count: number): number => (count < 2 ? -1 : Math.floor(count / 2));

/** A price and its period. A price in words is set smaller than one in figures. */
export const renderPrice = (content: PageContent, { price, period }: CopyPlan): Markup =>
  html`<p class="price"><span class="${/\d/.test(price) ? "price__amount" : "price__words"}">${renderText(content, price)}</span>${
    period === undefined ? "" : html` <span class="price__period">${renderText(content, period)}</span>`
  }</p>`;

/** A plan's features as a list with the archetype's marker; nothing if the brief lists none. */
export const renderInclusions = (content: PageContent, { features }: CopyPlan): Markup | undefined =>
  features.length === 0
    ? undefined
    : html`<ul class="marked">${features.map((feature) => html`<li>${renderText(content, feature)}</li>`)}</ul>`;

/** The action of a plan. */
export const renderChooseLink = (content: PageContent, plan: CopyPlan, modifier = ""): Markup =>
  html`<a class="lv-button${modifier === "" ? "" : ` lv-button--${modifier}`}" href="#contact">${
    hasPrices(content) ? content.copy.phrases.choose(plan.name) : renderText(content, content.copy.cta)
  }</a>`;

/** The sentence below the pricing page's heading if no prices are known. */
export const renderRequestNote = (content: PageContent, className = "lead"): Markup | undefined =>
  hasPrices(content) ? undefined : html`<p class="${className}">${content.copy.phrases.requestBody(content.copy.name)}</p>`;

/**
 * A comparison of all plans with one row per feature. Only if plans share features; otherwise it
 * would be mostly empty.
 */
export function renderComparison(content: PageContent, headingClass = "h2"): Markup | undefined {
  const { copy } = content;
  const rows = [...new Set(copy.plans.flatMap(({ features }) => features))];
  const hasSharedFeature = rows.some((row) => copy.plans.filter(({ features }) => features.includes(row)).length > 1);
  if (copy.plans.length < 2 || !hasSharedFeature) return undefined;
  return html`<h2 class="${headingClass}" id="compare">${copy.phrases.compare}</h2>${renderPlanTable(content, rows)}`;
}

/** The rows of all plans as a table that scrolls horizontally if it is too wide. */
export function renderPlanTable(content: PageContent, rows: readonly string[]): Markup {
  const { copy } = content;
  const { phrases } = copy;
  const renderCell = (has: boolean) =>
    has
      ? html`<td class="lv-table__mark"><span class="yes" aria-hidden="true"></span><span class="unseen">${phrases.included}</span></td>`
      : html`<td class="lv-table__mark"><span class="no" aria-hidden="true"></span><span class="unseen">${phrases.notIncluded}</span></td>`;
  return html`
    <section class="lv-table" aria-label="${phrases.compare}" tabindex="0">
      <table class="lv-table__table">
        <thead>
          <tr>
            <th scope="col">${phrases.included}</th>
            ${copy.plans.map(({ name }) => html`<th scope="col" class="lv-table__mark">${renderText(content, name)}</th>`)}
          </tr>
        </thead>
        <tbody>
          ${rows.map(
            (row) =>
              html`
                <tr>
                  <th scope="row">${renderText(content, row)}</th>
                  ${copy.plans.map(({ features }) => renderCell(features.includes(row)))}
                </tr>`,
          )}
          <tr>
            <th scope="row">${phrases.price}</th>
            ${copy.plans.map(
              ({ price, period }) =>
                html`
                  <td class="lv-table__mark">
                    <strong>${renderText(content, price)}</strong>
                    ${period === undefined ? "" : html`<br><span class="small">${renderText(content, period)}</span>`}
                  </td>`,
            )}
          </tr>
        </tbody>
      </table>
    </section>`;
}
