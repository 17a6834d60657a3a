import { html, type Markup } from "#/kernel/markup";
import type { Ground } from "#/model/composition";
import type { FaceId } from "#/model/face";
import { fitHeroHeadline, getStylePx, type HeadlineBox, toFluidSize } from "#/studio/layout/fit-headline";
import type { PageContent } from "#/studio/layout/page-content";
import type { LayoutName } from "#/studio/layout/layout";
import { type ListForm, renderList } from "#/studio/layout/sections/list-forms";
import { renderBlocksCss } from "#/studio/layout/sections/blocks";
import { getShownMarkup, getShownText, getShownTitle } from "#/studio/layout/shown-text";
import { estimateWidthEm, getLetterWidth, getLongestWordEm } from "#/studio/layout/text-width";
import { fillCss } from "#/studio/layout/sections/fill-css";
import { listShownFacts } from "#/studio/layout/sections/brief-sections";
import type { Section } from "#/studio/layout/sections/section";

/** Where a section's heading stands: beside its body, above it, in two columns, or in a bar. */
export const headForms = ["side", "top", "split", "bar"] as const;
export type HeadForm = (typeof headForms)[number];

/** Forms of a row of words. */
export type WordsForm = "line" | "column" | "rows";

/** How one section is set on a page. */
export type SectionSetting = {
  readonly head: HeadForm;
  readonly list: ListForm;
  readonly words: WordsForm;
  readonly ground: Ground;
  readonly gap: "tight" | "base" | "loose";
  /** The side on which the first picture fills half of the section, up to its edges. */
  readonly half: "start" | "end" | undefined;
  /** Whether pictures or the pattern go across the whole page. */
  readonly isBleed: boolean;
  /** The pictures that the section shows; no other place of the page shows them. */
  readonly pictures: readonly Markup[];
  readonly index: number;
};

const groundClasses: Readonly<Record<Ground, string>> = {
  paper: "",
  muted: " field field--muted",
  field: " field field--primary",
  deep: " field field--deep",
  second: " field field--secondary",
};

/** The classes of a ground. */
export const toGroundClass = (ground: Ground): string => groundClasses[ground];

/**
 * Statements up to this length are set as large as their room allows, in letters; longer ones as
 * running text.
 */
const maxLargeLength = 170;

/** Statements up to this length take one or two lines and need no wide leading, in letters. */
const maxShortLength = 50;

/** The text of markup without its tags. */
const toPlainText = (markup: Markup): string => markup.text.replace(/<[^<>]*>/g, "");

const isLarge = ({ text }: { readonly text: Markup }) => [...toPlainText(text)].length <= maxLargeLength;

const toStatementClass = (body: { readonly text: Markup }) =>
  isLarge(body) ? ([...toPlainText(body.text)].length > maxShortLength ? "h1" : "h1 say--short") : "lead say--long";

/**
 * The room of a statement that is set large: half a page beside a picture or a heading, otherwise
 * almost all of it.
 */
const getStatementRoom = (isBeside: boolean): HeadlineBox =>
  isBeside ? { share: 0.4, lines: 8, heightPx: 330, growth: 1.3 } : { share: 0.92, lines: 5, heightPx: 380, growth: 1.15 };

function renderBody({ body }: Section, { list, words, pictures, half }: SectionSetting, content: PageContent): Markup {
  switch (body.form) {
    case "list":
      return renderList(list, content, body.entries, { isSequence: body.isSequence === true, pictures });
    case "words":
      return html`<ul class="words words--${words} h1">${body.words.map((word) => html`<li class="capital">${word}</li>`)}</ul>`;
    case "statement":
      return html`
        <p class="say ${toStatementClass({ text: getShownMarkup(content, body.text) })} capital">${body.text}</p>
        ${half === undefined && body.after}`;
    case "pictures":
      return body.render(half === undefined ? pictures : []);
    case "markup":
      return body.markup;
  }
}

function renderHead({ title, lead, id }: Section, form: HeadForm): Markup | undefined {
  if (title === undefined) return undefined;
  const heading = html`<h2 class="h2" id="${id}-title">${title}</h2>`;
  const sentence = lead === undefined ? undefined : html`<p class="lead capital">${lead}</p>`;
  switch (form) {
    case "side":
      return html`<div class="part__head">${heading}${lead !== undefined && html`<p class="quiet capital">${lead}</p>`}</div>`;
    case "top":
      return html`<header class="part__head">${heading}${sentence}</header>`;
    case "split":
      return html`<div class="part__head"><div>${heading}</div>${sentence}</div>`;
    case "bar":
      return html`${heading}${sentence}`;
  }
}

