import { html, trustMarkup, type Markup } from "#/kernel/markup";
import { type AssetKind, type BrandAsset, givenRecipe, type PictureFocus } from "#/model/mark";
import { getTextDirection } from "#/model/text-direction";
import { toDataUrl, toModeColor } from "#/studio/components/symbol";
import type { PageContent } from "#/studio/layout/page-content";

/** How a picture is placed on a page. */
export type BrandImageOptions = {
  readonly className: string;
  /** Fill the box and crop the rest, instead of fitting the whole picture. */
  readonly crop?: boolean;
  /** The picture is decorative and hidden from assistive technology. */
  readonly hidden?: boolean;
  /** Which of several pictures of the kind, such as the illustrations; the first if absent. */
  readonly position?: number;
  /**
   * The part that a crop keeps, in SVG's names; the centre if absent. A picture with a focus keeps
   * that instead.
   */
  readonly align?:
    | "xMinYMin"
    | "xMidYMin"
    | "xMaxYMin"
    | "xMinYMid"
    | "xMidYMid"
    | "xMaxYMid"
    | "xMinYMax"
    | "xMidYMax"
    | "xMaxYMax";
};

/** The asset of a kind; if there are several, the one at the position, which repeats. */
export function findAsset({ mark, imagery }: PageContent, kind: AssetKind, position = 0): BrandAsset | undefined {
  const assets = [...imagery.assets, ...mark.assets].filter((asset) => asset.kind === kind);
  // Without a symbol, a mark that was brought in is shown as a whole.
  if (kind === "symbol" && assets.length === 0)
    return mark.assets.find((asset) => asset.kind.startsWith("symbol") || asset.kind.startsWith("lockup")) ?? mark.assets[0];
  return assets[position % Math.max(1, assets.length)];
}

const rootTag = /<svg\b([^<>]*)>/;
const removedAttributes = /\s(?:width|height|class|role|aria-[a-z]+|focusable|preserveAspectRatio|id)="[^"]*"/g;
const namingElements = /<(title|desc)\b[^<>]*>[^<]*<\/\1>/g;

/** Asset kinds that are drawn in the page's colours, so that they stay visible in dark mode. */
const recolouredMarks: ReadonlySet<AssetKind> = new Set(["wordmark", "symbol", "lockup-horizontal", "lockup-stacked"]);

/** The fill of a part that is set into a field, as marks are written. */
const inlayFill = /data-inlay="" fill="#[0-9a-f]{6}"/g;

/** A mark's drawing with the page's colour roles instead of the literal light-mode colours. */
function recolorMark({ tokens, mark }: PageContent, drawing: string): string {
  const { foreground, background, brand, spot } = tokens.colors.light;
  const roles = new Map<string, string>([
    [background.hex, "ink-paper"],
    [spot.hex, "ink-spot"],
    [brand.hex, "ink-brand"],
    [foreground.hex, "ink-ink"],
  ]);
  const inlay = mark.symbol.inlay && `class="ink-inlay" color="${toModeColor(mark.symbol.inlay)}"`;
  return drawing.replace(inlayFill, inlay ?? 'fill="none"').replace(/\bfill="(#[0-9a-f]{6})"/g, (whole, hex: string) => {
    const role = roles.get(hex);
    return role === undefined ? whole : `class="${role}"`;
  });
}

const hexColors = /#[0-9a-f]{6}/g;

/**
 * A picture that follows the mode: its dark version is the same drawing in other colours, so each
 * colour becomes a pair. Without a dark version the drawing keeps its colours.
 */
function pairColors({ imagery }: PageContent, { slug }: BrandAsset, drawing: string): string {
  const dark = imagery.assets.find((asset) => asset.slug === `${slug}-dark`);
  const darkColors = dark?.svg.slice(dark.svg.search(rootTag)).match(hexColors) ?? [];
  if (darkColors.length !== drawing.match(hexColors)?.length) return drawing;
  let position = 0;
  return drawing.replace(hexColors, (hex) => `light-dark(${hex},${darkColors[position++] ?? hex})`);
}

