import { html, type Markup } from "#/kernel/markup";
import { toTextStyleDeclarations } from "#/model/css-variables";
import type { PageContent } from "#/studio/layout/page-content";
import type { SectionEntry } from "#/studio/layout/sections/section";
import { getShownTitle } from "#/studio/layout/shown-text";
import { getLetterWidth, getLongestWordEm } from "#/studio/layout/text-width";

/** Grounds of text blocks, in turn. A composition starts the list at its own place. */
const blockGrounds = ["primary", "muted", "deep", "muted"] as const;

/** The most pictures among blocks: the page has other places for them. */
export const maxBlockPictures = 4;

/** Rooms of a grid without gaps: its columns, and the blocks of double width that fill it. */
export type BlockGrid = { readonly columns: 2 | 3 | 4; readonly doubled: number };

/** The grid in which a number of blocks leaves no empty place: two blocks at most are doubled. */
export function planBlocks(count: number): BlockGrid {
  const columns = count <= 4 ? 2 : count <= 6 || count === 9 ? 3 : 4;
  return { columns, doubled: (columns - (count % columns)) % columns };
}

type Block = { readonly entry: SectionEntry } | { readonly picture: Markup };

/** Texts and pictures like the fields of a chessboard for as long as there are both. */
function interleave(entries: readonly SectionEntry[], pictures: readonly Markup[], columns: number): readonly Block[] {
  const [texts, images] = [[...entries], [...pictures]];
  const blocks: Block[] = [];
  for (let place = 0; place < entries.length + pictures.length; place++) {
    const isOdd = (Math.floor(place / columns) + (place % columns)) % 2 === 1;
    const picture = (isOdd || texts.length === 0) && place > 0 ? images.shift() : undefined;
    const entry = picture === undefined ? texts.shift() : undefined;
    if (picture !== undefined) blocks.push({ picture });
    else if (entry !== undefined) blocks.push({ entry });
  }
  return blocks;
}

/**
 * Entries as large blocks in the brand's colours, with pictures between them. Joints and corners
 * are those of the archetype's mosaics.
 */
export function renderBlocks(content: PageContent, entries: readonly SectionEntry[], pictures: readonly Markup[]): Markup {
  const { columns, doubled } = planBlocks(entries.length + pictures.length);
  const blocks = interleave(entries, pictures, columns);
  // A doubled block at either end shifts no other block to the wrong row.
  const wide = new Set([...(doubled > 0 ? [0] : []), ...(doubled > 1 ? [blocks.length - 1] : [])]);
  // On small screens pictures are set in pairs, and an odd one alone.
  const lastPicture = pictures.length % 2 === 1 ? blocks.findLastIndex((block) => "picture" in block) : -1;
  let texts = content.composition.order & 1;
  return html`
    <ul class="blocks blocks--${columns}">
      ${blocks.map((block, index) => {
        const wideClass = wide.has(index) && " blocks__one--wide";
        if (!("entry" in block))
          return html`<li class="blocks__picture${index === lastPicture && " blocks__picture--alone"}${wideClass}">${block.picture}</li>`;
        const ground = blockGrounds[texts++ % blockGrounds.length] ?? "muted";
        const { title, body } = block.entry;
        return html`
          <li class="blocks__one field field--${ground}${wideClass}">
            <h3 class="h3">${title}</h3>${body !== undefined && html`<p>${body}</p>`}
          </li>`;
      })}
    </ul>`;
}

/** Room on both sides of a block's text with the joint beside it, rem, about. */
const blockPaddingRem = 4.25;
/** The most letters of a title in the largest type. */
const maxLargeTitle = 26;

/** Rules of blocks, with titles in the size at which the longest word fits the narrowest block. */
export function renderBlocksCss(content: PageContent, entries: readonly SectionEntry[], pictureCount: number): string {
  const titles = entries.map(({ title }) => getShownTitle(content, title));
  const { columns } = planBlocks(entries.length + pictureCount);
  const longestEm = (getLongestWordEm(titles, getLetterWidth(content.tokens)) * 1.1).toFixed(2);
  const isLong = titles.some((title) => [...title].length > maxLargeTitle);
  const largest = isLong || columns === 4 ? "heading-2" : "heading-1";
  const renderSize = (style: string, room: string) =>
    `max(var(--type-lead-size), min(var(--type-${style}-size), calc((${room}) / ${longestEm})))`;
  return `
.blocks { display: grid; gap: var(--joint); grid-template-columns: repeat(2, minmax(0, 1fr)); grid-auto-flow: dense; }
.blocks > li { min-width: 0; border-radius: var(--joint-round); }
.blocks__one { grid-column: 1 / -1; display: grid; align-content: end; gap: var(--space-3);
min-height: 7.5rem; padding: var(--space-5); outline: var(--frame); outline-offset: -2px; }
.blocks__one h3.h3 { ${toTextStyleDeclarations("heading-2")};
font-size: min(var(--fitting-h2), ${renderSize("heading-2", "100vw - 6rem")}); \
line-height: 1.15; text-wrap: balance; overflow-wrap: anywhere; }
.blocks__picture { overflow: hidden; aspect-ratio: 5 / 4; }
.blocks__picture .art { height: 0; min-height: 100%; }
.blocks__picture--alone { grid-column: 1 / -1; aspect-ratio: 16 / 10; }
@media (min-width: 52rem) { .blocks { grid-template-columns: repeat(${columns}, minmax(0, 1fr)); grid-auto-rows: 1fr; grid-auto-flow: row; }
.blocks__one, .blocks__picture { grid-column: auto; aspect-ratio: auto; min-height: clamp(13rem, ${columns === 4 ? 21 : 24}vw, 21rem); }
.blocks__one { padding: var(--space-6); } .blocks__one p { font-size: var(--type-lead-size); line-height: 1.45; }
.blocks__one h3.h3 { font-size: ${renderSize(largest, `min(100vw, var(--container)) / ${columns} - ${blockPaddingRem}rem`)}; }
.blocks > .blocks__one--wide { grid-column: span 2; } }`;
}
