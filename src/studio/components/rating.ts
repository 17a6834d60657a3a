import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { colorTransition, focusRing, renderReducedMotionCss } from "#/studio/components/focus-css";
import { renderIcon } from "#/studio/components/icon";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";

const most = 5;

/** A rating of up to five stars, to give or to read. */
export function rating(input: ComponentInput): Component {
  const words = getControlPhrases(input.copy);
  const star = ".lv-rating__star";
  const rules = css`
.lv-rating { margin: 0; padding: 0; border: 0; min-width: 0; color: var(--foreground); ${toTextStyleDeclarations("body")}; }
.lv-rating__legend { padding: 0; margin-block-end: var(--space-1); ${toLabelDeclarations(input.componentStyle)} }
.lv-rating__row { display: inline-flex; }
.lv-rating--read { display: inline-flex; align-items: center; gap: var(--space-2); margin: 0; }
${star} {
  position: relative;
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  color: var(--foreground);
  cursor: pointer;
  ${colorTransition}
}
.lv-rating--read ${star} { width: 1.5rem; height: 1.5rem; cursor: auto; }
.lv-rating__sign { grid-area: 1 / 1; width: 1.5rem; height: 1.5rem; }
.lv-rating__choice { position: absolute; inset: 0; margin: 0; opacity: 0; cursor: inherit; }
.lv-rating__sign path { fill: none; }
${star}:has(~ ${star} :checked) path, ${star}:has(:checked) path, ${star}--full path { fill: currentColor; }
${star}:hover { color: var(--link-hover); }
${star}:active { color: var(--link); }
${star}:has(:focus-visible) { ${focusRing} border-radius: var(--radius-sm); }
${star}:has(:disabled) { color: var(--disabled-foreground); cursor: not-allowed; }
.lv-rating__note { margin: 0; color: var(--muted-foreground); ${toTextStyleDeclarations("small")}; font-variant-numeric: tabular-nums; }
${renderReducedMotionCss(star)}`;
  const values = Array.from({ length: most }, (_, index) => index + 1);
  const sign = renderIcon("star", "lv-rating__sign", input);
  const renderChoices = (id: string, chosen: number | undefined, disabled: boolean): Markup =>
    html`
      <fieldset class="lv-rating">
        <legend class="lv-rating__legend">${words.ratingLabel}</legend>
        <div class="lv-rating__row">
          ${values.map(
            (value) =>
              html`
                <label class="lv-rating__star">
                  <input class="lv-rating__choice" type="radio" name="lv-rating-${id}" value="${value}"
                      aria-label="${words.ratingOf(value, most)}"${value === chosen && " checked"}${disabled && " disabled"}>
                  ${sign}
                </label>`,
          )}
        </div>
      </fieldset>`;
  return {
    slug: "rating",
    name: "Rating",
    category: "forms",
    summary: "A rating of up to five stars, to give or to read.",
    css: scopeCss("rating", rules, input.literals),
    variants: [
      { name: "Not rated", html: renderChoices("empty", undefined, false).text },
      { name: "Rated", html: renderChoices("rated", 4, false).text },
      { name: "Disabled", html: renderChoices("disabled", 3, true).text },
      {
        name: "To read",
        html: html`
          <p class="lv-rating lv-rating--read" role="img" aria-label="${words.ratingLabel}: ${words.ratingOf(4, most)}">
            <span class="lv-rating__row" aria-hidden="true">
              ${values.map((value) => html`<span class="lv-rating__star${value <= 4 && " lv-rating__star--full"}">${sign}</span>`)}
            </span>
          </p>`.text,
      },
    ],
  };
}