/** The form of a section's heading in its setting. */
function getHeadForm({ kind, title, lead, body }: Section, { head, half, list }: SectionSetting): HeadForm | "none" {
  if (title === undefined) return "none";
  if (half !== undefined) return "top";
  // A number, or a place with its hours, is beside its heading: below it the other half would be empty.
  if (kind === "notice" || (kind === "contact" && lead === undefined)) return "side";
  // So is a list of prices or hours: across the page, an amount is far from what it is for.
  if (kind === "facts" && head !== "bar") return "side";
  const isWide = kind === "offer" || (kind === "values" && list === "figure") || ("isWide" in body && body.isWide === true);
  const needsBlock = isWide || kind === "action" ? head !== "top" && head !== "bar" : kind === "contact" && head !== "top";
  return needsBlock ? "top" : head;
}

/** What follows a statement beside a picture: below both, because it would make the picture a tall box. */
const renderAfter = ({ body }: Section): Markup | undefined =>
  body.form === "statement" && body.after !== undefined ? html`<div class="half__after">${body.after}</div>` : undefined;

/** A section in its setting. The pieces of content are the same in every archetype. */
export function renderSection(section: Section, setting: SectionSetting, content: PageContent): Markup {
  const { kind, id, title, isSample } = section;
  const { half, isBleed, pictures, gap, ground } = setting;
  const head = getHeadForm(section, setting);
  const text = html`
    ${head !== "none" && renderHead(section, head)}
    <div class="part__body"${isSample && html` data-sample`}>
      ${renderBody(section, setting, content)}
    </div>`;
  return html`
    <section class="part part--${kind} part--${head}${half !== undefined && ` part--half half--${half}`}${isBleed && " part--bleed"}
    gap-${gap}${toGroundClass(ground)}" id="${id}"${title !== undefined && html` aria-labelledby="${id}-title"`}>
      ${
        half !== undefined
          ? html`<div class="half__picture">${pictures[0]}</div><div class="half__text">${text}</div>${renderAfter(section)}`
          : html`<div class="wrap part__row">${text}</div>`
      }
    </section>`;
}

/**
 * The size of the statements that are set large: on wide screens the one with the least room fills it, and on
 * small ones no word of any is broken.
 */
function renderStatementCss(sections: readonly Section[], settings: readonly SectionSetting[], content: PageContent): string {
  const sizes = sections.flatMap(({ body, title }, index) => {
    const setting = settings[index];
    if (setting?.list === "run" && body.form === "list") {
      const titles = body.entries.map((entry) => getShownTitle(content, entry.title)).join(" / ");
      return [fitHeroHeadline(content, titles, getStatementRoom(false))];
    }
    if (setting === undefined || body.form !== "statement") return [];
    const text = getShownMarkup(content, body.text);
    if (!isLarge({ text })) return [];
    const isBeside = setting.half !== undefined || (title !== undefined && setting.head === "side");
    return [fitHeroHeadline(content, toPlainText(text), getStatementRoom(isBeside))];
  });
  const [smallest] = sizes.toSorted((one, other) => one.widePx - other.widePx);
  if (smallest === undefined) return "";
  const narrowPx = Math.min(...sizes.map((size) => size.narrowPx));
  return `.say.h1 { font-size: min(var(--fitting-h1), ${toFluidSize({ ...smallest, narrowPx }).narrow}); }
@media (min-width: 52rem) { body { --say-size: ${toFluidSize(smallest).wide}; } .say.h1 { font-size: var(--say-size); } }`;
}

/** The size of figures: the longest fills its column, one alone half a page, and none is a poster. */
function renderFigureCss(sections: readonly Section[], content: PageContent): string {
  const { tokens } = content;
  const { facts } = listShownFacts(content);
  if (facts.length === 0 || !sections.some(({ kind }) => kind === "facts")) return "";
  const isAlone = facts.length === 1 && facts[0]?.text === undefined;
  const share = isAlone ? 0.9 : facts.length === 1 ? 0.46 : facts.length === 3 ? 0.28 : 0.44;
  const letter = getLetterWidth(tokens) * 1.1;
  const em = Math.max(...facts.map(({ figure }) => estimateWidthEm(getShownText(content, figure), letter)));
  const fit = (widthPx: number, most: number) => Math.min(most, Math.floor(widthPx / em));
  const px = fit(tokens.layout.containerPx * share, mostFigurePx);
  const { narrow, wide } = toFluidSize({ style: "display", widePx: px, narrowPx: fit(narrowWidthPx, narrowFigurePx) });
  return `.numbers .display { font-size: ${narrow}; } @media (min-width: 52rem) { .numbers .display { font-size: ${wide}; } }`;
}

/** The largest figures on wide and on small screens, and the room of the latter, CSS pixels. */
const [mostFigurePx, narrowFigurePx, narrowWidthPx] = [176, 88, 320] as const;

/**
 * The shares of a wide page that a title beside its section and one above it have, and the largest
 * size that suits one, CSS pixels.
 */
