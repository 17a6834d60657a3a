import { html, trusted, type Markup } from "#/kernel/markup";
import type { AssetKind, BrandAsset } from "#/model/mark";
import type { PageContent } from "#/studio/layout/page-content";

/** How a picture stands in a page. */
export type ArtworkOptions = {
  readonly className: string;
  /** Fill the box and crop what does not fit, instead of fitting in. */
  readonly crop?: boolean;
  /** A picture that says nothing the text does not say: hidden from assistive technology. */
  readonly hidden?: boolean;
  /** Where the crop holds on, by SVG's names; the middle when absent. */
  readonly hold?:
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

const assetOf = ({ mark, imagery }: PageContent, kind: AssetKind): BrandAsset | undefined =>
  [...imagery.assets, ...mark.assets].find((asset) => asset.kind === kind);

const rootTag = /<svg\b([^>]*)>/;
const droppedAttributes = /\s(?:width|height|class|role|aria-[a-z]+|focusable|preserveAspectRatio|id)="[^"]*"/g;
const namingElements = /<(title|desc)\b[^>]*>[\s\S]*?<\/\1>/g;

/**
 * One of the brand's pictures set into a page: the asset's own drawing with the page's class, its alternative text as the accessible name, and its
 * ink following the text colour where it is a mark.
 */
export function artwork(content: PageContent, kind: AssetKind, options: ArtworkOptions): Markup {
  const asset = assetOf(content, kind);
  const start = asset === undefined ? -1 : asset.svg.search(rootTag);
  if (asset === undefined || start < 0) return html``;
  const drawing = asset.svg.slice(start).replace(namingElements, "");
  const naming =
    options.hidden === true ? html`aria-hidden="true" focusable="false"` : html`role="img" aria-label="${asset.alt}"`;
  const fit = `${options.hold ?? "xMidYMid"} ${options.crop === true ? "slice" : "meet"}`;
  const ink = content.tokens.colors.light.foreground.hex;
  const followed = kind === "wordmark" || kind === "symbol" ? drawing.replaceAll(`"${ink}"`, '"currentColor"') : drawing;
  return trusted(
    followed.replace(
      rootTag,
      (_, attributes: string) =>
        html`<svg class="${options.className}" ${naming} preserveAspectRatio="${fit}"${trusted(attributes.replace(droppedAttributes, ""))}>`
          .text,
    ),
  );
}
