import { canonicalForm, cleanHtml, getText } from "#/html/clean-html";
import { walkElements, htmlNamespace, parseHtml } from "#/html/parse-html";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { type ArtifactContent, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import type { Page } from "#/model/page";
import type { Repositories } from "#/store/store";

/** The parts of a design that imported work becomes a part of. */
export type Joinable = Pick<DesignContent, "components" | "pages" | "imagery">;

/** An import with its content. */
export type FullArtifact = Pick<ExternalArtifact, "name" | "slug"> & {
  readonly content: ArtifactContent;
  /** Whether its markup was brought to canonical form when it was stored, so that it need not be again. */
  readonly isCanonical?: boolean;
};

/** Whether an import was judged by the present policy and found safe: its stored content is canonical then. */
export const isCanonical = (row: Pick<ExternalArtifact, "judgedBy" | "checks">): boolean =>
  row.judgedBy === canonicalForm && !isUnsafe(row);

/** Reads what was imported under some rows, inside a transaction or out of it. */
export const fullArtifacts = (
  { blobs }: Pick<Repositories, "blobs">,
  rows: readonly Pick<ExternalArtifact, "name" | "slug" | "contentHash" | "judgedBy" | "checks">[],
): Promise<FullArtifact[]> =>
  Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      slug: row.slug,
      isCanonical: isCanonical(row),
      content: JSON.parse(new TextDecoder().decode(await storedContent(blobs, row.contentHash))),
    })),
  );

/** The JSON of an import's content as it is stored. */
export async function storedContent(blobs: Pick<Repositories["blobs"], "byHash">, hash: string): Promise<Uint8Array> {
  const blob = await blobs.byHash(hash);
  if (!blob) throw new Error(`blob ${hash} of an import is missing`);
  return blob.bytes;
}

/**
 * The parts with imported work in them: what bears the slug of something that is there takes its place, the rest comes after it. A picture of one of `drawings`, the design's own
 * vector files, adds nothing and is left out.
 */
export function joined(
  { components, pages, imagery }: Joinable,
  artifacts: readonly FullArtifact[],
  drawings: readonly Pick<BrandAsset, "svg">[] = imagery.assets,
): Joinable {
  const own = new Set(drawings.map(({ svg }) => svg));
  const newComponents: Component[] = [];
  const newPages: Page[] = [];
  const newRasters: RasterAsset[] = [];
  for (const { name, slug, content, isCanonical: isClean } of artifacts) {
    if (content.kind === "component") newComponents.push(componentFrom(name, slug, content, isClean));
    else if (content.kind === "page") newPages.push(pageFrom(name, slug, content.html, isClean));
    else if (content.sourceCode === null || !own.has(content.sourceCode)) newRasters.push(rasterFrom(name, slug, content));
  }
  const rasters = newRasters.length > 0 && { rasters: placed(imagery.rasters ?? [], newRasters) };
  return {
    components: placed(components, newComponents),
    pages: placed(pages, newPages),
    imagery: { ...imagery, ...rasters },
  };
}

/** A list with new things, each in the place of that of its slug, or at the end. */
function placed<Thing extends { readonly slug: string }>(before: readonly Thing[], things: readonly Thing[]): readonly Thing[] {
  const bySlug = new Map([...before, ...things].map((thing) => [thing.slug, thing]));
  return [...bySlug.values()];
}

type Of<Kind extends ArtifactContent["kind"]> = Extract<ArtifactContent, { readonly kind: Kind }>;

/** Imports from before there was a canonical form are brought to it here. */
function componentFrom(
  name: string,
  slug: string,
  { html, category, variants }: Of<"component">,
  isClean: boolean | undefined,
): Component {
  const canonical = (text: string) => (isClean ? text : cleanHtml(text, { isDocument: false }).html);
  return {
    slug,
    name,
    category,
    summary: "Made in an external design tool.",
    css: "",
    variants: [
      { name: "Default", html: canonical(html) },
      ...variants.map((variant) => ({ name: variant.name, html: canonical(variant.html) })),
    ],
    canonicalForm,
  };
}

const rasterFrom = (name: string, slug: string, content: Of<"asset">): RasterAsset => {
  const { assetKind, hash, webpHash, thumbnailHash, width, height, alt } = content;
  return { slug, name, kind: assetKind, hash, webpHash, thumbnailHash, width, height, alt };
};

/** A page of a whole document. Its title, language and description are the document's own, where it says them. */
function pageFrom(name: string, slug: string, html: string, isClean: boolean | undefined): Page {
  const document = isClean ? html : cleanHtml(html, { isDocument: true }).html;
  const said = { title: "", lang: "", description: "" };
  for (const { element } of walkElements(parseHtml(document, { isDocument: true }).root)) {
    if (element.namespaceURI !== htmlNamespace) continue;
    const readAttribute = (attribute: string) => element.attrs.find((one) => one.name === attribute)?.value ?? "";
    if (element.tagName === "html") said.lang = readAttribute("lang");
    else if (element.tagName === "title" && said.title === "") said.title = getText(element);
    else if (element.tagName === "meta" && readAttribute("name").toLowerCase() === "description")
      said.description = readAttribute("content");
  }
  const line = (text: string) => text.slice(0, 2000).replace(/\s+/g, " ").trim().slice(0, 200);
  return {
    slug,
    name,
    title: line(said.title) || name,
    description: line(said.description),
    lang: /^[A-Za-z]{2,8}(-[A-Za-z0-9]{1,8})*$/.test(said.lang.slice(0, 100)) ? said.lang : "en",
    css: "",
    body: "",
    document,
    canonicalForm,
  };
}
