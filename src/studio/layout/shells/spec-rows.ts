import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { wideFrom } from "#/studio/layout/layout-base-css";
import { besideOnly, formInRows, itemsInRows, waysInRows } from "#/studio/layout/matter-kinds";
import { headline } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { kickerOf, largeSign, openingWords, partSections, plate } from "#/studio/layout/shell-pieces";

/** Inner pages as dense rows beside a tree of contents. */
export const specRowsShell: Shell = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${itemsInRows("1px solid var(--border)")}${waysInRows("1px solid var(--border)")}${formInRows("1px solid var(--border)")}
.ways a { font-family: var(--font-mono); font-size: var(--type-small-size); min-height: 2.75rem; }
.gate { display: grid; }
.asked:first-child { border-top: 0; padding-top: 0; }
${besideOnly(".leaf__tree:has(.contents)")}
.leaf__tree .facts > div { display: block; }
.leaf { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); }
.leaf__tree { padding-block: var(--space-6); font-size: var(--type-small-size); }
.leaf__body { padding-block: var(--tight) var(--loose); }
.leaf__top .label { margin-bottom: var(--space-3); color: var(--muted-foreground); }
.leaf__top .plate-art { margin-top: var(--tight); height: clamp(10rem, 22vw, 18rem); border: 1px solid var(--border); }
.leaf__rows { margin-top: var(--tight); }
.leaf__part { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--space-5) var(--space-8); border-top: 1px solid var(--border); }
.leaf__part .matter { margin-top: 0; }
.leaf .onward { padding-top: var(--space-5); border-top: 1px solid var(--border); }
.gate { border-bottom: 1px solid var(--border); }
.gate__form { padding-block: var(--base); }
.gate__spec { position: relative; display: grid; grid-template-rows: minmax(12rem, 1fr) auto; background: var(--muted); overflow: hidden; }
.gate__art { width: 100%; height: 100%; min-height: 12rem; }
.gate__form .gate-form { margin-top: var(--space-8); }
.gate .large-sign { font-family: var(--font-mono); color: var(--muted-foreground); font-size: calc(var(--type-display-size) * 2.4); letter-spacing: -0.06em; }
.gate__spec .gate-aside, .gate__spec .gate-note { margin: 0; padding: var(--space-5); background: var(--card); border-top: 1px solid var(--border); }
.overview { display: grid; gap: var(--space-4) calc(var(--gutter) * 1.5); padding-block: var(--space-5) var(--loose); }
.overview__head { display: flex; flex-wrap: wrap; align-items: baseline; justify-content: space-between; gap: var(--space-2) var(--space-8); }
.overview__head .sample { margin: 0; font-size: var(--type-small-size); }
.overview .figures { gap: 0; margin-block: var(--space-6) var(--tight); border-block: 1px solid var(--border); }
.overview .figures > div { padding: var(--space-4); border-inline-start: 1px solid var(--border); }
.overview__panes { display: grid; gap: var(--tight) var(--gutter); }
@media ${wideFrom} {
  .leaf { grid-template-columns: minmax(0, 2.5fr) minmax(0, 9.5fr); }
  .overview__rail { order: -1; }
  .leaf__tree { order: -1; border-inline-end: 1px solid var(--border); padding-inline-end: var(--space-4); }
  .leaf__tree > * { position: sticky; top: var(--space-6); }
  .leaf__part { grid-template-columns: 3fr 7fr; }
  .gate__form { grid-column: span ${one}; padding-inline-end: var(--space-8); }
  .gate__spec { grid-column: span ${two}; margin-inline-end: calc(-1 * max(var(--edge), (100vw - var(--container)) / 2)); border-inline-start: 1px solid var(--border); }
  .overview { grid-template-columns: minmax(0, 2fr) minmax(0, 10fr); }
  .overview__panes { grid-template-columns: 7fr 5fr; }
}
`;
  },
  reading: (content, matter, closing) =>
    html`<div class="wrap leaf"><div class="leaf__body"><div class="leaf__top">${kickerOf(content, matter)}${openingWords(content, matter)}${plate(content, matter)}</div><div class="leaf__rows">${partSections(matter.parts, "leaf__part", "h3")}</div>${matter.onward}</div><div class="leaf__tree">${matter.beside}</div></div>${closing}`,
  gate: (content, matter) =>
    html`<section class="gate"><div class="wrap grid"><div class="gate__form">${largeSign(matter)}${openingWords(content, matter)}${matter.body}</div><div class="gate__spec">${artwork(content, "hero", { className: "gate__art", crop: true, hidden: true })}${matter.note}</div></div></section>`,
  board: (content, matter) =>
    html`<div class="wrap overview"><div><div class="overview__head">${headline(content, matter.title)}${matter.note}</div>${matter.figures}<div class="overview__panes"><section>${matter.course}</section><section>${matter.entries}</section></div></div><div class="overview__rail">${matter.ways}</div></div>`,
};
