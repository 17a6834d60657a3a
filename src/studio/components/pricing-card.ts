import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { renderButtonCss } from "#/studio/components/button-css";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderMarkedListCss } from "#/studio/components/marker-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { toSurfaceDeclarations, getSurfacePadding } from "#/studio/components/surface";
import type { CopyPlan } from "#/studio/copy/copy";
import { renderBriefText } from "#/studio/copy/brief-text";

/**
 * A plan with its name, price and features. Without plans in the brief, the price is on request.
 */
export function pricingCard(input: ComponentInput): Component {
  const { copy, literals, componentStyle } = input;
  const { phrases } = copy;
  const rules = css`
.lv-pricing-card {
  display: grid;
  align-content: start;
  gap: var(--space-4);
  max-width: 22rem;
  padding: ${getSurfacePadding(input)};
  ${toSurfaceDeclarations(input)} ${toTextStyleDeclarations("body")};
  overflow-wrap: anywhere;
}
.lv-pricing-card--main { background: var(--inverse); color: var(--inverse-foreground); border-color: transparent; }
.lv-pricing-card__name { margin: 0; ${toTextStyleDeclarations("heading-3")}; }
.lv-pricing-card__price { display: flex; flex-wrap: wrap; align-items: baseline; gap: 0 var(--space-2); margin: 0; }
.lv-pricing-card__amount { ${toTextStyleDeclarations("figure")}; font-variant-numeric: tabular-nums lining-nums; }
.lv-pricing-card__period { ${toLabelDeclarations(componentStyle)} }
${renderMarkedListCss(".lv-pricing-card__list", componentStyle)}
${renderButtonCss(".lv-pricing-card__button", input)}
.lv-pricing-card__button { justify-self: start; }
.lv-pricing-card--main .lv-pricing-card__button, .lv-pricing-card--main .lv-pricing-card__button:hover {
  --lv-fill: var(--background);
  --lv-text: var(--foreground);
  border-color: transparent;
}
.lv-pricing-card--main .lv-pricing-card__button:focus-visible { outline-color: currentColor; }`;
  const plans: readonly CopyPlan[] =
    copy.plans.length > 0
      ? copy.plans
      : [{ name: copy.name, price: phrases.onRequest, period: undefined, features: copy.items.map(({ title }) => title) }];
  const getCardId = (index: number) => `lv-pricing-card-${index + 1}`;
  const cards = plans.map((plan, index) => ({
    name: plan.name,
    html: html`
      <article class="lv-pricing-card${plans.length > 1 && index === 1 ? " lv-pricing-card--main" : ""}"
          id="${getCardId(index)}">
        <h3 class="lv-pricing-card__name">${renderBriefText(copy, plan.name)}</h3>
        ${
          plan.price !== "" &&
          html`<p class="lv-pricing-card__price">
          <span class="lv-pricing-card__amount">${renderBriefText(copy, plan.price)}</span>${
            plan.period === undefined
              ? ""
              : html`<span class="lv-pricing-card__period">${renderBriefText(copy, plan.period)}</span>`
          }
        </p>`
        }
        ${
          plan.features.length === 0
            ? ""
            : html`
              <ul class="lv-pricing-card__list">
                ${plan.features.map((feature) => html`<li>${renderBriefText(copy, feature)}</li>`)}
              </ul>`
        }
        <a class="lv-pricing-card__button" href="#${getCardId(index)}">
          ${copy.plans.length > 0 ? phrases.choose(plan.name) : renderBriefText(copy, copy.cta)}
        </a>
      </article>`.text,
  }));
  const [first, ...rest] = cards;
  return {
    slug: "pricing-card",
    name: "Pricing card",
    category: "marketing",
    summary: "A plan with its name, price, features and a button to choose it.",
    css: scopeCss("pricing-card", rules, literals),
    variants: [first ?? { name: copy.name, html: "" }, ...rest],
  };
}
