import { canonicalForm } from "#/html/canonical-form";
import { cleanHtml, getText } from "#/html/clean-html";
import { walkElements, htmlNamespace, parseHtml } from "#/html/parse-html";
import { type FullArtifact, type MergeableParts, mergeBySlug } from "#/lifecycle/imported-parts";
import type { Component } from "#/model/component";
import type { ArtifactContent } from "#/model/external-artifact";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import type { Page } from "#/model/page";

/**
 * Merges imports into parts: replaces what has the same slug, appends the rest. Skips pictures of
 * `drawings`, the design's own vector files.
 */
export function mergeArtifacts(
  { components, pages, imagery }: MergeableParts,
  artifacts: readonly FullArtifact[],
  drawings: readonly Pick<BrandAsset, "svg">[] = imagery.assets,
): MergeableParts {
  const ownSvgs = new Set(drawings.map(({ svg }) => svg));
  const newComponents: Component[] = [];
  const newPages: Page[] = [];
  const newRasters: RasterAsset[] = [];
  for (const { name, slug, content, isCanonical: isCanonicalContent } of artifacts) {
    if (content.kind === "component") newComponents.push(toComponent(name, slug, content, isCanonicalContent));
    else if (content.kind === "page") newPages.push(toPage(name, slug, content.html, isCanonicalContent));
    else if (content.sourceCode === null || !ownSvgs.has(content.sourceCode)) newRasters.push(toRasterAsset(name, slug, content));
  }
  const rasters = newRasters.length > 0 && { rasters: mergeBySlug(imagery.rasters ?? [], newRasters) };
  return {
    components: mergeBySlug(components, newComponents),
    pages: mergeBySlug(pages, newPages),
    imagery: { ...imagery, ...rasters },
  };
}

type ContentOfKind<Kind extends ArtifactContent["kind"]> = Extract<ArtifactContent, { readonly kind: Kind }>;

/** Cleans markup that was imported before canonical forms existed. */
function toComponent(
  name: string,
  slug: string,
  { html, category, variants }: ContentOfKind<"component">,
  isCanonicalContent: boolean | undefined,
): Component {
  const toCanonical = (text: string) => (isCanonicalContent ? text : cleanHtml(text, { isDocument: false }).html);
  return {
    slug,
    name,
    category,
    summary: "Made in an external design tool.",
    css: "",
    variants: [
      { name: "Default", html: toCanonical(html) },
      ...variants.map((variant) => ({ name: variant.name, html: toCanonical(variant.html) })),
    ],
    canonicalForm,
  };
}

const toRasterAsset = (name: string, slug: string, content: ContentOfKind<"asset">): RasterAsset => {
  const { assetKind, hash, webpHash, thumbnailHash, width, height, alt } = content;
  return { slug, name, kind: assetKind, hash, webpHash, thumbnailHash, width, height, alt };
};

/** Title, language and description come from the document itself, if it has them. */
function toPage(name: string, slug: string, html: string, isCanonicalContent: boolean | undefined): Page {
  const document = isCanonicalContent ? html : cleanHtml(html, { isDocument: true }).html;
  const metadata = { title: "", lang: "", description: "" };
  for (const { element } of walkElements(parseHtml(document, { isDocument: true }).root)) {
    if (element.namespaceURI !== htmlNamespace) continue;
    const readAttribute = (attribute: string) => element.attrs.find((one) => one.name === attribute)?.value ?? "";
    if (element.tagName === "html") metadata.lang = readAttribute("lang");
    else if (element.tagName === "title" && metadata.title === "") metadata.title = getText(element);
    else if (element.tagName === "meta" && readAttribute("name").toLowerCase() === "description")
      metadata.description = readAttribute("content");
  }
  const toSingleLine = (text: string) => text.slice(0, 2000).replace(/\s+/g, " ").trim().slice(0, 200);
  return {
    slug,
    name,
    title: toSingleLine(metadata.title) || name,
    description: toSingleLine(metadata.description),
    lang: /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(metadata.lang.slice(0, 100)) ? metadata.lang : "en",
    css: "",
    body: "",
    document,
    canonicalForm,
  };
}
