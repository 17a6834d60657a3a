import { html, type Markup } from "#/kernel/markup";
import type { PageContent } from "#/studio/layout/page-content";
import { toFillClass } from "#/studio/layout/sections/fill-css";
import { renderBlocks } from "#/studio/layout/sections/blocks";
import type { SectionEntry } from "#/studio/layout/sections/section";

/** Forms that a list of entries can take. An archetype uses those that suit its character. */
export const listForms = ["rows", "columns", "cells", "tiles", "index", "stagger", "figure", "ledger", "blocks", "run"] as const;
export type ListForm = (typeof listForms)[number];

/** Forms that are large enough for what an organisation offers, also if its entries are titles only. */
export type OfferForm = Extract<ListForm, "blocks" | "index" | "figure" | "columns" | "cells" | "stagger" | "ledger" | "run">;

type ListInput = {
  readonly content: PageContent;
  readonly entries: readonly SectionEntry[];
  /** Whether the entries have titles only. */
  readonly isBare: boolean;
  readonly isSequence: boolean;
  /** For the forms with pictures: as many as they take. */
  readonly pictures: readonly Markup[];
};

const renderBody = (body: SectionEntry["body"], className = "measure") =>
  body === undefined ? undefined : html`<p class="${className}">${body}</p>`;

/** The most tiles in one column beside their picture, and rows that the picture can be as high as. */
const [maxTileColumn, maxTileRows] = [3, 6] as const;

const renderers: Readonly<Record<ListForm, (input: ListInput) => Markup>> = {
  rows: ({ entries, isSequence }) => {
    const items = entries.map(({ title, body }) => html`<li><h3 class="h3">${title}</h3>${renderBody(body)}</li>`);
    return isSequence ? html`<ol class="rows">${items}</ol>` : html`<ul class="rows">${items}</ul>`;
  },
  columns: ({ entries }) => html`
    <div class="columns ${toFillClass(entries.length)}">
      ${entries.map(({ title, body }) => html`<div class="columns__one"><h3 class="h3">${title}</h3>${renderBody(body)}</div>`)}
    </div>`,
  cells: ({ entries }) => html`
    <div class="cells ${toFillClass(entries.length)}">
      ${entries.map(({ title, body }) => html`<article><h3 class="h3">${title}</h3>${renderBody(body)}</article>`)}
    </div>`,
  tiles: ({ entries, pictures: [picture] }) => {
    const columns = entries.length > maxTileColumn ? 2 : 1;
    const rows = Math.min(maxTileRows, Math.ceil(entries.length / columns));
    return html`
      <ul class="tiles tiles--${columns} tiles--rows-${rows}">
        <li class="tiles__picture">${picture}</li>
        ${entries.map(({ title, body }) => html`<li class="tiles__one"><h3 class="h3">${title}</h3>${renderBody(body)}</li>`)}
      </ul>`;
  },
  index: ({ entries }) => html`
    <ul class="index">
      ${entries.map(
        ({ title, body }) => html`
          <li><div><h3 class="h2">${title}</h3></div>${body !== undefined && html`<div>${renderBody(body)}</div>`}</li>`,
      )}
    </ul>`,
  stagger: ({ entries }) => html`
    <div class="stagger ${toFillClass(entries.length)}">
      ${entries.map(({ title, body }) => html`<article><h3 class="h3">${title}</h3>${renderBody(body)}</article>`)}
    </div>`,
  figure: ({ entries, pictures: [picture] }) => html`
    <div class="figure">
      <figure class="figure__picture">${picture}</figure>
      <ul class="figure__list">
        ${entries.map(({ title, body }) => html`<li><h3 class="h3">${title}</h3>${renderBody(body)}</li>`)}
      </ul>
    </div>`,
  ledger: ({ entries }) => html`
    <dl class="ledger">
      ${entries.map(({ title, body }) => html`<div><dt class="h3">${title}</dt>${body !== undefined && html`<dd>${body}</dd>`}</div>`)}
    </dl>`,
  run: ({ entries }) => html`<ul class="run h1">${entries.map(({ title }) => html`<li><h3>${title}</h3></li> `)}</ul>`,
  blocks: ({ content, entries, pictures }) => renderBlocks(content, entries, pictures),
};

