import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { renderSample } from "#/studio/copy/sample";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder, toSurfaceDeclarations, getSurfacePadding } from "#/studio/components/surface";

/** Languages that open a quotation at the baseline. */
const lowQuoteLanguages: ReadonlySet<string> = new Set([
  "de",
  "pl",
  "cs",
  "hu",
  "ro",
  "bg",
  "sr",
  "ka",
  "sk",
  "hr",
  "sl",
  "lt",
  "et",
  "is",
  "mk",
  "sq",
]);

/** A placeholder for a customer's quote. Livery never invents quotes. */
export function testimonial(input: ComponentInput): Component {
  const { copy, direction, literals, componentStyle } = input;
  const words = getControlPhrases(copy);
  const low = lowQuoteLanguages.has(copy.lang);
  const mark = low ? "\\201E" : "\\201C";
  const portrait = componentStyle.button === "pill" ? "50%" : "var(--radius-md)";
  const slot = `border: 1px dashed var(--input); border-radius: ${direction.radiusBand === "square" ? "0" : "var(--radius-sm)"};`;
  const rules = css`
.lv-testimonial {
  display: grid;
  gap: var(--space-4);
  max-width: 40rem;
  margin: 0;
  ${
    direction.depth === "border"
      ? `padding-block: ${getSurfacePadding(input)}; border-block: ${getRuleBorder(input)}; color: var(--foreground);`
      : `padding: ${getSurfacePadding(input)}; ${toSurfaceDeclarations(input)}`
  } ${toTextStyleDeclarations("body")};
  overflow-wrap: anywhere;
}
.lv-testimonial::before {
  content: "${mark}" / "";
  display: block;
  ${low ? "height: 1em; margin-block: -0.6em 0;" : "height: 0.5em;"} color: var(--primary);
  ${
    direction.typeGenre === "didone"
      ? "font-family: var(--font-text);"
      : "font-family: var(--font-display); font-weight: var(--weight-display);"
  }
  font-size: calc(var(--type-heading-1-size) * 2);
  line-height: 1;
}
.lv-testimonial__quote { margin: 0; padding: 0; ${toTextStyleDeclarations("heading-2")}; text-wrap: balance; }
.lv-testimonial__quote > p { margin: 0; }
.lv-testimonial__rule {
  margin: 0;
  color: ${direction.depth === "tone" ? "inherit" : "var(--muted-foreground)"};
  ${toTextStyleDeclarations("small")};
}
.lv-testimonial__source { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); }
.lv-testimonial__portrait {
  flex: none;
  width: 3.5rem;
  height: 3.5rem;
  ${slot} border-radius: ${portrait};
  background: repeating-linear-gradient(135deg, transparent 0 6px, var(--input) 6px 7px);
}
.lv-testimonial__person {
  display: inline-block;
  min-width: 6rem;
  padding: var(--space-1) var(--space-3);
  ${slot} ${toLabelDeclarations(componentStyle)}
}
.lv-testimonial--short { max-width: 24rem; }
.lv-testimonial--short > .lv-testimonial__quote { ${toTextStyleDeclarations("lead")}; }`;
  const person = html`
    <span class="lv-testimonial__person">${renderSample(words.quotePerson)}</span>${" "}
    <span class="lv-testimonial__person">${renderSample(words.quoteRole)}</span>`;
  const renderVariant = (modifier: string, portraitShown: boolean) =>
    html`
      <figure class="lv-testimonial${modifier}" aria-label="${words.quoteFrame}">
        <blockquote class="lv-testimonial__quote"><p>${renderSample(words.quotePlaceholder)}</p></blockquote>
        <p class="lv-testimonial__rule">${words.quoteRule}</p>
        <figcaption class="lv-testimonial__source">
          ${portraitShown && html`<span class="lv-testimonial__portrait"></span>`}
          ${person}
        </figcaption>
      </figure>`.text;
  return {
    slug: "testimonial",
    name: "Testimonial",
    category: "marketing",
    summary:
      "A placeholder for a customer quote with name and occupation. Fill it only with real quotes that the customer has approved.",
    css: scopeCss("testimonial", rules, literals),
    variants: [
      { name: "Empty", html: renderVariant("", true) },
      { name: "Empty, short", html: renderVariant(" lv-testimonial--short", false) },
    ],
  };
}
