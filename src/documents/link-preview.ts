import { escapeMarkup } from "#/kernel/markup";
import type { DesignContent } from "#/model/design-content";
import type { AssetKind } from "#/model/mark";
import { listBrandAssets, getRenderedPath } from "#/formats/asset-urls";

/**
 * The URLs of a page and its server. They are absolute because previews are rendered on other
 * sites.
 */
export type LinkUrls = { readonly pageUrl: string; readonly baseUrl: string };

/** What a link preview shows in addition to the page's title and description. */
export type LinkPreview = {
  readonly pageUrl: string;
  readonly siteName: string;
  readonly picture: { readonly url: string; readonly width: number; readonly height: number; readonly alt: string } | undefined;
};

/** The picture width that consumers of link previews expect. */
const picturePx = 1200;

/**
 * The link preview of a design. Its picture is the social card, or the hero if the social card
 * contains live text and has no raster rendering.
 */
export const createLinkPreview = (content: DesignContent, { pageUrl, baseUrl }: LinkUrls): LinkPreview => ({
  pageUrl,
  siteName: content.brief.name,
  picture: findPicture(content, "social-card", baseUrl) ?? findPicture(content, "hero", baseUrl),
});

function findPicture(content: DesignContent, assetKind: AssetKind, baseUrl: string): LinkPreview["picture"] {
  const asset = listBrandAssets(content).find(({ kind }) => kind === assetKind);
  const path = asset && getRenderedPath(asset, "png", picturePx);
  if (!path) return undefined;
  const scale = picturePx / Math.max(asset.width, asset.height);
  const [width, height] = [Math.round(asset.width * scale), Math.round(asset.height * scale)];
  return { url: baseUrl + path, width, height, alt: asset.alt };
}

/**
 * The head elements of a link preview: Open Graph properties, and the tag that requests a large
 * picture.
 */
export function renderLinkPreviewTags(title: string, description: string, { pageUrl, siteName, picture }: LinkPreview): string[] {
  const renderProperty = (name: string, value: string) => `<meta property="og:${name}" content="${escapeMarkup(value)}">`;
  return [
    renderProperty("type", "website"),
    renderProperty("title", title),
    ...(description === "" ? [] : [renderProperty("description", description)]),
    renderProperty("url", pageUrl),
    renderProperty("site_name", siteName),
    ...(picture
      ? [
          renderProperty("image", picture.url),
          renderProperty("image:type", "image/png"),
          renderProperty("image:width", String(picture.width)),
          renderProperty("image:height", String(picture.height)),
          renderProperty("image:alt", picture.alt),
          '<meta name="twitter:card" content="summary_large_image">',
        ]
      : []),
  ];
}
