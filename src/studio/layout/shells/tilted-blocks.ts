import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { wideFrom } from "#/studio/layout/layout-base-css";
import { besideOnly, formInPairs, itemsInColumns, stepsAcross, waysAsLabels } from "#/studio/layout/matter-kinds";
import { headline } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { kickerOf, largeSign, openingWords, partSections, plate } from "#/studio/layout/shell-pieces";

/** Inner pages among bright leaning blocks; the text itself stays level on paper. */
export const tiltedBlocksShell: Shell = {
  css: (content) => {
    const [one, two] = content.direction.spans;
    return `${itemsInColumns("0 solid transparent")}${stepsAcross("0 solid transparent")}${waysAsLabels("var(--radius-2xl)")}${formInPairs()}
${besideOnly(".leaf__aside:has(.contents)")}
.item { padding: var(--space-5); border-radius: var(--radius-2xl); background: var(--secondary); color: var(--secondary-foreground); }
.items { gap: var(--space-4); }
.gate__form .ways a { background: var(--background); color: var(--foreground); }
.steps li { padding-top: 0; }
.steps li::before { display: grid; width: 1.9em; height: 1.9em; place-content: center; border-radius: var(--radius-2xl); background: var(--spot); color: var(--spot-foreground); }
.steps li:nth-child(even)::before { transform: rotate(-6deg); background: var(--primary); color: var(--primary-foreground); }
.leaf-jump { padding-block: var(--space-6) var(--tight); display: grid; gap: var(--space-8); }
.leaf-jump__text { padding: clamp(1.5rem, 5vw, 4rem); }
.leaf-jump__text .label { margin-bottom: var(--space-3); }
.leaf-jump .plate-art { border-radius: var(--radius-2xl); transform: rotate(2deg); height: clamp(13rem, 30vw, 22rem); }
.leaf { display: grid; gap: var(--tight) calc(var(--gutter) * 2); padding-block: var(--space-8) var(--loose); }
.leaf__part + .leaf__part { margin-top: var(--base); }
.leaf__aside { align-self: start; }
.leaf__aside::before { transform: rotate(1.1deg); }
.gate { display: grid; gap: var(--space-10) var(--gutter); padding-block: var(--tight) var(--loose); align-items: center; }
.gate__form::before { background: var(--muted); }
.gate__form .lv-form-field__control, .gate__form .lv-select__control { background: var(--background); }
.gate__poster { display: grid; min-height: clamp(13rem, 32vw, 26rem); place-items: center; gap: var(--space-6); }
.gate .gate__poster::before { transform: rotate(3deg); }
.gate__poster .large-sign { font-size: calc(var(--type-display-size) * 2.6); transform: rotate(-7deg); letter-spacing: -0.04em; }
.gate__poster .brand-art { width: min(70%, 16rem); height: auto; max-height: 16rem; }
.gate__poster .ink-brand, .gate__poster .ink-spot { fill: currentColor; }
.gate-aside { margin-top: var(--space-8); }
.overview { padding-block: var(--space-6) var(--loose); }
.overview__strip { display: grid; gap: var(--space-4) var(--gutter); margin-bottom: var(--base); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-6); }
.overview .figures > div { position: relative; isolation: isolate; padding: var(--space-6); }
.overview .figures > div::before { content: ""; position: absolute; inset: 0; z-index: -1; border-radius: var(--radius-2xl); background: var(--secondary); transform: rotate(-1.2deg); }
.overview .figures > :nth-child(even)::before { transform: rotate(1deg); }
.overview .figures > div { color: var(--secondary-foreground); }
.overview__puzzle { display: grid; gap: var(--base) calc(var(--gutter) * 2); margin-top: var(--base); }
@media ${wideFrom} {
  .leaf-jump { grid-template-columns: ${one}fr ${two}fr; align-items: center; }
  .leaf-jump > :only-child { grid-column: 1 / -1; }
  .leaf { grid-template-columns: 8fr 4fr; }
  .leaf__aside { position: sticky; top: var(--space-8); }
  .gate { grid-template-columns: ${two}fr ${one}fr; column-gap: calc(var(--gutter) * 2); }
  .overview__strip { grid-template-columns: ${one}fr ${two}fr; align-items: end; }
  .overview__puzzle { grid-template-columns: ${two}fr ${one}fr; }
}
`;
  },
  reading: (content, matter, closing) =>
    html`<div class="wrap leaf-jump"><div class="leaf-jump__text tile field field--primary">${kickerOf(content, matter)}${openingWords(content, matter)}</div>${plate(content, matter)}</div><div class="wrap leaf"><div>${partSections(matter.parts, "leaf__part")}${matter.onward}</div><div class="leaf__aside tile field field--secondary">${matter.beside}</div></div>${closing}`,
  gate: (content, matter) =>
    html`<section class="wrap gate"><div class="gate__poster tile field field--spot">${largeSign(matter) ?? artwork(content, "symbol", { className: "brand-art", hidden: true })}</div><div class="gate__words"><div class="gate__form tile tile--paper">${openingWords(content, matter)}${matter.body}${matter.note}</div></div></section>`,
  board: (content, matter) =>
    html`<div class="wrap overview"><div class="overview__strip"><div>${headline(content, matter.title)}${matter.note}</div><div>${matter.ways}</div></div>${matter.figures}<div class="overview__puzzle"><div>${matter.course}</div><div>${matter.entries}</div></div></div>`,
};
