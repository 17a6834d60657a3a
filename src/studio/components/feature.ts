import { css } from "#/kernel/css";
import { html } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import type { ComponentInput } from "#/studio/components/component-input";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleBorder } from "#/studio/components/surface";
import { renderSymbolCss, renderSymbol } from "#/studio/components/symbol";
import { renderBriefText } from "#/studio/copy/brief-text";

/** One item of the offer, in the brief's words. */
export function feature(input: ComponentInput): Component {
  const { copy, direction, literals, mark } = input;
  const items = copy.items.length > 0 ? copy.items.slice(0, 2) : [{ title: copy.headline, body: copy.lead }];
  const rules = css`
.lv-feature {
  display: grid;
  gap: var(--space-2) var(--space-5);
  max-width: 40rem;
  padding-block: var(--space-4);
  ${direction.depth === "border" ? `border-top: ${getRuleBorder(input)};` : ""} color: var(--foreground);
  ${toTextStyleDeclarations("body")};
  overflow-wrap: anywhere;
}
.lv-feature__title { margin: 0; ${toTextStyleDeclarations("heading-3")}; text-wrap: balance; }
.lv-feature__text { margin: 0; max-width: var(--measure); color: var(--muted-foreground); text-wrap: pretty; }
.lv-feature--beside { grid-template-columns: auto 1fr; align-items: start; }
.lv-feature--beside > :not(svg) { grid-column: 2; }
${renderSymbolCss("lv-feature__symbol", input)}
.lv-feature--beside .lv-feature__symbol { grid-row: span 2; width: 4rem; height: 4rem; }`;
  const renderVariant = (modifier: string, index: number, symbol: boolean) => {
    const item = items[index] ?? items[0];
    return html`
      <section class="lv-feature${modifier}">
        ${symbol ? renderSymbol(mark, "lv-feature__symbol") : ""}
        <h3 class="lv-feature__title">${renderBriefText(copy, item?.title ?? copy.name)}</h3>
        ${item?.body === undefined ? "" : html`<p class="lv-feature__text">${renderBriefText(copy, item.body)}</p>`}
      </section>`.text;
  };
  return {
    slug: "feature",
    name: "Feature",
    category: "marketing",
    summary: "One item of the offer: a title and an optional sentence.",
    css: scopeCss("feature", rules, literals),
    variants: [
      { name: "Text", html: renderVariant("", 0, false) },
      { name: "With symbol", html: renderVariant(" lv-feature--beside", 1, true) },
    ],
  };
}
