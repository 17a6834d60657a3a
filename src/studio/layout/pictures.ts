import { html, type Markup } from "#/kernel/markup";
import type { BrandAsset } from "#/model/mark";
import { drawInline, findAsset, getAccessibleName, getPictureView } from "#/studio/layout/brand-image";
import type { PageContent } from "#/studio/layout/page-content";

function renderDrawing(content: PageContent, asset: BrandAsset, className: string): Markup {
  return html`
    <svg class="${className}" role="img" aria-label="${getAccessibleName(content, asset)}" ${getPictureView(asset)}>
      ${drawInline(content, asset)}
    </svg>`;
}

const findWide = ({ imagery }: PageContent) => imagery.assets.find(({ slug }) => slug === "hero-wide");

/** Whether the large picture has a version for places that are much wider than high. */
export const hasWidePicture = (content: PageContent): boolean => findWide(content) !== undefined;

/**
 * The large picture. It fills its box: what it shows is kept, and its ground goes on around that.
 * A design with a wide version shows that on wide screens.
 */
export function renderPicture(content: PageContent): Markup {
  const asset = findAsset(content, "hero");
  const wide = findWide(content);
  if (asset === undefined) return html``;
  if (wide === undefined) return renderDrawing(content, asset, "art");
  return html`${renderDrawing(content, wide, "art art--wide")}${renderDrawing(content, asset, "art art--narrow")}`;
}

/** Rules of pictures in two versions. */
export const pictureCss = `.art { display: block; width: 100%; height: 100%; }
@media (min-width: 52rem) { .art--narrow { display: none; } }
@media (max-width: 51.99rem) { .art--wide { display: none; } }`;

const getIllustrationId = (index: number) => `brand-illustration-${index}`;

/** The size of all drawings of illustrations that one page may hold, in letters. */
const maxDrawings = 110_000;

/**
 * The illustrations that a page can show, in the order in which it uses them: the organisation at its work,
 * and what people brought in. Single things stay among the brand's pictures, as a large one says too little.
 */
function listIllustrations({ imagery }: PageContent): readonly BrandAsset[] {
  let room = maxDrawings;
  return imagery.assets.filter(({ kind, svg, isVignette, isGiven }) => {
    if (kind !== "illustration" || svg.length > room || !(isVignette === true || isGiven === true)) return false;
    room -= svg.length;
    return true;
  });
}

/** The number of illustrations that a page can show. */
export const countIllustrations = (content: PageContent): number => listIllustrations(content).length;

function renderIllustration(asset: BrandAsset, index: number): Markup {
  return html`
    <svg class="art" ${getPictureView(asset)} aria-hidden="true" focusable="false">
      <use href="#${getIllustrationId(index)}" />
    </svg>`;
}

/** The pictures that a page has not shown yet. Each is given out once. */
export type PictureSupply = {
  /** At most `count` pictures, fewer if there are no more. */
  readonly take: (count: number) => readonly Markup[];
  /** The number of pictures that `take` could still give out. */
  readonly countLeft: () => number;
};

/** All pictures of a design, to be given out in the order of a page. */
export function createPictureSupply(content: PageContent): PictureSupply {
  const illustrations = listIllustrations(content);
  const left = illustrations.map((asset, index) => ({ asset, index }));
  return {
    take: (count) => left.splice(0, count).map(({ asset, index }) => renderIllustration(asset, index)),
    countLeft: () => left.length,
  };
}

/**
 * The drawings of the illustrations that a page refers to, each once, in a picture without size. It
 * stands before the content that refers to it.
 */
export function renderIllustrationSprite(content: PageContent, body: Markup): Markup | undefined {
  const used = listIllustrations(content).map((asset, index) => ({ asset, id: getIllustrationId(index) }));
  const drawings = used.filter(({ id }) => body.text.includes(`href="#${id}"`));
  if (drawings.length === 0) return undefined;
  return html`
    <svg class="sprite" width="0" height="0" aria-hidden="true" focusable="false">
      <defs>${drawings.map(({ asset, id }) => html`<g id="${id}">${drawInline(content, asset)}</g>`)}</defs>
    </svg>`;
}