/** A list of entries in one of the forms. */
export function renderList(
  form: ListForm,
  content: PageContent,
  entries: readonly SectionEntry[],
  options: Pick<ListInput, "isSequence" | "pictures">,
): Markup {
  const isBare = entries.every(({ body }) => body === undefined);
  const list = renderers[form]({ content, entries, isBare, ...options });
  return html`<div class="list${isBare && " list--bare"}${options.isSequence && " list--sequence"}">${list}</div>`;
}

const wide = "@media (min-width: 52rem)";
const narrow = "@media (max-width: 51.99rem)";

/** The rows that the picture of tiles is as high as. */
const tileRowsCss = Array.from(
  { length: maxTileRows },
  (_, index) => `.tiles--rows-${index + 1} > .tiles__picture { grid-row: span ${index + 1}; }`,
).join("\n");

/** Rules of each form. Those of blocks follow their texts. */
const styles: Readonly<Record<Exclude<ListForm, "blocks">, string>> = {
  rows: `.rows { border-top: var(--line); }
.rows > li { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-5); border-bottom: var(--line); }
${wide} { .rows > li { grid-template-columns: minmax(0, 4fr) minmax(0, 6fr); align-items: baseline; }
.list--bare > .rows:has(> :nth-child(even):last-child) { display: grid;
grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gutter); } \
.list--bare > .rows > li { grid-template-columns: minmax(0, 1fr); } }`,
  columns: `.columns__one { padding-top: var(--space-5); border-top: var(--line); }
.columns__one p { margin-top: var(--space-2); }`,
  cells: `.cells { gap: 0; border-block-start: var(--line); border-inline-start: var(--line); }
.cells > article { padding: var(--space-6); border-block-end: var(--line); border-inline-end: var(--line); }
.cells p { margin-top: var(--space-2); }`,
  tiles: `.tiles { display: grid; gap: var(--space-4); }
.tiles__picture { aspect-ratio: 3 / 2; overflow: hidden; border-radius: var(--round); }
.tiles__one { display: grid; align-content: center; padding: var(--space-6); border-radius: var(--round); background: var(--tile);
color: var(--on-tile); }
.tiles__one p { margin-top: var(--space-2); }
${wide} { .tiles__picture { aspect-ratio: auto; min-height: 14rem; } .tiles__picture .art { height: 0; min-height: 100%; }
.tiles--1 { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
.tiles--2 { grid-template-columns: minmax(0, 4fr) minmax(0, 4fr) minmax(0, 4fr); }
${tileRowsCss}
.tiles--2 > .tiles__one:last-child:nth-child(even) { grid-column: span 2; }
.mirrored .tiles--1 { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
.mirrored .tiles__picture { grid-column: -2; grid-row-start: 1; } }`,
  index: `.index > li { display: grid; gap: var(--space-2) var(--gutter); padding-block: var(--space-4); border-top: var(--line); }
.index > li:last-child { border-bottom: var(--line); }
.index .h2 { font-size: min(var(--type-heading-2-size), var(--entry-most)); }
${wide} { .index .h2 { font-size: min(var(--index-size), var(--entry-most)); }
.index > li { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: baseline; }
.list--bare > .index > li { grid-template-columns: minmax(0, 1fr); }
.list--bare > .index:has(> :nth-child(6)):has(> :nth-child(even):last-child) { display: grid;
grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: var(--gutter); } }`,
  stagger: `.stagger > article { padding: var(--space-6); border-radius: var(--round); background: var(--tile); color: var(--on-tile); }
.stagger { gap: var(--space-4); }
.stagger p { margin-top: var(--space-2); }`,
  figure: `.figure { display: grid; gap: var(--space-8) var(--gutter); align-items: stretch; }
.figure__picture { overflow: hidden; border-radius: var(--round); border: var(--frame); aspect-ratio: 3 / 2; }
.figure__list { display: grid; align-content: center; }
.figure__list > li { padding-block: var(--space-5); }
.figure__list > li + li { border-top: var(--line); }
.figure__list p { margin-top: var(--space-1); }
.list--bare > .figure .h3 { font-size: var(--fitting-h2); line-height: 1.2; text-wrap: balance; }
.list--bare > .figure > .figure__list { align-content: stretch; } .list--bare > .figure li { display: grid; align-content: center; }
${wide} { .list--bare > .figure .h3 { font-size: max(var(--type-heading-2-size), min(2.6vw, var(--title-size))); }
.figure { grid-template-columns: minmax(0, 6fr) minmax(0, 6fr); column-gap: calc(var(--gutter) * 2); }
.figure__picture { align-self: center; aspect-ratio: 3 / 2; }
.mirrored .figure__picture { order: 2; } }`,
  ledger: `.ledger { border-top: var(--line); }
.ledger > div { display: grid; gap: var(--space-1) var(--gutter); padding-block: var(--space-3); border-bottom: var(--line); }
${wide} { .ledger > div { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); align-items: baseline; }
.list--bare > .ledger:has(> :nth-child(even):last-child) { display: grid;
grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: calc(var(--gutter) * 2); }
.list--bare > .ledger:has(> :nth-child(3):last-child) { display: grid; border-top: 0;
grid-template-columns: repeat(3, minmax(0, 1fr)); column-gap: var(--gutter); }
.list--bare > .ledger:has(> :nth-child(3):last-child) > div { border-block: var(--line); align-content: center; \
padding-block: var(--space-6); }
.list--bare > .ledger > div { grid-template-columns: minmax(0, 1fr); } }`,
  // Each entry is a box of its own: separators at the beginning of lines are in the cut margin, and a line of text
  // that continued there would lose its first letter.
  run: `.run.h1 { line-height: 1.22; text-wrap: balance; } .run > li { display: inline-block; } .run h3 { display: inline; }
.list:has(> .run) { overflow: hidden; } .run.h1 { margin-inline-start: -0.75em; }
.run > li { padding-inline-start: 0.75em; }
.run > li::before { content: var(--separator); opacity: var(--separator-opacity, 0.5); display: inline-block; width: 0.75em; \
margin-inline-start: -0.75em; text-align: center; white-space: nowrap; text-indent: -0.25em; }
${wide} { .run.h1 { font-size: var(--say-size); } }
${narrow} { .run.h1 { margin-inline-start: 0; font-size: var(--fitting-h2); line-height: 1.3; text-wrap: wrap; }
.run > li { display: block; padding: var(--space-3) 0; border-top: var(--line); } .run > :last-child { border-bottom: var(--line); }
.run > li::before { content: none; } }`,
};

/** Rules of the list forms that a page uses, and numbers of what follows in time. */
export const renderListCss = (forms: ReadonlySet<ListForm>): string =>
  [
    ...listForms.flatMap((form) => (form !== "blocks" && forms.has(form) ? [styles[form]] : [])),
    `.list--sequence { counter-reset: entry; }
.list--sequence h3, .list--sequence dt { counter-increment: entry; }
.list--sequence h3::before, .list--sequence dt::before { content: counter(entry) "."; margin-inline-end: 0.5em; \
font-variant-numeric: tabular-nums lining-nums; color: var(--numeral, inherit); }
.list--sequence :is(.columns, .cells, .stagger) h3::before { content: counter(entry); display: block; margin: 0 0 var(--space-4); \
font-size: var(--title-size); line-height: 1; }`,
  ].join("\n");
