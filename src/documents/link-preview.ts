import { escapeMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { AssetKind } from "#/model/mark";
import { brandAssets, drawnPath } from "#/formats/asset-address";

/** Where a page stands, so that links to it can be shown as cards. Addresses are absolute: whoever shows the card reads them elsewhere. */
export type LinkPlace = { readonly pageUrl: string; readonly baseUrl: string };

/** What a card of a link shows besides the page's title and description. */
export type LinkPreview = {
  readonly pageUrl: string;
  readonly siteName: string;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string } | undefined;
};

/** Width that readers of cards ask for. */
const picturePx = 1200;

/** A design's card: its social card, or the hero where the name is live text, which no picture of pixels shows. */
export const linkPreviewOf = (content: DesignContent, { pageUrl, baseUrl }: LinkPlace): LinkPreview => ({
  pageUrl,
  siteName: content.brief.name,
  picture: pictureOf(content, "social-card", baseUrl) ?? pictureOf(content, "hero", baseUrl),
});

function pictureOf(content: DesignContent, wanted: AssetKind, baseUrl: string): LinkPreview["picture"] {
  const asset = brandAssets(content).find(({ kind }) => kind === wanted);
  const path = asset && drawnPath(asset, "png", picturePx);
  if (!path) return undefined;
  const scale = picturePx / Math.max(asset.width, asset.height);
  const [width, height] = [Math.round(asset.width * scale), Math.round(asset.height * scale)];
  return { url: baseUrl + path, width, height, alt: asset.alt };
}

/** The elements of a document's head that make its card (the Open Graph protocol's properties, and the one that asks for a wide picture). */
export function linkPreviewTags(title: string, description: string, { pageUrl, siteName, picture }: LinkPreview): string[] {
  const property = (name: string, value: string) => `<meta property="og:${name}" content="${escapeMarkup(value)}">`;
  return [
    property("type", "website"),
    property("title", title),
    ...(description === "" ? [] : [property("description", description)]),
    property("url", pageUrl),
    property("site_name", siteName),
    ...(picture
      ? [
          property("image", picture.url),
          property("image:type", "image/png"),
          property("image:width", String(picture.width)),
          property("image:height", String(picture.height)),
          property("image:alt", picture.alt),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}
