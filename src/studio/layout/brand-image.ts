import { html, trustMarkup, type Markup } from "#/kernel/markup";
import type { AssetKind, BrandAsset } from "#/model/mark";
import { getTextDirection } from "#/model/text-direction";
import type { PageContent } from "#/studio/layout/page-content";

/** How a picture is placed on a page. */
export type BrandImageOptions = {
  readonly className: string;
  /** Fill the box and crop the rest, instead of fitting the whole picture. */
  readonly crop?: boolean;
  /** The picture is decorative and hidden from assistive technology. */
  readonly hidden?: boolean;
  /** The part that a crop keeps, in SVG's names; the centre if absent. */
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

/** Asset kinds that are drawn in the page's colours, so that they stay visible in dark mode. */
const recolouredMarks: ReadonlySet<AssetKind> = new Set(["wordmark", "symbol", "lockup-horizontal", "lockup-stacked"]);

/**
 * Imagery strategies that draw ink on paper and follow the mode. The others keep their own colours.
 */
const inkOnPaperStrategies: ReadonlySet<string> = new Set(["point-field", "topographic"]);

/** Whether a colour is so light that it can only be a picture's background. */
const isPaleColor = (hex: string) => [1, 3, 5].every((start) => Number.parseInt(hex.slice(start, start + 2), 16) >= 0xe6);

/** Replaces the literal light-mode colours of a drawing with the page's colour roles. */
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

/** Mirrors a crop's alignment on right-to-left pages. */
const toReadingDirection = ({ copy }: PageContent, align: string) =>
  getTextDirection(copy.lang) === "ltr"
    ? align
    : align.replace(/^x(Min|Max)/, (_, end: string) => (end === "Min" ? "xMax" : "xMin"));

/**
 * A brand picture inlined in a page: the asset's drawing with the page's class, and its alternative
 * text as the accessible name. Marks follow the text colour.
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
        html`
          <svg class="${options.className}" ${accessibleName}
              preserveAspectRatio="${fit}"${trustMarkup(attributes.replace(removedAttributes, ""))}>`.text,
    ),
  );
}
