import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { controlPhrasesIn } from "#/studio/copy/control-phrases";
import type { ComponentInput } from "#/studio/components/component-input";
import { labelText } from "#/studio/components/label-css";
import { scopedCss } from "#/studio/components/scoped-css";
import { ruleLine, surface, surfacePadding } from "#/studio/components/surface";

/** A place for what a customer says. It stays empty until somebody has said it: no quote is ever made up. */
export function testimonial(input: ComponentInput): Component {
  const { copy, direction, literals, manner } = input;
  const words = controlPhrasesIn(copy.lang);
  const low = copy.lang === "de";
  const mark = low ? "\\201E" : "\\201C";
  const portrait = manner.button === "pill" ? "50%" : "var(--radius-md)";
  const slot = `border: 1px dashed var(--input); border-radius: ${direction.radiusBand === "square" ? "0" : "var(--radius-sm)"};`;
  const rules = `
.lv-testimonial { display: grid; gap: var(--space-4); max-width: 40rem; margin: 0; ${direction.depth === "border" ? `padding-block: ${surfacePadding(input)}; border-block: ${ruleLine(input)}; color: var(--foreground);` : `padding: ${surfacePadding(input)}; ${surface(input)}`} ${toTextStyleDeclarations("body")}; overflow-wrap: anywhere; }
.lv-testimonial::before { content: "${mark}" / ""; display: block; ${low ? "height: 1em; margin-block: -0.6em 0;" : "height: 0.5em;"} color: var(--primary); ${direction.typeGenre === "didone" ? "font-family: var(--font-text);" : "font-family: var(--font-display); font-weight: var(--weight-display);"} font-size: calc(var(--type-heading-1-size) * 2); line-height: 1; }
.lv-testimonial__quote { margin: 0; padding: 0; ${toTextStyleDeclarations("heading-2")}; text-wrap: balance; }
.lv-testimonial__quote > p { margin: 0; }
.lv-testimonial__rule { margin: 0; color: ${direction.depth === "tone" ? "inherit" : "var(--muted-foreground)"}; ${toTextStyleDeclarations("small")}; }
.lv-testimonial__source { display: flex; flex-wrap: wrap; align-items: center; gap: var(--space-2) var(--space-4); }
.lv-testimonial__portrait { flex: none; width: 3.5rem; height: 3.5rem; ${slot} border-radius: ${portrait}; background: repeating-linear-gradient(135deg, transparent 0 6px, var(--input) 6px 7px); }
.lv-testimonial__person { display: inline-block; min-width: 6rem; padding: var(--space-1) var(--space-3); ${slot} ${labelText(manner)} }
.lv-testimonial--short { max-width: 24rem; }
.lv-testimonial--short > .lv-testimonial__quote { ${toTextStyleDeclarations("lead")}; }`;
  const person = html`<span class="lv-testimonial__person">${words.quotePerson}</span> <span class="lv-testimonial__person">${words.quoteRole}</span>`;
  const one = (modifier: string, portraitShown: boolean) =>
    html`<figure class="lv-testimonial${modifier}" aria-label="${words.quoteFrame}"><blockquote class="lv-testimonial__quote"><p>${words.quotePlace}</p></blockquote><p class="lv-testimonial__rule">${words.quoteRule}</p><figcaption class="lv-testimonial__source">${
      portraitShown && html`<span class="lv-testimonial__portrait"></span>`
    }${person}</figcaption></figure>`.text;
  return {
    slug: "testimonial",
    name: "Testimonial",
    category: "marketing",
    summary:
      "A place for a customer’s own words, with name and occupation. It stays empty until somebody has said something and agreed.",
    css: scopedCss("testimonial", rules, literals),
    variants: [
      { name: "Empty", html: one("", true) },
      { name: "Empty, short", html: one(" lv-testimonial--short", false) },
    ],
  };
}
