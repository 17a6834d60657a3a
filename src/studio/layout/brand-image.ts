import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { AssetKind, BrandAsset } from "#/model/mark";
import { getTextDirection } from "#/model/text-direction";
import type { PageContent } from "#/studio/layout/page-content";

/** How a picture stands in a page. */
export type BrandImageOptions = {
  readonly className: string;
  /** Fill the box and crop what does not fit, instead of fitting in. */
  readonly crop?: boolean;
  /** A picture that says nothing the text does not say: hidden from assistive technology. */
  readonly hidden?: boolean;
  /** Where the crop holds on, by SVG's names; the middle when absent. */
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

const findAsset = ({ mark, imagery }: PageContent, kind: AssetKind): BrandAsset | undefined =>
  [...imagery.assets, ...mark.assets].find((asset) => asset.kind === kind);

const rootTag = /<svg\b([^<>]*)>/;
const removedAttributes = /\s(?:width|height|class|role|aria-[a-z]+|focusable|preserveAspectRatio|id)="[^"]*"/g;
const namingElements = /<(title|desc)\b[^<>]*>[^<]*<\/\1>/g;

/** Kinds that are drawn in the page's own colours, so that they stay visible in the dark. */
const recolouredMarks: ReadonlySet<AssetKind> = new Set(["wordmark", "symbol", "lockup-horizontal", "lockup-stacked"]);

/** Picture strategies of ink on paper: they turn with the mode. The others are pictures with colours of their own. */
const inkOnPaperStrategies: ReadonlySet<string> = new Set(["point-field", "topographic"]);

/** Whether a colour is so light that it can only be the ground of a picture. */
const isPaleColor = (hex: string) => [1, 3, 5].every((start) => Number.parseInt(hex.slice(start, start + 2), 16) >= 0xe6);

/** Gives a drawing's fills the page's roles in place of the literal colours of the light mode. */
function recolor({ tokens, imagery }: PageContent, { kind }: BrandAsset, drawing: string): string {
  const isMark = recolouredMarks.has(kind);
  if (!isMark && !inkOnPaperStrategies.has(imagery.strategy)) return drawing;
  const { foreground, background, brand, spot } = tokens.colors.light;
  const roles = new Map<string, string>([
    [background.hex, "ink-paper"],
    [spot.hex, "ink-spot"],
    [brand.hex, "ink-brand"],
    [foreground.hex, "ink-ink"],
  ]);
  return drawing.replace(/\bfill="(#[0-9a-f]{6})"/g, (whole, hex: string) => {
    const role = roles.get(hex) ?? (isMark || !isPaleColor(hex) ? undefined : "ink-tint");
    return role === undefined ? whole : `class="${role}"`;
  });
}

/** Where a crop holds on in the direction that the page is read: what holds at the start holds there on a page that runs from right to left too. */
const toReadingDirection = ({ copy }: PageContent, align: string) =>
  getTextDirection(copy.lang) === "ltr"
    ? align
    : align.replace(/^x(Min|Max)/, (_, end: string) => (end === "Min" ? "xMax" : "xMin"));

/**
 * One of the brand's pictures set into a page: the asset's own drawing with the page's class, its alternative text as the accessible name, and its
 * ink following the text colour where it is a mark.
 */
export function renderBrandImage(content: PageContent, kind: AssetKind, options: BrandImageOptions): Markup {
  const asset = findAsset(content, kind);
  const start = asset === undefined ? -1 : asset.svg.search(rootTag);
  if (asset === undefined || start < 0) return html``;
  const drawing = asset.svg.slice(start).replace(namingElements, "");
  const accessibleName =
    options.hidden === true ? html`aria-hidden="true" focusable="false"` : html`role="img" aria-label="${asset.alt}"`;
  const fit = `${toReadingDirection(content, options.align ?? "xMidYMid")} ${options.crop === true ? "slice" : "meet"}`;
  const recoloredDrawing = recolor(content, asset, drawing);
  return trustMarkup(
    recoloredDrawing.replace(
      rootTag,
      (_, attributes: string) =>
        html`<svg class="${options.className}" ${accessibleName} preserveAspectRatio="${fit}"${trustMarkup(attributes.replace(removedAttributes, ""))}>`
          .text,
    ),
  );
}