const [besideShare, aboveShare, maxTitlePx] = [0.29, 0.42, 60] as const;

/** Layouts whose index is as large as first headings. */
const largeIndexLayouts: ReadonlySet<LayoutName> = new Set(["giant-word", "bands"]);

/** The share of a wide page that the titles of a list have at least, where they have a column of their own. */
const entryShare = 0.3;

/** The room of a title of a list in a window of 390 pixels, and the size of second headings there, CSS pixels. */
const narrowEntryPx = 310;
const getNarrowPx = ({ typography }: PageContent["tokens"]): number =>
  typography.sizes.find(({ name }) => name === "2xl")?.minPx ?? 28;

/** Whether the longest word of all section titles fits a small screen in the size of second headings. */
function fitsNarrow(sections: readonly Section[], content: PageContent): boolean {
  const titles = sections.flatMap(({ title }) => (title === undefined ? [] : [getShownTitle(content, title)]));
  return getLongestWordEm(titles, getLetterWidth(content.tokens)) * getNarrowPx(content.tokens) <= narrowEntryPx;
}

/**
 * Section titles have the size of first headings where their longest word fits, otherwise that of
 * second ones.
 */
function renderTitleCss(sections: readonly Section[], settings: readonly SectionSetting[], content: PageContent): string {
  const { tokens } = content;
  const titles = sections.flatMap(({ title }) => (title === undefined ? [] : [getShownTitle(content, title)]));
  const em = getLongestWordEm(titles, getLetterWidth(tokens));
  const entryTitles = sections.flatMap(({ body }) =>
    body.form === "list" ? body.entries.map((entry) => getShownTitle(content, entry.title)) : [],
  );
  const entryEm = getLongestWordEm(entryTitles, getLetterWidth(tokens));
  // A step of the scale rather than a size of its own: a page has few sizes.
  const toEntryMost = (isFitting: boolean) => (isFitting ? "100vw" : "var(--type-lead-size)");
  const largePx = getStylePx(content, "h1");
  const hasStatement = sections.some(({ body }) => body.form === "statement");
  const hasBlocks = settings.some(({ list }, index) => list === "blocks" && sections[index]?.body.form === "list");
  // A page has seven sizes. A statement and the titles of blocks, which fit their rooms, are two of them.
  const hasRoom = !(hasStatement && hasBlocks);
  const fits = (share: number) => hasRoom && largePx <= maxTitlePx && em * largePx <= tokens.layout.containerPx * share;
  const isTooLong = (share: number) => em * getStylePx(content, "h2") > tokens.layout.containerPx * share;
  const getSize = (share: number) =>
    `var(--type-${fits(share) ? "heading-1" : isTooLong(share) ? "heading-3" : "heading-2"}-size)`;
  const isFull = hasStatement || hasBlocks;
  // Then the smallest titles are as large as leads.
  return `body { ${isFull ? "--type-heading-3-size: var(--type-lead-size); " : ""}${
    hasRoom ? "" : "--point-size: var(--type-heading-2-size); "
  }--title-size: ${getSize(besideShare)};
  --index-size: var(--type-heading-${fits(besideShare) ? 3 : 2}-size); --entry-most: ${toEntryMost(
    entryEm * getNarrowPx(tokens) <= narrowEntryPx,
  )}; }
  @media (min-width: 52rem) { body { --entry-most: ${toEntryMost(
    entryEm * getStylePx(content, largeIndexLayouts.has(content.layoutName) ? "h1" : "h2") <=
      tokens.layout.containerPx * entryShare,
  )}; } }
  .part__row > .h2, .part__head .h2, .half__text > .h2 { font-size: var(--title-size); }
  :is(.part--top, .part--bar, .part--split):not(.part--half) :is(.part__row > .h2, .part__head .h2) {
  font-size: ${getSize(aboveShare)}; }
  .part--offer:has(.list--bare > :is(.index, .ledger, .figure)) .part__row > :is(.h2, .part__head) {
  font-size: var(--type-heading-2-size); }
  .part--offer:has(.list--bare > :is(.index, .ledger, .figure)).part.part .part__head .h2 { font-size: inherit; }`;
}

/**
 * Rules of sections of which a picture fills half: it reaches the edges of page and section, and
 * stands above the text on small screens.
 */
