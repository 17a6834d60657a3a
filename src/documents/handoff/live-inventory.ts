import { getAssetUrl, getRasterPath } from "#/formats/asset-urls";
import { renderSelfContainedHtml } from "#/formats/components-json";
import { roundTo } from "#/kernel/decimal";
import { baseCss } from "#/documents/base-css";
import { renderDocument } from "#/documents/render-document";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { type Component, componentCategories } from "#/model/component";
import { type Page, resolvePageLinks } from "#/model/page";
import type { BrandAsset, RasterAsset } from "#/model/mark";

/** Whether parts come with their whole content or with their facts alone. */
export type Detail = "full" | "summary";
export const details = ["summary", "full"] as const satisfies readonly Detail[];

/**
 * One vector file: what it is and where; everything else that is known of it, and its drawing,
 * where all is asked for.
 */
const toAssetRow = (asset: BrandAsset, baseUrl: string, detail: Detail) => ({
  slug: asset.slug,
  kind: asset.kind,
  url: getAssetUrl(asset, baseUrl),
  ...(detail === "full" && {
    name: asset.name,
    width: roundTo(asset.width),
    height: roundTo(asset.height),
    alt: asset.alt,
    svg: asset.svg,
  }),
});

/** One picture of pixels that was brought in, in the same way. */
const toRasterRow = ({ slug, kind, hash, name, width, height, alt }: RasterAsset, baseUrl: string, detail: Detail) => ({
  slug,
  kind,
  url: baseUrl + getRasterPath(hash, "png"),
  ...(detail === "full" && { name, width, height, alt }),
});

/**
 * Components with all that is known of them; in a summary the names of their variants alone, under
 * the component's slug, category by category.
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

/** Where a page stands on a site. */
const getPagePath = ({ slug }: Pick<Page, "slug">) => (slug === "landing" ? "/" : `/${slug}`);

/**
 * A page as an import takes it: one document that reads the variables of the system, which are
 * supplied wherever imports are shown.
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

/**
 * What there is already, as it stands now: components with their variants, pages, and every file of
 * the brand.
 */
export function createLiveInventory(
  { components = [], pages = [], mark, imagery }: HandoffContent,
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
      ...[...mark.assets, ...imagery.assets].map((asset) => toAssetRow(asset, baseUrl, detail)),
      ...(imagery.rasters ?? []).map((picture) => toRasterRow(picture, baseUrl, detail)),
    ],
  };
}
