import { html, type Markup } from "#/kernel/markup";
import { renderSymbol } from "#/studio/components/symbol";
import { type BrandAsset, givenRecipe } from "#/model/mark";
import { findAsset, renderBrandImage } from "#/studio/layout/brand-image";
import { getHeroForm } from "#/studio/layout/heroes/hero-form";
import { showsWholeName } from "#/studio/marks/shown-name";
import { shortenName } from "#/studio/marks/short-name";
import { measureLetters } from "#/studio/marks/divide-name";
import type { PageContent } from "#/studio/layout/page-content";
import { getHref } from "#/studio/layout/partials";

/** Room for the name beside the symbol on the smallest screens and on wide ones, CSS pixels. */
const smallRoomPx = 100;
const wideRoomPx = 300;

/** Smallest size of the letters of a name in a header, CSS pixels per em. */
const minEmPx = 14;

/**
 * Height of the file of a wordmark in two lines, at most; one in more lines would be tiny in a
 * header.
 */
const maxFileHeight = 350;

/**
 * Height of a capital in the wordmark's file, and of a capital in most faces as a share of the em.
 */
const fileCapPx = 96;
const capShare = 0.7;

/** The height that a wordmark of one line has in a header if there is room, CSS pixels. */
const lineHeightPx = 24;
const maxHeightPx = 44;

/** Width to height from which a given lockup fits the height of a header. */
const minGivenAspect = 1.6;

/** The file that shows the name in a header: a given horizontal lockup shows the symbol as well. */
const findNameAsset = (content: PageContent): BrandAsset | undefined =>
  findAsset(content, hasLockup(content) ? "lockup-horizontal" : "wordmark");

const hasLockup = ({ mark }: PageContent): boolean =>
  mark.recipe === givenRecipe && mark.assets.some(({ kind }) => kind === "lockup-horizontal");

/**
 * Whether the symbol is shown beside the file of the name: not if that shows all of a given mark.
 */
const showsSymbolBesideName = (content: PageContent): boolean =>
  content.mark.recipe !== givenRecipe ||
  (!hasLockup(content) && content.mark.assets.some(({ kind }) => kind.startsWith("symbol")));

/** The height at which the letters of a wordmark have the smallest size that a header may show. */
function getLeastHeight({ mark }: PageContent, fileHeight: number): number {
  // The letters of a given wordmark can have any size in its file.
  if (mark.recipe === givenRecipe) return mark.smallestPx.wordmark;
  return Math.max(mark.smallestPx.wordmark, (minEmPx * capShare * fileHeight) / fileCapPx);
}

/**
 * The height of a wordmark in a header, CSS pixels. One in two lines has a larger smallest size.
 */
export function getWordmarkHeight(content: PageContent): number {
  const least = getLeastHeight(content, findNameAsset(content)?.height ?? fileCapPx);
  return Math.ceil(Math.max(least, Math.min(maxHeightPx, Math.max(lineHeightPx, least * 1.4))));
}

/** How a header shows the name: as the wordmark wherever it stays legible, otherwise as text. */
export type NameForm = {
  /** Screens on which the wordmark is used: all, only wide ones, or none. */
  readonly wordmark: "always" | "wide" | "never";
  /** Estimated width of symbol and name on wide screens, CSS pixels. */
  readonly widthPx: number;
};

/**
 * A wordmark is never set below its smallest size: a long one gives way to the short name as text.
 */
export function getNameForm(content: PageContent): NameForm {
  const { copy, mark } = content;
  const asset = findNameAsset(content);
  const textWidthPx = Math.min(wideRoomPx, 40 + [...shortenName(copy.name)].length * 6);
  if (asset === undefined || asset.height === 0) return { wordmark: "never", widthPx: 44 + textWidthPx };
  const aspect = asset.width / asset.height;
  const leastPx = aspect * getLeastHeight(content, asset.height);
  const widthPx = 44 + Math.min(wideRoomPx, aspect * getWordmarkHeight(content));
  const isTall = mark.recipe === givenRecipe ? aspect < minGivenAspect : asset.height > maxFileHeight;
  if (leastPx > wideRoomPx || isTall) return { wordmark: "never", widthPx: 44 + textWidthPx };
  return { wordmark: leastPx > smallRoomPx ? "wide" : "always", widthPx };
}

/** Whether the first view sets the name large, so that the header need not repeat it. */
const isNameInHero = (content: PageContent): boolean => content.slug === "landing" && getHeroForm(content) === "word";

/** Room for a name on the smallest screens, and the width of a letter of its text, CSS pixels. */
const phoneRoomPx = 80;
const letterPx = 8.4;

/**
 * Whether the name has no room in two lines on the smallest screens, where the symbol then stands
 * alone.
 */
function isLong({ copy }: PageContent): boolean {
  const short = shortenName(copy.name);
  const longest = Math.max(...short.split(" ").map(measureLetters));
  return longest * letterPx > phoneRoomPx || measureLetters(short) * letterPx > phoneRoomPx * 1.9;
}

/** Whether the symbol shows the whole name, as for a name of one letter. */
const isNameInSymbol = ({ mark, copy }: PageContent): boolean => showsWholeName(copy.name, mark.recipe);

const renderNameImage = (content: PageContent): Markup =>
  renderBrandImage(content, hasLockup(content) ? "lockup-horizontal" : "wordmark", {
    className: "brand__word",
    hidden: true,
    align: "xMinYMid",
  });

/** A name whose lines may break after a dot between partners, which has no spaces around it. */
const renderName = (name: string): Markup =>
  html`${name.split(/(?<=[·•](?=\p{L}))/u).map((part, index) => html`${index > 0 && html`<wbr>`}${part}`)}`;

/**
 * The brand as a link to the landing page: the symbol, and the name as wordmark or text unless the
 * symbol or the first view below the header shows it.
 */
export function renderBrandLink(content: PageContent, place: "header" | "footer" = "footer"): Markup {
  const { wordmark } = getNameForm(content);
  if (isNameInSymbol(content) || (place === "header" && isNameInHero(content)))
    return html`
      <a class="brand brand--sign" href="${getHref(content, "landing")}"
          aria-label="${content.copy.phrases.homeOf(content.copy.name)}">${renderSymbol(content.mark, "brand__symbol")}</a>`;
  if (wordmark === "always" && !showsSymbolBesideName(content))
    return html`
      <a class="brand brand--always" href="${getHref(content, "landing")}"
          aria-label="${content.copy.phrases.homeOf(content.copy.name)}">${renderNameImage(content)}</a>`;
  return html`
    <a class="brand brand--${wordmark}${isLong(content) && " brand--long"}" href="${getHref(content, "landing")}"
        aria-label="${content.copy.phrases.homeOf(content.copy.name)}">
      ${renderSymbol(content.mark, "brand__symbol")}
      ${wordmark !== "never" && renderNameImage(content)}
      ${wordmark !== "always" && html`<span class="brand__name" aria-hidden="true">${renderName(shortenName(content.copy.name))}</span>`}
    </a>`;
}
