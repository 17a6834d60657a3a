import { html, type Markup } from "#/kernel/markup";
import type { HeroForm } from "#/model/composition";
import { renderBrandImage } from "#/studio/layout/brand-image";
import type { HeadlineBox } from "#/studio/layout/fit-headline";
import {
  renderHeroActions,
  renderHeroColumns,
  renderHeroHeadline,
  renderHeroLead,
  renderHeroText,
  renderTradeLabel,
} from "#/studio/layout/heroes/hero-text";
import type { PageContent } from "#/studio/layout/page-content";
import { type PictureSupply, renderPicture } from "#/studio/layout/pictures";

/** A form of the first view: its markup, its rules, and the room that the headline has. */
export type Hero = {
  readonly room: HeadlineBox;
  /** Whether the sentence has a column beside the headline. */
  readonly isPaired?: boolean;
  /** Its room if only the mirrored form has two columns. */
  readonly mirroredRoom?: HeadlineBox;
  readonly render: (content: PageContent, room: HeadlineBox, supply: PictureSupply) => Markup;
  /** Heights follow widths, so that pictures are drawn for the proportions of their places. */
  readonly css: string;
};

/** A form of the first view. Its other version is for a picture without a version for the width of a page. */
type HeroPair = Hero & { readonly tall?: Hero };

/** Windows with room for two columns, and those without. */
export const wide = "@media (min-width: 52rem)";
export const narrow = "@media (max-width: 51.99rem)";

/** Heights of a picture across a wide page, and of one on a small screen. */
const bandHeight = "clamp(16rem, 30vw, max(30rem, 25vw))";
export const smallHeight = "clamp(14rem, 60vw, 30rem)";

/**
 * Lets a picture fill the stretched cell around it without making the cell higher, and without a
 * position: what a clipping cell positions could be a menu that it cuts off.
 */
const fillCss = (cell: string): string => `${cell} .art { height: 0; min-height: 100%; }`;

/** Two columns of text that end on one line, or one column where there is no sentence. */
const renderColumnsCss = (row: string) => `${row} { display: grid; gap: var(--space-5) calc(var(--gutter) * 2); }
${wide} { ${row}:has(> :nth-child(2)) { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); align-items: end; }
${row} > :nth-child(2) > :first-child { margin-top: 0; } }`;

/**
 * Hides the first part of a hero that shows below a later one, until that one arrives: in a page that comes in pieces it
 * would be painted at the top and move down. What follows the hero shows that it is whole, also where its picture was taken
 * out. (`:last-child` does not hold while a page loads.)
 */
const hideUntil = (above: string, hero: string, first: string): string =>
  `${hero}:not(:has(+ *, ${above})) ${first} { visibility: hidden; }`;

/**
 * Puts the two columns of a hero in the other order than the document's. Each has its place at once: with `order`, the first
 * to arrive would be painted in the place of the other.
 */
const placeCss = (first: string, second: string): string => `${first} { grid-area: 1 / 1; } ${second} { grid-area: 1 / 2; }`;

/** The share of a wide window that a panel on the picture takes, in percent. */
const overlapShare = 43;

/** Proportions that suit every vignette, and the height that leaves room for a headline in the first view. */
const besideRatio = "aspect-ratio: 4 / 3; max-height: min(38rem, 78vh)";

/** Whether there is a sentence for a field of its own. */
const hasLead = ({ copy }: PageContent): boolean => copy.lead !== undefined;

const renderTextBesidePicture: Hero["render"] = (content, room) => html`
  <div class="wrap hero__row">
    <div class="hero__text">${renderHeroText(content, room)}</div>
    <div class="hero__art">${renderPicture(content)}</div>
  </div>`;

/** Fewer pictures beside the large one are for the sections below. */
const leastForPair = 2;

/** The large picture, with another one beside it where there are enough: one alone leaves both sides of a wide page empty. */
function renderPair(content: PageContent, supply: PictureSupply): Markup {
  const [beside] = supply.countLeft() >= leastForPair ? supply.take(1) : [];
  const figure = html`<figure class="hero__art">${renderPicture(content)}</figure>`;
  return beside === undefined
    ? figure
    : html`<div class="hero__pair">${figure}<figure class="hero__art hero__beside">${beside}</figure></div>`;
}

