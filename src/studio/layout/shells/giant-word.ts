import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { wideFrom } from "#/studio/layout/layout-base-css";
import { formInOne, itemsInColumns, stepsAcross, waysAsHeadings } from "#/studio/layout/matter-kinds";
import { headline, paragraph } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { kickerOf, largeSign, openingWords, partSections, plate } from "#/studio/layout/shell-pieces";

/** Inner pages with their title as large as the window allows and the picture cut by its horizon below. */
export const giantWordShell: Shell = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${itemsInColumns("0 solid transparent")}${stepsAcross("0 solid transparent")}${waysAsHeadings("heading-2")}${formInOne()}
.ways a { text-transform: uppercase; }
.leaf .onward .ways { margin: 0; }
.steps li, .item { padding-top: 0; }
.asked:first-child { border-top: 0; padding-top: 0; }
.gate__number { padding-inline: var(--edge); overflow: hidden; }
.gate__number .large-sign { font-size: min(calc(var(--type-display-size) * 5), 62vw); line-height: 0.85; margin-bottom: -0.11em; letter-spacing: -0.04em; }
.leaf-view { padding: var(--tight) var(--edge) 0; }
.leaf-view .label { margin-bottom: var(--space-3); }
.leaf-art .plate-art { height: clamp(13rem, 36vw, 30rem); margin-top: var(--space-8); }
.leaf-say { padding: var(--space-8) var(--edge) 0; }
.leaf-say .opening-lead { margin: 0; }
.leaf { padding: var(--tight) var(--edge) var(--loose); }
.leaf__part { display: grid; gap: var(--space-3) var(--gutter); padding-block: var(--space-6) var(--tight); border-top: var(--stroke) solid var(--foreground); }
.leaf__part .matter { margin-top: 0; }
.leaf .beside, .leaf .contents { padding-bottom: var(--tight); }
.leaf .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); }
.leaf .onward { display: grid; gap: var(--space-3) var(--gutter); padding-top: var(--space-6); border-top: var(--stroke) solid var(--foreground); }
.gate { display: grid; min-height: min(52rem, 84vh); align-content: space-between; }
.gate__words { padding: var(--tight) var(--edge); display: grid; gap: var(--space-8) var(--gutter); }
.gate__words .gate-form { margin-top: 0; }
.gate-note, .gate-aside { margin-top: var(--space-6); }
.gate__art { width: 100%; height: clamp(9rem, 22vw, 18rem); }
.overview-title { padding: var(--tight) var(--edge) var(--space-6); }
.overview-level { padding: var(--tight) var(--edge); }
.overview-level--first { padding-block: var(--space-10); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
@media ${wideFrom} {
  .leaf__part, .leaf .onward { grid-template-columns: minmax(0, ${one + 1}fr) minmax(0, ${two}fr); }
  .gate__words { grid-template-columns: ${two - 1}fr ${one + 2}fr; align-items: start; }
}
`;
  },
  reading: (content, matter, closing) =>
    html`<div class="leaf-view">${kickerOf(content, matter)}${headline(content, matter.title)}</div>${matter.isIllustrated && html`<div class="leaf-art">${plate(content, matter, { hold: "xMidYMax" })}</div>`}${matter.lead !== undefined && html`<div class="leaf-say">${paragraph(content, matter.lead, "lead opening-lead")}</div>`}<div class="leaf">${matter.beside}${partSections(matter.parts, "leaf__part", "h1")}${matter.onward}</div>${closing}`,
  gate: (content, matter) =>
    html`<div class="gate"><div class="gate__words"><div>${openingWords(content, matter)}${matter.note}</div><div>${matter.body}</div></div>${matter.sign !== undefined && html`<div class="gate__number">${largeSign(matter)}</div>`}${artwork(content, "hero", { className: "gate__art", crop: true, hidden: true, hold: "xMidYMax" })}</div>`,
  board: (content, matter) =>
    html`<div class="overview"><div class="overview-title">${headline(content, matter.title)}${matter.note}${matter.ways}</div><div class="overview-level overview-level--first field field--secondary">${matter.figures}</div><div class="overview-level">${matter.course}</div><div class="overview-level field field--muted">${matter.entries}</div></div>`,
};
