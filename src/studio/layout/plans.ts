import { html, type Markup } from "#/kernel/markup";
import type { CopyPlan } from "#/studio/copy/copy";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref, renderText } from "#/studio/layout/partials";
import { getShownText } from "#/studio/layout/shown-text";

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

/** A price and its period, if there is one. A price in words is set smaller than one in figures. */
export function renderPrice(content: PageContent, { price, period }: CopyPlan): Markup | undefined {
  if (price === "") return undefined;
  const form = /\d/.test(getShownText(content, price)) ? "price__amount" : "price__words";
  return html`<p class="price"><span class="${form}">${renderText(content, price)}</span>${
    period === undefined ? "" : html` <span class="price__period">${renderText(content, period)}</span>`
  }</p>`;
}

/** A plan's features as a list with the archetype's marker; nothing if the brief lists none. */
export const renderInclusions = (content: PageContent, { features }: CopyPlan): Markup | undefined =>
  features.length === 0
    ? undefined
    : html`<ul class="marked">${features.map((feature) => html`<li>${renderText(content, feature)}</li>`)}</ul>`;

/** The action of a plan. */
export const renderChooseLink = (content: PageContent, plan: CopyPlan, modifier = ""): Markup =>
  html`<a class="lv-button${modifier === "" ? "" : ` lv-button--${modifier}`}" href="${getHref(content, "landing", "contact")}">${
    hasPrices(content) ? content.copy.phrases.choose(plan.name) : renderText(content, content.copy.cta)
  }</a>`;

/** The sentence below the pricing page's heading if no prices are known. */
export const renderRequestNote = (content: PageContent, className = "lead"): Markup | undefined =>
  hasPrices(content) ? undefined : html`<p class="${className}">${content.copy.phrases.requestBody}</p>`;

/**
 * Features of all plans, if the plans can be compared: every feature is in the last plan or the
 * first one, and all plans share some. A feature that a plan does not mention may still be included
 * in other words, so plans that only differ in wording are not compared.
 */
export function getComparableFeatures({ copy: { plans } }: PageContent): readonly string[] {
  const features = [...new Set(plans.flatMap((plan) => plan.features))];
  const isNested = plans.slice(1).every((plan, index) => {
    const before = plans[index]?.features ?? [];
    const [fewer, more] = before.length <= plan.features.length ? [before, plan.features] : [plan.features, before];
    return fewer.length > 0 && fewer.every((feature) => more.includes(feature));
  });
  return plans.length > 1 && isNested ? features : [];
}

/** A comparison of all plans with one row per feature, if they can be compared. */
export function renderComparison(content: PageContent, headingClass = "h2"): Markup | undefined {
  const { copy } = content;
  const rows = getComparableFeatures(content);
  if (rows.length === 0) return undefined;
  return html`<h2 class="${headingClass}" id="compare">${copy.phrases.compare}</h2>${renderPlanTable(content, rows)}`;
}

/**
 * The rows of all plans as a table that scrolls horizontally if it is too wide. What a plan does
 * not mention is left empty.
 */
export function renderPlanTable(content: PageContent, rows: readonly string[]): Markup {
  const { copy } = content;
  const { phrases } = copy;
  const renderCell = (has: boolean) =>
    has
      ? html`<td class="lv-table__mark"><span class="yes" aria-hidden="true"></span><span class="unseen">${phrases.included}</span></td>`
      : html`<td class="lv-table__mark"></td>`;
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