const halfCss = `
.part.part--half { display: grid; grid-template-columns: minmax(0, 1fr); padding-block: 0; overflow: hidden; }
.part--half + .part.part.part:not(.part--half, .part--bleed) { padding-top: var(--base); }
.half__picture { overflow: hidden; height: clamp(14rem, 64vw, 26rem); }
.half__text { display: grid; align-content: center; gap: var(--head-gap); grid-template-columns: minmax(0, 1fr);
padding: var(--tight) var(--edge); }
.half__after { padding: 0 var(--edge) var(--tight); }
.part--half .part__head { padding: 0; border: 0; }
@media (min-width: 52rem) {
  .part.part--half { grid-template-columns: minmax(0, 11fr) minmax(0, 10fr); }
  .part.part--half.half--end { grid-template-columns: minmax(0, 10fr) minmax(0, 11fr); }
  .part.part--half.part--contact { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
  .part.part--half.part--contact.half--end { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
  .half__picture { height: auto; min-height: clamp(20rem, 35vw, 40rem); }
  .half__picture .art { height: 0; min-height: 100%; }
  .half__text { padding-inline: calc(var(--gutter) * 2) max(var(--edge), (100vw - var(--container)) / 2); }
  .half__after { grid-column: 1 / -1; order: 3; width: min(100% - 2 * var(--edge), var(--container)); margin-inline: auto; \
padding: var(--space-8) 0 var(--tight); }
  .half--end .half__picture { order: 2; }
  .half--end .half__text { padding-inline: max(var(--edge), (100vw - var(--container)) / 2) calc(var(--gutter) * 2); }
}`;

/** Faces whose figures of equal width are those of a typewriter, and look like another face beside the text. */
const typewriterFigures: ReadonlySet<FaceId> = new Set(["schibsted-grotesk"]);

const renderAmountCss = ({ tokens }: PageContent): string =>
  typewriterFigures.has(tokens.typography.families.text.face)
    ? ".practical span.practical__amount { font-variant-numeric: lining-nums; }"
    : "";

/** Rules of a page's sections: gaps, heads, rows, and sizes that follow their texts. */
export const renderSectionCss = (
  sections: readonly Section[],
  settings: readonly SectionSetting[],
  content: PageContent,
): string => {
  const side = 4;
  return `
${fillCss}
${sections
  .map(({ body }, index) => {
    const setting = settings[index];
    return body.form === "list" && setting?.list === "blocks"
      ? renderBlocksCss(content, body.entries, setting.pictures.length)
      : "";
  })
  .join("")}
.gap-tight { padding-block: var(--tight); } .gap-base { padding-block: var(--base); } .gap-loose { padding-block: var(--loose); }
.part:not(.field) + .part:not(.field) { padding-top: 0; }
body { --head-gap: var(--space-6); \
--title-size: var(--type-${fitsNarrow(sections, content) ? "heading-2" : "lead"}-size); \
--point-size: max(var(--type-lead-size), min(2vw, var(--type-heading-2-size))); }
.part__row { display: grid; gap: var(--head-gap) var(--gutter); grid-template-columns: minmax(0, 1fr); }
.part--offer .list--bare > :is(.index, .ledger) :is(.h2, .h3) {
font-size: max(var(--type-heading-3-size), min(var(--type-heading-1-size), 4.2vw, var(--entry-most))); line-height: 1.15;
overflow-wrap: anywhere; }
.part--offer .list--bare > :is(.index:has(> :nth-child(6)), .ledger:has(> :nth-child(4))) :is(.h2, .h3) {
font-size: min(var(--index-size), var(--entry-most)); }
.part--values .list--bare :is(.h3.h3, .h2.h2) { line-height: 1.25;
font-size: max(var(--type-lead-size), min(2.3vw, var(--type-heading-2-size), var(--value-most, 100vw))); }
.part--values .list--bare > :is(.columns, .ledger) { --value-most: var(--entry-most); }
.part--offer .list:not(.list--bare) :is(p, dd) { font-size: var(--type-lead-size); line-height: 1.45; }
.part--offer .list:not(.list--bare) > :is(.ledger, .rows, .figure, .columns, .cells, .stagger) .h3 { \
font-size: min(var(--point-size), var(--entry-most)); line-height: 1.25; }
.part--offer .list:not(.list--bare) .ledger > div { padding-block: var(--space-5); }
.part--bleed.part--bleed { padding-block: 0; } .part--bleed > .wrap { width: 100%; }
.part--bleed .gallery { gap: var(--joint); }
.part--bleed .gallery.gallery figure { border: 0; border-radius: 0; }
.part--bleed .gallery--2 figure { height: clamp(8rem, 32vw, 36rem); }
.part--bleed + .part.part.part:not(.part--bleed, .part--half) { padding-top: var(--base); }
.part__head .lead, .part__head p { margin-top: var(--space-3); }
.part .h2 { text-wrap: balance; }
${halfCss}
@media (min-width: 52rem) {
  .part--side > .part__row { grid-template-columns: minmax(0, ${side}fr) minmax(0, ${12 - side}fr); }
  .part--split .part__head { display: grid; grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); gap: var(--gutter);
  align-items: baseline; }
  .part--split .part__head .lead { margin-top: 0; }
${renderTitleCss(sections, settings, content)}
}
${renderStatementCss(sections, settings, content)}
${renderAmountCss(content)}
${renderFigureCss(sections, content)}`;
};