const paintValue = /\b(fill|stroke)="(#[0-9a-f]{3,8}|[a-z]{3,30}|rgb[^"()]{0,3}\([^"()]{1,60}\))"/gi;
const unpaintedValues: ReadonlySet<string> = new Set(["none", "transparent", "inherit", "currentcolor"]);

/** A given mark in its own colours, or all in white on dark pages if it is not seen there. */
const recolorGivenMark = ({ isWhiteOnDark }: BrandAsset, drawing: string): string =>
  isWhiteOnDark === true
    ? drawing.replace(paintValue, (whole, name: string, color: string) =>
        unpaintedValues.has(color.toLowerCase()) ? whole : `${name}="light-dark(${color},#ffffff)"`,
      )
    : drawing;

/** A drawing in colours that follow the page's mode. */
function recolor(content: PageContent, asset: BrandAsset, drawing: string): string {
  if (asset.isGiven === true) return drawing;
  if (isGivenMark(content, asset)) return recolorGivenMark(asset, drawing);
  return recolouredMarks.has(asset.kind) ? recolorMark(content, drawing) : pairColors(content, asset, drawing);
}

const isGivenMark = ({ mark }: PageContent, asset: BrandAsset): boolean =>
  mark.recipe === givenRecipe && mark.assets.includes(asset);

/** Whether a drawing has ids, which would occur twice on a page that shows it twice. */
const hasIds = ({ svg }: BrandAsset): boolean => svg.includes(' id="');

/** The alignment that keeps a picture's focus in a crop. */
function alignToFocus({ x, y }: PictureFocus): NonNullable<BrandImageOptions["align"]> {
  const toEnd = (share: number) => (share < 0.4 ? "Min" : share > 0.6 ? "Max" : "Mid");
  return `x${toEnd(x)}Y${toEnd(y)}`;
}

/**
 * The alignment with which a crop of an asset keeps its focus. In a high place a scene is in the middle: its floor goes on below
 * it, and its wall or sky above it.
 */
const getCropAlignment = ({ focus }: BrandAsset): string => (focus === undefined ? "xMidYMid" : alignToFocus(focus));

/** Mirrors a crop's alignment on right-to-left pages. */
const toReadingDirection = ({ copy }: PageContent, align: string) =>
  getTextDirection(copy.lang) === "ltr"
    ? align
    : align.replace(/^x(Min|Max)/, (_, end: string) => (end === "Min" ? "xMax" : "xMin"));

const firstFill = /<rect\b[^<>]*\bfill="(#[0-9a-f]{6})"/;

/** The colour of a picture's ground beyond its edge, for boxes of extreme proportions. */
const getGroundFill = (content: PageContent, asset: BrandAsset): string | undefined => {
  const fill = firstFill.exec(asset.svg)?.[1];
  const dark = content.imagery.assets.find(({ slug }) => slug === `${asset.slug}-dark`);
  const darkFill = dark && firstFill.exec(dark.svg)?.[1];
  return fill === undefined || darkFill === undefined ? fill : `light-dark(${fill},${darkFill})`;
};

/**
 * The view of a picture in a box of any proportions: with a zone, all of the zone and ground around
 * it; otherwise the part around its focus.
 */
export const getPictureView = (asset: BrandAsset): Markup =>
  asset.zone === undefined
    ? html`viewBox="0 0 ${asset.width} ${asset.height}" preserveAspectRatio="${getCropAlignment(asset)} slice"`
    : html`viewBox="${asset.zone.join(" ")}" preserveAspectRatio="${getCropAlignment(asset)} meet"`;

const rootEnd = /<\/svg>\s*$/;

/** The content of an asset's drawing, without its root element, in the page's colours. */
export function drawInline(content: PageContent, asset: BrandAsset): Markup {
  const start = asset.svg.search(rootTag);
  if (start < 0) return html``;
  const drawing = asset.svg.slice(start).replace(namingElements, "").replace(rootTag, "").replace(rootEnd, "");
  const ground = asset.zone === undefined ? undefined : getGroundFill(content, asset);
  const { width, height } = asset;
  // The ids of a given picture would occur on the page as often as the picture.
  if (asset.isGiven === true && hasIds(asset))
    return html`<image width="${width}" height="${height}" href="${toDataUrl(asset.svg)}"/>`;
  return html`${
    ground !== undefined &&
    html`<rect x="${-width}" y="${-height}" width="${width * 3}" height="${height * 3}" fill="${ground}"/>`
  }${trustMarkup(recolor(content, asset, drawing))}`;
}

/** A picture's alternative text, which is in English; on other pages what it is drawn for. */
export const getAccessibleName = ({ copy }: PageContent, { alt }: BrandAsset): string =>
  copy.lang === "en" ? alt : copy.phrases.picture(copy.industry ?? copy.name);

/**
 * A brand picture inlined in a page: the asset's drawing with the page's class, and its alternative
 * text as the accessible name. Marks follow the text colour, other pictures the mode.
 */
export function renderBrandImage(content: PageContent, kind: AssetKind, options: BrandImageOptions): Markup {
  const asset = findAsset(content, kind, options.position ?? 0);
  const start = asset === undefined ? -1 : asset.svg.search(rootTag);
  if (asset === undefined || start < 0) return html``;
  const drawing = asset.svg.slice(start).replace(namingElements, "");
  const accessibleName =
    options.hidden === true
      ? html`aria-hidden="true" focusable="false"`
      : html`role="img" aria-label="${getAccessibleName(content, asset)}"`;
  const align = asset.focus === undefined ? toReadingDirection(content, options.align ?? "xMidYMid") : alignToFocus(asset.focus);
  const fit = `${align} ${options.crop === true ? "slice" : "meet"}`;
  if ((asset.isGiven === true || isGivenMark(content, asset)) && hasIds(asset))
    return html`
      <svg class="${options.className}" ${accessibleName} preserveAspectRatio="${fit}" viewBox="0 0 ${asset.width} ${asset.height}">
        <image width="${asset.width}" height="${asset.height}" href="${toDataUrl(asset.svg)}"/>
      </svg>`;
  if (options.crop === true && asset.zone !== undefined)
    return html`<svg class="${options.className}" ${accessibleName} ${getPictureView(asset)}>${drawInline(content, asset)}</svg>`;
  const recoloredDrawing = recolor(content, asset, drawing);
  return trustMarkup(
    recoloredDrawing.replace(
      rootTag,
      (_, attributes: string) =>
        html`
          <svg class="${options.className}" ${accessibleName}
              preserveAspectRatio="${fit}"${trustMarkup(attributes.replace(removedAttributes, ""))}>`.text,
    ),
  );
}
