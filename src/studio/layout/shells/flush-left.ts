import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { wideFrom } from "#/studio/layout/layout-base-css";
import { formInPairs, itemsInColumns, stepsAcross, waysInRows } from "#/studio/layout/matter-kinds";
import { headline } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { kickerOf, largeSign, openingWords, partSections, plate } from "#/studio/layout/shell-pieces";

/** Inner pages on the one axis: what helps in the narrow column, the matter in the wide one. */
export const flushLeftShell: Shell = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${itemsInColumns("2px solid var(--foreground)")}${stepsAcross("2px solid var(--foreground)")}${waysInRows("1px solid var(--foreground)")}${formInPairs()}
.leaf-top { padding-block: var(--base) var(--tight); }
.leaf-plate .plate-art { height: clamp(10rem, 22vw, 18rem); }
.leaf { row-gap: var(--tight); padding-block: var(--base) 0; }
.leaf .leaf__part { padding-bottom: var(--base); }
.leaf .leaf__part + .leaf__part { padding-top: var(--space-5); border-top: 2px solid var(--foreground); }
.leaf .onward { padding-block: var(--space-5) var(--loose); border-top: 2px solid var(--foreground); }
.gate { display: grid; min-height: min(46rem, 78vh); }
.gate__field { display: grid; align-items: end; padding: var(--space-6) var(--edge); min-height: 9rem; overflow: hidden; }
.gate__art { width: min(100%, 18rem); height: auto; max-height: 14rem; }
.gate__field .large-sign { align-self: end; font-size: calc(var(--type-display-size) * 3); line-height: 0.85; letter-spacing: -0.05em; margin-inline-start: -0.04em; }
.gate__main { padding: var(--base) var(--edge) var(--loose); }
.gate-aside { margin-top: var(--tight); }
.gate-aside .ways, .gate-form > .ways { max-width: none; }
.overview { padding-block: var(--tight) var(--loose); }
.overview__main > * + * { margin-top: var(--tight); }
.overview__main > * + .sample { margin-top: var(--space-3); }
.overview .figures > div { padding-top: var(--space-3); border-top: 2px solid var(--foreground); }
@media ${wideFrom} {
  .overview__side { order: -1; }
  .leaf__stay, .overview .contents { position: sticky; top: var(--space-6); }
  .gate { grid-template-columns: ${one}fr ${two}fr; }
  .gate__field { padding-inline: max(var(--edge), (100vw - var(--container)) / 2) var(--space-6); }
  .gate__main { padding-inline: var(--gutter) max(var(--edge), (100vw - var(--container)) / 2); align-self: center; }
  .gate__field .large-sign { writing-mode: vertical-rl; font-size: min(calc(var(--type-display-size) * 6), 46vh); margin: 0; line-height: 0.85; }
}
`;
  },
  reading: (content, matter, closing) =>
    html`<section class="leaf-top"><div class="wrap grid"><div class="side">${kickerOf(content, matter)}</div><div class="main">${openingWords(content, matter)}</div></div></section>${matter.isIllustrated && html`<div class="leaf-plate">${plate(content, matter)}</div>`}<div class="wrap grid leaf"><div class="side"><div class="leaf__stay">${matter.beside}</div></div><div class="main">${partSections(matter.parts, "leaf__part")}${matter.onward}</div></div>${closing}`,
  gate: (content, matter) =>
    html`<div class="gate"><div class="gate__field field field--primary">${largeSign(matter) ?? artwork(content, "symbol", { className: "gate__art", hidden: true, hold: "xMinYMax" })}</div><div class="gate__main">${openingWords(content, matter)}${matter.body}${matter.note}</div></div>`,
  board: (content, matter) =>
    html`<div class="wrap grid overview"><div class="main overview__main">${headline(content, matter.title)}${matter.note}${matter.figures}<section>${matter.course}</section><section>${matter.entries}</section></div><div class="side overview__side">${matter.ways}</div></div>`,
};