/** Every form of the first view. */
export const heroes: Readonly<Record<HeroForm, HeroPair>> = {
  split: {
    room: { share: 0.37, lines: 5, heightPx: 320 },
    render: (content, room) => html`
      <div class="hero__text">${renderHeroText(content, room)}</div>
      <div class="hero__art">${renderPicture(content)}</div>`,
    css: `${wide} { .hero--split { display: grid; grid-template-columns: minmax(0, 9fr) minmax(0, 11fr); \
min-height: min(38rem, 40vw, 82vh); }
.hero--split.mirrored { grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); }
.hero--split .hero__text { align-self: center; padding-block: var(--tight);
padding-inline: max(var(--edge), (100vw - var(--container)) / 2) calc(var(--gutter) * 2); }
${fillCss(".hero--split .hero__art")}
${placeCss(".hero--split.mirrored .hero__art", ".hero--split.mirrored .hero__text")}
.hero--split.mirrored .hero__text { padding-inline: calc(var(--gutter) * 2) max(var(--edge), (100vw - var(--container)) / 2); } }`,
  },
  banner: {
    room: { share: 0.54, lines: 3, heightPx: 230 },
    isPaired: true,
    render: (content, room) => html`
      <div class="hero__art">${renderPicture(content)}</div>
      <div class="wrap hero__row">${renderHeroColumns(content, room)}</div>`,
    css: `${renderColumnsCss(".hero--banner .hero__row")}
.hero--banner .hero__art { height: ${bandHeight}; }
.hero--banner .hero__row { padding-block: var(--space-8) var(--tight); }
${wide} { .hero--banner.mirrored .hero__art { order: 2; } .hero--banner.mirrored { display: grid; }
.hero--banner.mirrored .hero__row { padding-block: var(--tight) var(--space-10); }
${hideUntil(".hero__row", ".hero--banner.mirrored", ".hero__art")} }`,
    tall: {
      room: { share: 0.36, lines: 6, heightPx: 360 },
      render: (content, room) => html`
        <div class="hero__art">${renderPicture(content)}</div>
        <div class="hero__text">${renderHeroText(content, room)}</div>`,
      css: `.hero--banner .hero__art { height: ${smallHeight}; }
${wide} { .hero--banner { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
.hero--banner .hero__art { height: auto; min-height: min(40vw, 78vh); }
${fillCss(".hero--banner .hero__art")}
.hero--banner .hero__text { align-self: center; padding: var(--space-8) max(var(--edge), (100vw - var(--container)) / 2) var(--space-10) \
calc(var(--gutter) * 2); }
.hero--banner.mirrored { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
${placeCss(".hero--banner.mirrored .hero__text", ".hero--banner.mirrored .hero__art")}
.hero--banner.mirrored .hero__text { padding-inline: max(var(--edge), (100vw - var(--container)) / 2) calc(var(--gutter) * 2); } }`,
    },
  },
  field: {
    room: { share: 0.86, lines: 3, heightPx: 280, growth: 1.8 },
    mirroredRoom: { share: 0.54, lines: 4, heightPx: 280 },
    isPaired: true,
    render: (content, room) => html`
      <div class="wrap hero__text">${
        content.composition.mirrored ? renderHeroColumns(content, room) : renderHeroText(content, room)
      }</div>
      <div class="hero__art">${renderPicture(content)}</div>`,
    css: `${renderColumnsCss(".hero--field.mirrored .hero__text")}
.hero--field .hero__text { padding-block: var(--tight); }
.hero--field .hero__art { height: ${bandHeight}; }
${wide} { .hero--field .hero__text { padding-block: var(--tight); } }`,
    tall: {
      room: { share: 0.46, lines: 5, heightPx: 380 },
      render: renderTextBesidePicture,
      css: `.hero--field .hero__row { display: grid; grid-template-columns: minmax(0, 1fr); }
.hero--field .hero__text { padding: var(--space-8) 0; }
.hero--field .hero__art { height: ${smallHeight}; overflow: hidden; border-radius: var(--round) var(--round) 0 0; }
${wide} { .hero--field .hero__row { grid-template-columns: minmax(0, 1fr) minmax(0, 1fr); column-gap: calc(var(--gutter) * 2); }
.hero--field .hero__text { align-self: center; padding-block: var(--tight); }
.hero--field .hero__art { height: auto; min-height: min(34vw, 70vh, 36rem); margin-top: var(--space-10); }
${fillCss(".hero--field .hero__art")}
${placeCss(".hero--field.mirrored .hero__art", ".hero--field.mirrored .hero__text")} }`,
    },
  },
  framed: {
    room: { share: 0.54, lines: 3, heightPx: 220 },
    isPaired: true,
    render: (content, room) => html`
      <div class="wrap">
        <div class="hero__row">${renderHeroColumns(content, room)}</div>
        <figure class="hero__art">${renderPicture(content)}</figure>
      </div>`,
    css: `${renderColumnsCss(".hero--framed .hero__row")}
.hero--framed .wrap { display: grid; gap: var(--space-8); grid-template-columns: minmax(0, 1fr);
padding-block: var(--space-8) var(--tight); }
.hero--framed .hero__art { height: clamp(14rem, 36vw, 34rem); overflow: hidden; \
border-radius: var(--round); border: var(--frame); }
${wide} { .hero--framed.mirrored .hero__art { order: -1; }
${hideUntil(".hero__art", ".hero--framed.mirrored", ".hero__row")} }`,
    tall: {
      room: { share: 0.38, lines: 5, heightPx: 360 },
      render: (content, room) => html`
        <div class="wrap">
          <figure class="hero__art">${renderPicture(content)}</figure>
          <div class="hero__head">${renderHeroText(content, room)}</div>
        </div>`,
      css: `.hero--framed .wrap { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); grid-template-columns: minmax(0, 1fr);
padding-block: var(--space-6) var(--tight); }
.hero--framed .hero__art { height: ${smallHeight}; overflow: hidden; border-radius: var(--round); border: var(--frame); }
${wide} { .hero--framed .wrap { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); padding-block: var(--space-8) var(--space-12); }
.hero--framed .hero__art { height: auto; ${besideRatio}; }
.hero--framed .hero__head { align-self: center; }
.hero--framed.mirrored .wrap { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
${placeCss(".hero--framed.mirrored .hero__head", ".hero--framed.mirrored .hero__art")} }`,
    },
  },
  overlap: {
    room: { share: 0.35, lines: 4, heightPx: 260 },
    render: (content, room) => html`
      <div class="hero__art">${renderPicture(content)}</div>
      <div class="wrap"><div class="hero__panel">${renderHeroText(content, room)}</div></div>`,
    // The drawing is beside the panel, and its ground continues below it, so that the panel hides
    // no subject.
    css: `.hero--overlap .hero__art { height: ${smallHeight}; overflow: hidden; padding-bottom: var(--space-12); }
.hero--overlap .hero__art .art { overflow: visible; }
.hero--overlap .hero__panel { position: relative; padding: clamp(var(--space-6), 4vw, var(--space-12));
margin-top: calc(-1 * var(--space-12)); \
background: var(--field, var(--background)); color: var(--on, var(--foreground)); border-radius: var(--round); border: var(--frame); }
.hero--overlap { padding-bottom: var(--tight); background: transparent; }
.hero--overlap:not(.field) .hero__panel { background: var(--background); color: var(--foreground); }
${wide} { .hero--overlap { display: grid; grid-template-columns: minmax(0, 1fr); align-items: end; padding-bottom: 0; }
.hero--overlap > * { grid-area: 1 / 1; }
.hero--overlap .hero__art { align-self: stretch; height: auto; min-height: min(40vw, 80vh, 46rem); padding-block: 0;
padding-inline-start: ${overlapShare}%; }
${fillCss(".hero--overlap .hero__art")}
.hero--overlap .hero__panel { width: ${overlapShare - 2}%; margin-block: var(--space-8); }
.hero--overlap.mirrored .hero__art { padding-inline: 0 ${overlapShare}%; }
.hero--overlap.mirrored .hero__panel { margin-inline-start: auto; } }`,
  },
  word: {
    room: { share: 0.54, lines: 3, heightPx: 150, growth: 0.6 },
    isPaired: true,
    render: (content, room) => html`
      <div class="wrap hero__sign">${renderBrandImage(content, "wordmark", {
        className: "hero__word",
        hidden: true,
        align: "xMinYMax",
      })}</div>
      <div class="hero__art">${renderPicture(content)}</div>
      <div class="wrap hero__row">${renderHeroColumns(content, room)}</div>`,
    css: `${renderColumnsCss(".hero--word .hero__row")}
.hero--word .hero__word { width: 100%; height: auto; max-height: min(12rem, 24vh); }
.hero--word .hero__sign { padding-block: var(--space-6) var(--sign-gap, var(--space-4)); }
.hero--word .hero__art { height: ${bandHeight}; }
.hero--word .hero__row { padding-block: var(--space-8) var(--tight); }
${wide} { .hero--word .hero__row { align-items: start; }
.hero--word.mirrored { display: grid; } .hero--word.mirrored .hero__sign { order: 2; } .hero--word.mirrored .hero__row { order: 3; }
${hideUntil(".hero__art", ".hero--word.mirrored", ".hero__sign")} }`,
    tall: {
      room: { share: 0.4, lines: 5, heightPx: 240 },
      render: (content, room) => html`
        <div class="wrap hero__sign">${renderBrandImage(content, "wordmark", {
          className: "hero__word",
          hidden: true,
          align: "xMinYMax",
        })}</div>
        <div class="wrap hero__row">
          <div class="hero__art">${renderPicture(content)}</div>
          <div class="hero__head">${renderHeroText(content, room)}</div>
        </div>`,
      css: `.hero--word .hero__word { width: 100%; height: auto; max-height: min(9rem, 18vh); }
.hero--word .hero__sign { padding-block: var(--space-5) max(var(--sign-gap, var(--space-5)), var(--space-4)); }
.hero--word .hero__row { display: grid; gap: var(--space-6) calc(var(--gutter) * 2); grid-template-columns: minmax(0, 1fr); \
padding-bottom: var(--space-10); }
.hero--word .hero__art { height: ${smallHeight}; overflow: hidden; border-radius: var(--round); }
${wide} { .hero--word .hero__row { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); }
.hero--word .hero__art { height: auto; aspect-ratio: 8 / 5; max-height: 62vh; }
.hero--word .hero__head { align-self: center; }
.hero--word.mirrored .hero__row { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
${placeCss(".hero--word.mirrored .hero__head", ".hero--word.mirrored .hero__art")} }`,
    },
  },
  aside: {
    room: { share: 0.38, lines: 5, heightPx: 300 },
    render: renderTextBesidePicture,
    css: `.hero--aside .hero__row { display: grid; gap: var(--space-6) calc(var(--gutter) * 2);
    padding-block: var(--space-6) var(--tight); }
.hero--aside .hero__text { padding: 0; }
.hero--aside .hero__art { overflow: hidden; border-radius: var(--round); border: var(--frame); height: clamp(16rem, 60vw, 38rem); }
${wide} { .hero--aside .hero__row { grid-template-columns: minmax(0, 5fr) minmax(0, 7fr); }
.hero--aside .hero__text { align-self: center; }
.hero--aside .hero__art { height: auto; ${besideRatio}; }
${placeCss(".hero--aside.mirrored .hero__art", ".hero--aside.mirrored .hero__text")}
.hero--aside.mirrored .hero__row { grid-template-columns: minmax(0, 7fr) minmax(0, 5fr); } }`,
  },
  index: {
    room: { share: 0.94, lines: 2, heightPx: 200, growth: 1.8 },
    render: (content, room) => html`
      <div class="wrap">
        ${renderHeroHeadline(content, room)}
        <div class="hero__row">
          <div class="hero__side">
            ${renderTradeLabel(content)}<div>${renderHeroLead(content)}${renderHeroActions(content)}</div>
          </div>
          <div class="hero__art">${renderPicture(content)}</div>
        </div>
      </div>`,
    css: `.hero--index .wrap { padding-block: var(--space-8) var(--tight); }
.hero--index .hero__row { display: grid; gap: var(--space-6) var(--gutter); margin-top: var(--space-6); }
.hero--index .hero__side { border-top: var(--line); padding-top: var(--space-4); }
.hero--index .hero__side > :first-child { margin-top: 0; }
.hero--index .hero__side { display: grid; align-content: start; gap: var(--space-4); justify-items: start; }
.hero--index .hero__art { height: clamp(15rem, 33vw, 34rem); overflow: hidden; border-radius: var(--round); border: var(--frame); }
${wide} { .hero--index .hero__row { grid-template-columns: minmax(0, 4fr) minmax(0, 8fr); }
${placeCss(".hero--index.mirrored .hero__art", ".hero--index.mirrored .hero__side")}
.hero--index.mirrored .hero__row { grid-template-columns: minmax(0, 8fr) minmax(0, 4fr); } }`,
  },
  mosaic: {
    room: { share: 0.44, lines: 4, heightPx: 300 },
    render: (content, room, supply) => html`
      <div class="hero__grid">
        <div class="hero__head">${
          hasLead(content)
            ? html`${renderTradeLabel(content)}${renderHeroHeadline(content, room)}`
            : html`<div>${renderHeroText(content, room)}</div>`
        }</div>
        <div class="hero__art">${renderPicture(content)}</div>
        ${
          hasLead(content) &&
          html`
            ${supply.take(1).map((picture) => html`<div class="hero__small">${picture}</div>`)}
            <div class="hero__foot field field--secondary">${renderHeroLead(content)}${renderHeroActions(content)}</div>`
        }
      </div>`,
    css: `.hero--mosaic { background: transparent; color: var(--foreground); }
    .hero__grid { display: grid; gap: var(--joint); padding-inline: var(--mosaic-edge); }
.hero__grid > * { overflow: hidden; border-radius: var(--joint-round); }
.hero--mosaic .hero__head { padding: clamp(var(--space-6), 4vw, var(--space-16)) var(--edge); background: var(--field, var(--tile));
color: var(--on, var(--on-tile)); }
.hero--mosaic .hero__foot { padding: var(--space-6) var(--edge); display: grid; align-content: center; \
gap: var(--space-5) calc(var(--gutter) * 2); }
.hero--mosaic .hero__foot > .hero__actions { margin-top: 0; }
.hero--mosaic .hero__lead:first-child { margin-top: 0; }
.hero--mosaic .hero__art { height: ${smallHeight}; }
.hero--mosaic .hero__small { display: none; }
${wide} { .hero__grid { grid-template-columns: repeat(12, minmax(0, 1fr)); \
grid-template-rows: minmax(max(21rem, 26vw), auto) minmax(0, auto); }
.hero--mosaic .hero__head { grid-column: span 6; display: grid; align-content: end;
padding-inline-start: max(var(--edge), (100vw - var(--container)) / 2 - var(--mosaic-edge)); }
.hero--mosaic .hero__art { grid-column: span 6; height: auto; }
.hero--mosaic .hero__small { display: block; grid-column: span 4; min-height: max(14rem, 19vw); } \
.hero--mosaic .hero__foot { grid-column: 1 / -1; padding-inline: max(var(--edge), (100vw - var(--container)) / 2 - var(--mosaic-edge)); }
.hero--mosaic .hero__small + .hero__foot { grid-column: span 8; padding-inline: calc(var(--gutter) * 2); }
.hero--mosaic .hero__art + .hero__foot { grid-template-columns: minmax(0, 1fr) auto; align-items: center; padding-block: var(--space-8); }
.hero.hero--mosaic .hero__foot > .hero__lead { max-width: 30em; text-wrap: balance; }
${fillCss(".hero__grid")}
.hero--mosaic.mirrored .hero__art { grid-area: 1 / 1 / auto / span 6; }
.hero--mosaic.mirrored .hero__head { grid-area: 1 / 7 / auto / span 6; }
.hero--mosaic.mirrored .hero__small { grid-area: 2 / 9 / auto / span 4; }
.hero--mosaic.mirrored .hero__small + .hero__foot { grid-area: 2 / 1 / auto / span 8; }
.hero--mosaic.mirrored .hero__head { padding-inline: var(--edge); } }`,
  },
  axis: {
    room: { share: 0.8, lines: 3, heightPx: 230 },
    render: (content, room) => html`
      <div class="wrap hero__row">
        <div class="hero__head">${renderHeroText(content, room)}</div>
        <figure class="hero__art">${renderPicture(content)}</figure>
      </div>`,
    css: `.hero--axis .hero__row { display: grid; gap: var(--space-8); grid-template-columns: minmax(0, 1fr);
padding-block: var(--space-10) var(--tight); }
.hero--axis .hero__head { display: grid; justify-items: center; text-align: center; }
.hero--axis .hero__lead { max-width: 46ch; text-wrap: balance; } .hero--axis .hero__actions { justify-content: center; }
.hero--axis .hero__art { height: clamp(15rem, 32vw, 30rem);
overflow: hidden; border-radius: var(--round); border: var(--frame); }
${wide} { .hero--axis .hero__head { max-width: 84%; margin-inline: auto; } .hero--axis.mirrored .hero__art { order: -1; }
${hideUntil(".hero__art", ".hero--axis.mirrored", ".hero__head")} }`,
    tall: {
      room: { share: 0.84, lines: 2, heightPx: 190 },
      // Below the picture there is less room for a headline in the first view.
      mirroredRoom: { share: 0.66, lines: 2, heightPx: 150 },
      render: (content, room, supply) => html`
        <div class="wrap hero__row">
          <div class="hero__head">${renderHeroText(content, room)}</div>
          ${renderPair(content, supply)}
        </div>`,
      css: `.hero--axis .hero__row { display: grid; gap: var(--space-6); grid-template-columns: minmax(0, 1fr);
padding-block: var(--space-6) var(--space-10); }
.hero--axis .hero__head { display: grid; justify-items: center; text-align: center; }
.hero--axis .hero__lead { max-width: 52ch; text-wrap: balance; } .hero--axis .hero__actions { justify-content: center; }
.hero--axis .hero__art { height: ${smallHeight}; overflow: hidden; border-radius: var(--round); border: var(--frame); }
.hero__beside { display: none; }
${wide} { .hero--axis .hero__art { height: auto; width: min(100%, 58rem, 106vh); aspect-ratio: 16 / 9; margin-inline: auto; }
.hero__pair { display: grid; gap: var(--gutter); grid-template-columns: minmax(0, 11fr) minmax(0, 9fr); }
.hero__beside { display: block; }
.hero--axis .hero__pair .hero__art { width: auto; height: min(27rem, 54vh, 36vw); aspect-ratio: auto; margin: 0; }
.hero--axis .hero__head .hero__trade { margin-bottom: var(--space-3); } .hero--axis .hero__lead { margin-top: var(--space-3); }
.hero--axis .hero__actions { margin-top: var(--space-4); }
.hero--axis.mirrored :is(.hero__pair, .hero__row > .hero__art) { order: -1; }
${hideUntil(".hero__art", ".hero--axis.mirrored", ".hero__head")}
.hero--axis.mirrored .hero__pair .hero__art { height: min(25rem, 48vh, 36vw); }
.hero--axis.mirrored .hero__row > .hero__art { width: min(100%, 48rem, 82vh); } }`,
    },
  },
  triptych: {
    room: { share: 0.54, lines: 3, heightPx: 230 },
    isPaired: true,
    render: (content, room, supply) => html`
      <div class="hero__panels">
        <div>${supply.take(1)}</div>
        <div>${renderPicture(content)}</div>
        <div>${supply.take(1)}</div>
      </div>
      <div class="wrap hero__row">${renderHeroColumns(content, room)}</div>`,
    css: `${renderColumnsCss(".hero--triptych .hero__row")}
.hero__panels { display: grid; gap: var(--joint); height: ${smallHeight};
padding-inline: var(--mosaic-edge); }
.hero__panels > :first-child, .hero__panels > :last-child { display: none; }
.hero__panels > div { min-height: 0; overflow: hidden; border-radius: var(--joint-round); }
.hero--triptych .hero__row { padding-block: var(--space-8) var(--tight); }
${wide} { .hero__panels { grid-template-columns: 4fr 5fr 4fr; height: clamp(15rem, 25vw, 36rem); }
.hero__panels > :first-child, .hero__panels > :last-child { display: block; }
.hero--triptych.mirrored { display: grid; }
${hideUntil(".hero__row", ".hero--triptych.mirrored", ".hero__panels")}
.hero--triptych.mirrored .hero__row { order: -1;
padding-block: var(--tight) var(--space-10); } .hero--triptych.mirrored .hero__panels { grid-template-columns: 5fr 4fr 4fr; } }`,
  },
  strip: {
    room: { share: 0.41, lines: 4, heightPx: 340, growth: 2 },
    render: (content, room) => html`
      <div class="hero__art">${renderPicture(content)}</div>
      <div class="hero__text">${renderHeroText(content, room)}</div>`,
    css: `.hero--strip .hero__art { height: ${smallHeight}; overflow: hidden; }
.hero--strip .hero__text { padding: var(--space-8) var(--edge) var(--tight); }
${wide} { .hero--strip { display: grid; grid-template-columns: minmax(0, 7fr) minmax(0, 6fr); min-height: min(34rem, 42vw, 80vh); }
.hero--strip .hero__art { height: auto; }
${fillCss(".hero--strip .hero__art")}
.hero--strip .hero__text { display: grid; align-content: center; justify-items: start;
padding: var(--space-8) max(var(--edge), (100vw - var(--container)) / 2) var(--tight) calc(var(--gutter) * 2); }
.hero--strip.mirrored { grid-template-columns: minmax(0, 6fr) minmax(0, 7fr); }
${placeCss(".hero--strip.mirrored .hero__text", ".hero--strip.mirrored .hero__art")}
.hero--strip.mirrored .hero__text { padding-inline: max(var(--edge), (100vw - var(--container)) / 2) calc(var(--gutter) * 2); } }`,
  },
};
