import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { focusRing } from "#/studio/components/focus-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder } from "#/studio/components/surface";
import { renderBriefText } from "#/studio/copy/brief-text";

/** Questions with answers that expand in place, one at a time. */
export function accordion(input: ComponentInput): Component {
  const { copy, direction, literals } = input;
  const { phrases } = copy;
  const entries = [
    { question: phrases.questionOffer(copy.name), answer: copy.offer ?? copy.lead ?? copy.headline },
    { question: phrases.questionAudience, answer: copy.audience ?? phrases.contactLead },
    copy.plans.length > 0
      ? { question: phrases.questionPrice, answer: copy.plans.map(({ name, price }) => `${name}: ${price}`).join(". ") }
      : { question: phrases.plansHeading, answer: phrases.requestBody },
  ];
  const isToned = direction.depth === "tone";
  const rules = css`
.lv-accordion {
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  overflow-wrap: anywhere;
  gap: ${isToned ? "var(--space-2)" : "0"};
  max-width: 40rem;
  color: var(--foreground);
  ${toTextStyleDeclarations("body")};
  ${isToned ? "" : `border-bottom: ${getRuleBorder(input)};`}
}
.lv-accordion__entry { ${isToned ? "background: var(--muted); border-radius: var(--radius-md);" : `border-top: ${getRuleBorder(input)};`} }
.lv-accordion__question {
  display: flex;
  justify-content: space-between;
  align-items: center;
  gap: var(--space-4);
  min-height: 3rem;
  padding: var(--space-3) ${isToned ? "var(--space-4)" : "0"};
  font-weight: var(--weight-strong);
  cursor: pointer;
  list-style: none;
}
.lv-accordion__question::-webkit-details-marker { display: none; }
.lv-accordion__question::after {
  content: "";
  flex: none;
  width: 0.875rem;
  height: 0.875rem;
  background: currentColor;
  clip-path: polygon(42% 0, 58% 0, 58% 42%, 100% 42%, 100% 58%, 58% 58%, 58% 100%, 42% 100%, 42% 58%, 0 58%, 0 42%, 42% 42%);
}
.lv-accordion__entry[open] > .lv-accordion__question::after { clip-path: polygon(0 42%, 100% 42%, 100% 58%, 0 58%); }
.lv-accordion__question:hover { color: var(--link); }
.lv-accordion__question:active { color: var(--link-hover); }
.lv-accordion__question:focus-visible { ${focusRing} }
.lv-accordion__answer {
  margin: 0;
  padding: 0 ${isToned ? "var(--space-4)" : "0"} var(--space-4);
  max-width: var(--measure);
  text-wrap: pretty;
}`;
  const renderVariant = (group: string, openAt: number | undefined) =>
    html`<div class="lv-accordion">${entries.map(
      ({ question, answer }, index) =>
        html`
          <details class="lv-accordion__entry" name="lv-accordion-${group}"${index === openAt && " open"}>
            <summary class="lv-accordion__question">${question}</summary>
            <p class="lv-accordion__answer">${renderBriefText(copy, answer)}</p>
          </details>`,
    )}</div>`.text;
  return {
    slug: "accordion",
    name: "Accordion",
    category: "display",
    summary: "Questions with answers that expand in place, one at a time.",
    css: scopeCss("accordion", rules, literals),
    variants: [
      { name: "Default", html: renderVariant("default", 0) },
      { name: "Closed", html: renderVariant("closed", undefined) },
    ],
  };
}
