import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { wideFrom } from "#/studio/layout/layout-base-css";
import { besideOnly, formInOne, itemsInRows, waysInRows } from "#/studio/layout/matter-kinds";
import { headline, words } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { kickerOf, largeSign, openingWords, partSections, plate } from "#/studio/layout/shell-pieces";

/** Inner pages as pages of a review: the text in its column, notes beside it, hairlines between. */
export const sideNotesShell: Shell = {
  css: (content) => {
    const [one] = content.direction.spans;
    return `${itemsInRows("1px solid var(--border)")}${waysInRows("1px solid var(--border)")}${formInOne()}
${besideOnly(".leaf__notes .contents")}
.ways a { font-family: var(--font-display); }
.leaf__notes .ways li:last-child { border-bottom: 0; }
.leaf__head { padding-block: var(--base) var(--tight); }
.leaf__head .label { margin-bottom: var(--space-3); }
.leaf__head .opening-lead { margin-top: var(--space-6); }
.leaf__plate { padding-block: var(--space-3); border-block: 1px solid var(--foreground); }
.leaf__plate .plate-art { height: clamp(12rem, 34vw, 27rem); }
.leaf__plate figcaption { padding-top: var(--space-3); }
.leaf__columns { row-gap: var(--tight); padding-block: var(--tight) var(--loose); }
.leaf__part + .leaf__part { margin-top: var(--base); padding-top: var(--space-5); border-top: 1px solid var(--border); }
.leaf__notes { font-size: var(--type-small-size); line-height: var(--type-small-leading); }
.leaf__notes > * { padding-top: var(--space-3); border-top: 2px solid var(--primary); }
.leaf__notes > * + * { margin-top: var(--tight); }
.gate { padding-block: var(--loose); row-gap: var(--space-10); align-items: start; }
.gate__letter { padding: var(--space-8) 0 0; border-top: 1px solid var(--foreground); }
.gate__letter .gate-form { margin-top: 0; }
.gate .large-sign { color: var(--primary); font-size: calc(var(--type-display-size) * 2.5); letter-spacing: -0.03em; }
.gate-aside { margin-top: var(--tight); max-width: 26rem; }
.overview__head { padding-block: var(--tight) var(--space-6); }
.overview .contents { padding-block: var(--space-2); border-block: 1px solid var(--foreground); }
.overview .contents .label { display: none; }
.overview .contents ul { display: flex; flex-wrap: wrap; gap: 0 var(--space-8); margin: 0; }
.overview__figures { padding-block: var(--tight); }
.overview__plates { row-gap: var(--tight); padding-block: var(--space-5) var(--loose); border-top: 1px solid var(--border); }
@media ${wideFrom} {
  .leaf__text { grid-column: span ${one}; }
  .leaf__notes { grid-column: ${Math.min(one + 2, 9)} / -1; }
  .leaf__notes { align-self: start; position: sticky; top: var(--space-8); }
  .gate__text { grid-column: span ${Math.max(5, 12 - one)}; }
  .gate__letter { grid-column: ${Math.max(5, 12 - one) + 2} / -1; }
  .overview__plates > :first-child { grid-column: span ${one}; }
  .overview__plates > :last-child { grid-column: ${one + 1} / -1; }
}
`;
  },
  reading: (content, matter, closing) =>
    html`<article class="wrap"><header class="leaf__head">${kickerOf(content, matter)}${openingWords(content, matter)}</header>${
      matter.isIllustrated &&
      html`<figure class="leaf__plate">${plate(content, matter)}<figcaption class="small quiet">${words(content, content.copy.name)}</figcaption></figure>`
    }<div class="grid leaf__columns"><div class="leaf__text">${partSections(matter.parts, "leaf__part")}</div><div class="leaf__notes">${matter.beside}${matter.onward}</div></div></article>${closing}`,
  gate: (content, matter) =>
    html`<section class="wrap grid gate"><div class="gate__text">${largeSign(matter)}${openingWords(content, matter)}${matter.sign !== undefined && matter.body}${matter.note}</div>${
      matter.sign === undefined
        ? html`<div class="gate__letter">${matter.body}</div>`
        : html`<figure class="gate__letter">${artwork(content, "hero", { className: "plate-art", crop: true, hidden: true })}</figure>`
    }</section>`,
  board: (content, matter) =>
    html`<section class="wrap overview"><div class="overview__head">${headline(content, matter.title)}${matter.note}</div>${matter.ways}<div class="overview__figures">${matter.figures}</div><div class="grid overview__plates"><div>${matter.course}</div><div>${matter.entries}</div></div></section>`,
};
