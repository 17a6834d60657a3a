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

/** Whether a picture shows the organisation at its work, or is one that people brought in. */
const isScene = ({ isVignette, isGiven }: BrandAsset): boolean => isVignette === true || isGiven === true;

/** The narrowest picture of a single thing that fills its place, width by height. */
const leastThingRatio = 0.9;

/** Whether a picture shows a single thing that fills a place on a page, and is no mere pattern of shapes. */
const isThing = ({ zone: [, , width, height] = [0, 0, 0, 1] }: BrandAsset): boolean => width / height >= leastThingRatio;

/** Whether the brand has no subject: all of its pictures are compositions of shapes. */
export const isAbstract = (content: PageContent): boolean => findAsset(content, "hero")?.zone === undefined;

/** The illustrations that a page can show, in the order in which it uses them: scenes, then single things. */
function listIllustrations(content: PageContent): readonly BrandAsset[] {
  let room = maxDrawings;
  const all = content.imagery.assets.filter(({ kind }) => kind === "illustration");
  const others = all.filter((asset) => !isScene(asset) && (isThing(asset) || isAbstract(content)));
  return [...all.filter(isScene), ...others].filter(({ svg }) => {
    if (svg.length > room) return false;
    room -= svg.length;
    return true;
  });
}

/** The number of scenes that a page can show. */
export const countIllustrations = (content: PageContent): number => listIllustrations(content).filter(isScene).length;

/** The number of pictures of single things that a page with few scenes can show. */
export const countThings = (content: PageContent): number => listIllustrations(content).filter((asset) => !isScene(asset)).length;

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
  /** At most `count` pictures of single things: for short pages, as a large one says little. */
  readonly takeThings: (count: number) => readonly Markup[];
  /** The number of pictures that `takeThings` could still give out. */
  readonly countThings: () => number;
};

/** All pictures of a design, to be given out in the order of a page. */
export function createPictureSupply(content: PageContent): PictureSupply {
  const illustrations = listIllustrations(content);
  const all = illustrations.map((asset, index) => ({ asset, index }));
  const scenes = all.filter(({ asset }) => isScene(asset));
  const things = all.filter(({ asset }) => !isScene(asset));
  const takeFrom = (left: typeof all, count: number) =>
    left.splice(0, count).map(({ asset, index }) => renderIllustration(asset, index));
  return {
    take: (count) => takeFrom(scenes, count),
    countLeft: () => scenes.length,
    takeThings: (count) => takeFrom(things, count),
    countThings: () => things.length,
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
