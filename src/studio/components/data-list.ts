import { css } from "#/kernel/css";
import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { Component } from "#/model/component";
import { getControlPhrases } from "#/studio/copy/phrases-by-language";
import { formatNumber } from "#/studio/copy/format-number";
import { renderBriefText } from "#/studio/copy/brief-text";
import type { ComponentInput } from "#/studio/components/component-input";
import { toLabelDeclarations } from "#/studio/components/label-css";
import { scopeCss } from "#/studio/components/scoped-css";
import { getRuleColor, toSurfaceDeclarations, getSurfacePadding } from "#/studio/components/surface";

/** How rows are separated, following the archetype's table style. */
function renderRowCss(input: ComponentInput): string {
  const color = getRuleColor(input);
  const row = ".lv-data-list__row";
  switch (input.componentStyle.table) {
    case "rules":
      return css`.lv-data-list {
  border-block-start: 2px solid var(--foreground);
} ${row} {
  align-items: baseline;
  padding-block: var(--space-3);
  border-block-end: 1px solid ${color};
}`;
    case "grid":
      return css`.lv-data-list {
  border: var(--stroke) solid ${color};
} ${row} {
  gap: 0;
} ${row} + ${row} {
  border-block-start: var(--stroke) solid ${color};
} ${row} > * {
  padding: var(--space-2) var(--space-3);
} ${row} > dt {
  background: var(--muted);
  color: var(--foreground);
  padding-block-start: calc(var(--space-2) + 0.2em);
}`;
    case "bands":
      return css`.lv-data-list {
  border-radius: var(--radius-md);
  overflow: hidden;
} ${row} {
  align-items: baseline;
  padding: var(--space-3) var(--space-4);
} ${row}:nth-child(odd) {
  background: var(--muted);
  color: var(--foreground);
}`;
    case "bare":
      return `${row} { align-items: baseline; padding-block: var(--space-2); }`;
  }
}

/** Names with their values. The example describes the brand itself, so that all of it is true. */
export function dataList(input: ComponentInput): Component {
  const { copy, direction, literals, tokens } = input;
  const { phrases } = copy;
  const words = getControlPhrases(copy);
  const rules = css`
.lv-data-list { max-width: 40rem; margin: 0; color: var(--foreground); ${toTextStyleDeclarations("body")}; overflow-wrap: anywhere; }
.lv-data-list__row {
  display: grid;
  grid-template-columns: minmax(7rem, 2fr) 5fr;
  gap: var(--space-1) var(--space-5);
  align-items: stretch;
}
.lv-data-list__row > dt {
  ${toLabelDeclarations(input.componentStyle)} ${direction.depth === "tone" ? "" : "color: var(--muted-foreground);"}
}
.lv-data-list__row > dd { margin: 0; text-wrap: pretty; }
${renderRowCss(input)}
.lv-data-list__swatch {
  display: inline-block;
  width: 1em;
  height: 1em;
  margin-inline-end: var(--space-2);
  vertical-align: -0.125em;
  background: var(--brand);
  border: 1px solid var(--input);
  border-radius: ${input.componentStyle.button === "pill" ? "50%" : "0"};
}
.lv-data-list__figure {
  direction: ltr;
  unicode-bidi: isolate;
  font-family: var(--font-mono);
  font-size: var(--type-code-size);
  font-variant-numeric: tabular-nums;
}
.lv-data-list--stacked {
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: var(--space-5);
  border: 0;
  padding: ${getSurfacePadding(input)};
  ${toSurfaceDeclarations(input)} overflow: visible;
}
.lv-data-list--stacked > .lv-data-list__row:nth-child(n) { display: block; padding: 0; border: 0; }
.lv-data-list--stacked > .lv-data-list__row:nth-child(n) { background: transparent; }
.lv-data-list--stacked > .lv-data-list__row > :nth-child(n) { padding: 0; background: transparent; }
.lv-data-list--stacked > .lv-data-list__row > dd:nth-child(n) { padding-block-start: var(--space-1); }
@media (max-width: 30rem) { .lv-data-list__row { grid-template-columns: minmax(0, 1fr); } }`;
  const { display, text } = tokens.typography.families;
  const body = tokens.report.pairs.find(
    ({ mode, foreground, background }) => mode === "light" && foreground === "foreground" && background === "background",
  );
  const row = (name: string, value: Markup) => html`<div class="lv-data-list__row"><dt>${name}</dt><dd>${value}</dd></div>`;
  const system = [
    row(
      words.brandColor,
      html`<span class="lv-data-list__swatch"></span><span class="lv-data-list__figure">${tokens.brand.color.hex}</span>`,
    ),
    row(words.typefaces, html`${display.name === text.name ? display.name : `${display.name}, ${text.name}`}`),
    ...(body === undefined
      ? []
      : [row(words.textContrast, html`<span class="lv-data-list__figure">${formatNumber(copy.lang, body.ratio, 2)} : 1</span>`)]),
  ];
  const known = [
    ...(copy.industry === undefined ? [] : [row(phrases.industry, renderBriefText(copy, copy.industry))]),
    ...(copy.audience === undefined ? [] : [row(words.audience, renderBriefText(copy, copy.audience))]),
    ...(copy.offer === undefined ? [] : [row(words.offer, renderBriefText(copy, copy.offer))]),
  ];
  return {
    slug: "data-list",
    name: "Data list",
    category: "data",
    summary: "Names with their values. Rows without a value are omitted.",
    css: scopeCss("data-list", rules, literals),
    variants: [
      { name: "Rows", html: html`<dl class="lv-data-list">${[...known, ...system]}</dl>`.text },
      { name: "Stacked", html: html`<dl class="lv-data-list lv-data-list--stacked">${system}</dl>`.text },
    ],
  };
}
