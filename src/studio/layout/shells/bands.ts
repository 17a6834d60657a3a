import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { wideFrom } from "#/studio/layout/layout-base-css";
import { formInPairs, itemsInColumns, stepsAcross, waysAsHeadings } from "#/studio/layout/matter-kinds";
import { headline } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { kickerOf, largeSign, openingWords, plate } from "#/studio/layout/shell-pieces";

/** Inner pages in bands the width of the window: the name of the matter large on the left, the matter on the right. */
export const bandsShell: Shell = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${itemsInColumns("3px solid var(--primary)")}${stepsAcross("3px solid var(--foreground)")}${waysAsHeadings("heading-2")}${formInPairs()}
.ways a { text-transform: uppercase; }
.gate-form > .ways { margin-top: var(--space-6); }
.gate__plate { width: 100%; height: clamp(10rem, 22vw, 18rem); }
.leaf-lift .wrap { padding-block: var(--base) var(--tight); }
.leaf-lift .label { margin-bottom: var(--space-3); }
.leaf-view .plate-art { height: clamp(12rem, 28vw, 22rem); }
.leaf__part .wrap, .leaf-help .wrap, .leaf-end .wrap { padding-block: var(--tight); display: grid; gap: var(--space-4) var(--gutter); }
.leaf__part .matter { margin-top: 0; }
.leaf__part:nth-of-type(even) { background: var(--muted); }
.leaf-help .wrap { padding-block: var(--space-6); }
.leaf-help .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); margin: 0; }
.leaf-end .onward { padding-top: 0; }
.gate__head .wrap { padding-block: var(--base) var(--tight); }
.gate__row { display: grid; gap: var(--space-8) var(--gutter); padding-block: var(--tight) var(--base); }
.gate__row .gate-form { margin-top: 0; }
.gate__head .large-sign { font-size: calc(var(--type-display-size) * 2.4); }
.gate__head .large-sign + h1 { font-size: var(--type-heading-1-size); }
.gate-note, .gate-aside { margin-top: 0; }
.overview-head .wrap { display: grid; gap: var(--space-4) var(--gutter); padding-block: var(--tight); }
.overview-figures .wrap { padding-block: var(--space-8); }
.overview-figures .figures__value { font-size: var(--type-display-size); line-height: 0.95; }
.overview-figures .figures dt { min-height: 2lh; }
.overview-row .wrap { padding-block: var(--tight) var(--base); }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); margin: 0; }
.overview .contents .label { display: none; }
@media ${wideFrom} {
  .leaf__part .wrap, .leaf-end .wrap, .gate__row { grid-template-columns: ${one}fr ${two}fr; }
  .leaf-end .wrap > * { grid-column: 2; }
  .gate__row > :first-child { order: 2; }
  .overview-head .wrap { grid-template-columns: ${two}fr ${one}fr; align-items: end; }
  .overview-row .wrap { display: grid; grid-template-columns: 7fr 5fr; gap: calc(var(--gutter) * 2); }
}
`;
  },
  reading: (content, matter, closing) =>
    html`<div class="band leaf-lift"><div class="wrap">${kickerOf(content, matter)}${openingWords(content, matter)}</div></div>${matter.isIllustrated && html`<div class="band leaf-view">${plate(content, matter)}</div>`}<div class="band leaf-help field"><div class="wrap">${matter.beside}</div></div>${matter.parts.map(({ id, title, body }) => html`<section class="band leaf__part" id="${id}"><div class="wrap"><h2 class="h1">${title}</h2><div class="matter">${body}</div></div></section>`)}<div class="band leaf-end"><div class="wrap">${matter.onward}</div></div>${closing}`,
  gate: (content, matter) =>
    html`<div class="band gate__head field field--primary"><div class="wrap">${largeSign(matter)}${openingWords(content, matter)}</div></div><div class="wrap gate__row"><div>${matter.body}</div><div>${matter.note ?? artwork(content, "hero", { className: "gate__plate", crop: true, hidden: true })}</div></div>`,
  board: (content, matter) =>
    html`<div class="overview"><div class="band overview-head"><div class="wrap"><div>${headline(content, matter.title)}${matter.note}</div>${matter.ways}</div></div><div class="band overview-figures field field--primary"><div class="wrap">${matter.figures}</div></div><div class="overview-row"><div class="wrap"><section>${matter.course}</section><section>${matter.entries}</section></div></div></div>`,
};
