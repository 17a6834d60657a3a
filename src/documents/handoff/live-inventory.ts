import { assetUrl, rasterPath } from "#/formats/asset-address";
import { selfContainedHtml } from "#/formats/components-json";
import { roundTo } from "#/kernel/decimal";
import { baseCss } from "#/documents/base-css";
import { documentShell } from "#/documents/document-shell";
import type { HandoffContent } from "#/documents/handoff/handoff-content";
import { type Component, componentCategories } from "#/model/component";
import { type Page, resolvePageLinks } from "#/model/page";
import type { BrandAsset, RasterAsset } from "#/model/mark";

/** Whether parts come with their whole content or with their facts alone. */
export type Detail = "full" | "summary";
export const details = ["summary", "full"] as const satisfies readonly Detail[];

/** One vector file: what it is and where; everything else that is known of it, and its drawing, where all is asked for. */
const assetRow = (asset: BrandAsset, baseUrl: string, detail: Detail) => ({
  slug: asset.slug,
  kind: asset.kind,
  url: assetUrl(asset, baseUrl),
  ...(detail === "full" && {
    name: asset.name,
    width: roundTo(asset.width),
    height: roundTo(asset.height),
    alt: asset.alt,
    svg: asset.svg,
  }),
});

/** One picture of pixels that was brought in, in the same way. */
const pictureRow = ({ slug, kind, hash, name, width, height, alt }: RasterAsset, baseUrl: string, detail: Detail) => ({
  slug,
  kind,
  url: baseUrl + rasterPath(hash, "png"),
  ...(detail === "full" && { name, width, height, alt }),
});

/** Components with all that is known of them; in a summary the names of their variants alone, under the component's slug, category by category. */
function componentRows(components: readonly Component[], detail: Detail) {
  if (detail === "full")
    return components.map((component) => ({
      slug: component.slug,
      category: component.category,
      name: component.name,
      summary: component.summary,
      html: selfContainedHtml(component),
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
const pathOf = ({ slug }: Pick<Page, "slug">) => (slug === "landing" ? "/" : `/${slug}`);

/** A page as an import takes it: one document that reads the variables of the system, which are supplied wherever imports are shown. */
const wholePage = ({ lang, title, description, css, body, document }: Page) =>
  document ??
  documentShell({ lang, title, description, styles: [baseCss, css], body: resolvePageLinks(body, (slug) => pathOf({ slug })) });

/** What there is already, as it stands now: components with their variants, pages, and every file of the brand. */
export function liveInventory({ components = [], pages = [], mark, imagery }: HandoffContent, baseUrl: string, detail: Detail) {
  return {
    components: componentRows(components, detail),
    pages: pages.map((page) => ({
      slug: page.slug,
      lang: page.lang,
      ...(detail === "full" && { name: page.name, title: page.title, path: pathOf(page), html: wholePage(page) }),
    })),
    assets: [
      ...[...mark.assets, ...imagery.assets].map((asset) => assetRow(asset, baseUrl, detail)),
      ...(imagery.rasters ?? []).map((picture) => pictureRow(picture, baseUrl, detail)),
    ],
  };
}
