import { html } from "#/kernel/markup";
import { artwork } from "#/studio/layout/artwork";
import { besideOnly, formInOne } from "#/studio/layout/matter-kinds";
import { headline, words, hrefTo } from "#/studio/layout/pieces";
import type { Shell } from "#/studio/layout/shell";
import { openingWords, partSections, plate } from "#/studio/layout/shell-pieces";

/** Inner pages as a service would set them: where one is, one column to read, a sidebar with what helps. */
export const columnSidebarShell: Shell = {
  css: () => `${formInOne()}
${besideOnly(".aside__box:has(.contents)")}
.item + .item { padding-top: var(--space-4); border-top: 1px solid var(--border); }
.asked:first-child { border-top: 0; padding-top: 0; }
main:has(> .gate) { grid-template-rows: auto minmax(0, 1fr); }
.gate { align-content: start; align-items: start; }
.aside__plate { width: 100%; height: clamp(12rem, 26vw, 22rem); border-radius: var(--radius-md); }
.ways { gap: var(--space-1); }
.gate .gate__box { border-top: 4px solid var(--primary); }
.sheet__column .leaf__part { padding-top: var(--tight); }
.sheet__column .leaf__part > .h2 { padding-bottom: var(--space-2); border-bottom: 3px solid var(--primary); }
.leaf__plate { margin-top: var(--space-8); border-radius: var(--radius-md); overflow: hidden; }
.leaf__plate .plate-art { height: clamp(10rem, 22vw, 16rem); }
.gate .gate__box { padding: clamp(1.25rem, 4vw, 2.5rem); border: 1px solid var(--border); border-radius: var(--radius-md); }
.gate .gate__box .gate-form { margin-top: 0; }
.gate .gate-lead { margin-block: var(--space-3) var(--space-8); }
.overview .sample { margin-bottom: var(--space-8); }
.overview .figures { padding: var(--space-5); background: var(--muted); border-radius: var(--radius-md); margin-bottom: var(--tight); }
.overview .overview__chapter + .overview__chapter { margin-top: var(--base); }
.aside .onward { padding-top: 0; }
`,
  reading: (content, matter, closing) =>
    html`<nav class="wrap crumbs small" aria-label="${content.copy.phrases.breadcrumb}"><ol><li><a class="link" href="${hrefTo(content, "landing")}">${content.copy.phrases.home}</a></li><li><span aria-current="page">${words(content, matter.title)}</span></li></ol></nav><div class="wrap sheet"><div class="sheet__column">${openingWords(content, matter)}${matter.isIllustrated && html`<div class="leaf__plate">${plate(content, matter)}</div>`}${partSections(matter.parts, "leaf__part")}${closing}</div><div class="aside"><div class="aside__stay"><div class="aside__box">${matter.beside}</div><div class="aside__box">${matter.onward}</div></div></div></div>`,
  gate: (content, matter) =>
    html`<nav class="wrap crumbs small" aria-label="${content.copy.phrases.breadcrumb}"><ol><li><a class="link" href="${hrefTo(content, "landing")}">${content.copy.phrases.home}</a></li><li><span aria-current="page">${matter.sign ?? words(content, matter.title)}</span></li></ol></nav><div class="wrap sheet gate"><div class="sheet__column">${headline(content, matter.title)}<p class="lead gate-lead">${words(content, matter.lead)}</p>${matter.sign === undefined ? html`<div class="gate__box">${matter.body}</div>` : matter.body}</div><div class="aside"><div class="aside__stay">${matter.note === undefined ? artwork(content, "hero", { className: "aside__plate", crop: true, hidden: true }) : html`<div class="aside__box">${matter.note}</div>`}</div></div></div>`,
  board: (content, matter) =>
    html`<nav class="wrap crumbs small" aria-label="${content.copy.phrases.breadcrumb}"><ol><li><a class="link" href="${hrefTo(content, "landing")}">${content.copy.phrases.home}</a></li><li><span aria-current="page">${matter.title}</span></li></ol></nav><div class="wrap sheet overview"><div class="sheet__column">${headline(content, matter.title)}${matter.note}${matter.figures}<section class="overview__chapter">${matter.course}</section><section class="overview__chapter">${matter.entries}</section></div><div class="aside"><div class="aside__stay"><div class="aside__box">${matter.ways}</div></div></div></div>`,
};
