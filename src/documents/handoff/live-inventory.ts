import { getAssetUrl, getRasterPath } from "#/formats/asset-urls";
import { renderSelfContainedHtml } from "#/formats/components-json";
import { roundTo } from "#/kernel/decimal";
import { baseCss } from "#/documents/base-css";
import { renderDocument } from "#/documents/render-document";
import type { Detail } from "#/documents/handoff/detail";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { type Component, componentCategories } from "#/model/component";
import type { IconSet } from "#/model/icon";
import { type Page, resolvePageLinks } from "#/model/page";
import type { AssetKind, BrandAsset, RasterAsset } from "#/model/mark";

/** The kind of an asset; a summary leaves it out where it is the same as the slug. */
const toKind = ({ slug, kind }: Pick<BrandAsset, "slug" | "kind"> | RasterAsset, detail: Detail) =>
  detail === "full" || slug !== kind ? { kind } : {};

/** A vector asset: what it is; in full detail also its URL, metadata and drawing. */
const toAssetRow = (asset: BrandAsset, baseUrl: string, detail: Detail) => ({
  slug: asset.slug,
  ...toKind(asset, detail),
  ...(detail === "full" && {
    url: getAssetUrl(asset, baseUrl),
    name: asset.name,
    width: roundTo(asset.width),
    height: roundTo(asset.height),
    alt: asset.alt,
    svg: asset.svg,
  }),
});

/** An imported picture, in the same format. */
const toRasterRow = ({ slug, kind, hash, name, width, height, alt }: RasterAsset, baseUrl: string, detail: Detail) => ({
  slug,
  kind,
  ...(detail === "full" && { url: baseUrl + getRasterPath(hash, "png"), name, width, height, alt }),
});

/**
 * Components with all their content; in a summary, only the names of their variants by slug,
 * grouped by category.
 */
function toComponentRows(components: readonly Component[], detail: Detail) {
  if (detail === "full")
    return components.map((component) => ({
      slug: component.slug,
      category: component.category,
      name: component.name,
      summary: component.summary,
      html: renderSelfContainedHtml(component),
      css: component.css,
      variants: component.variants.map(({ name, html }) => ({ name, html })),
    }));
  return componentCategories.flatMap((category) => {
    const members = components.filter((component) => component.category === category);
    const variants = Object.fromEntries(members.map((member) => [member.slug, member.variants.map(({ name }) => name)]));
    return members.length === 0 ? [] : [{ category, variants }];
  });
}

/** The icon set: how many icons it has and where they are; in full, also how it is drawn and every name. */
const describeIcons = ({ family, licence, style, icons }: IconSet, detail: Detail) => ({
  count: icons.length,
  folder: "icons/",
  ...(detail === "full" && { family, licence, style, names: icons.map(({ name }) => name) }),
});

/** The path of a page on a site. */
const getPagePath = ({ slug }: Pick<Page, "slug">) => (slug === "landing" ? "/" : `/${slug}`);

/**
 * A page in the format of imports: one document that uses the variables of the system, which are
 * supplied when it is displayed.
 */
const renderPage = ({ lang, title, description, css, body, document }: Page) =>
  document ??
  renderDocument({
    lang,
    title,
    description,
    styles: [baseCss, css],
    body: resolvePageLinks(body, (slug) => getPagePath({ slug })),
  });

/** A summary leaves out what the full section about imagery names. */
const isListed = (kind: AssetKind, detail: Detail) =>
  detail === "full" || !(/^(?:pattern|texture|illustration)/.test(kind) || kind.endsWith("-dark"));

/**
 * Everything that exists now: components with their variants, pages, and every file of the brand.
 */
export function createLiveInventory(
  { components = [], pages = [], icons, mark, imagery }: HandoffContent,
  baseUrl: string,
  detail: Detail,
) {
  return {
    components: toComponentRows(components, detail),
    pages: pages.map((page) => ({
      slug: page.slug,
      lang: page.lang,
      ...(detail === "full" && { name: page.name, title: page.title, path: getPagePath(page), html: renderPage(page) }),
    })),
    assets: [
      ...[...mark.assets, ...imagery.assets]
        .filter(({ kind }) => isListed(kind, detail))
        .map((asset) => toAssetRow(asset, baseUrl, detail)),
      ...(imagery.rasters ?? []).map((picture) => toRasterRow(picture, baseUrl, detail)),
    ],
    ...(icons !== undefined && icons.icons.length > 0 && { icons: describeIcons(icons, detail) }),
  };
}
