import { canonicalForm, cleanHtml, getText } from "#/html/clean-html";
import { walkElements, htmlNamespace, parseHtml } from "#/html/parse-html";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { type ArtifactContent, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import type { BrandAsset, RasterAsset } from "#/model/mark";
import type { Page } from "#/model/page";
import type { Repositories } from "#/store/store";

/** The parts that imports can change. */
export type MergeableParts = Pick<DesignContent, "components" | "pages" | "imagery">;

/** An import with its content. */
export type FullArtifact = Pick<ExternalArtifact, "name" | "slug"> & {
  readonly content: ArtifactContent;
  /** Whether its markup was stored in canonical form and needs no cleaning. */
  readonly isCanonical?: boolean;
};

/** Whether the current policy found an import safe, so that its stored content is canonical. */
export const isCanonical = (row: Pick<ExternalArtifact, "policyVersion" | "checks">): boolean =>
  row.policyVersion === canonicalForm && !isUnsafe(row);

/** Loads the contents of imports. */
export const loadFullArtifacts = (
  { blobs }: Pick<Repositories, "blobs">,
  rows: readonly Pick<ExternalArtifact, "name" | "slug" | "contentHash" | "policyVersion" | "checks">[],
): Promise<FullArtifact[]> =>
  Promise.all(
    rows.map(async (row) => ({
      name: row.name,
      slug: row.slug,
      isCanonical: isCanonical(row),
      content: JSON.parse(new TextDecoder().decode(await loadStoredContent(blobs, row.contentHash))),
    })),
  );

/** The stored JSON of an import's content. */
export async function loadStoredContent(blobs: Pick<Repositories["blobs"], "findByHash">, hash: string): Promise<Uint8Array> {
  const blob = await blobs.findByHash(hash);
  if (!blob) throw new Error(`blob ${hash} of an import is missing`);
  return blob.bytes;
}

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

/** What accepted imports have put into the parts of a design. */
export type ImportedParts = {
  readonly components: readonly Component[];
  readonly pages: readonly Page[];
  readonly rasters: readonly RasterAsset[];
};

/**
 * The imports among the parts of a design: pages that are whole documents, components in canonical
 * form, and pictures that are not among the given ones.
 */
export function listImportedParts({ components, pages, imagery, given }: Partial<DesignContent>): ImportedParts {
  const givenHashes = new Set(given?.pictures?.map(({ hash }) => hash));
  return {
    components: components?.filter(({ canonicalForm }) => canonicalForm !== undefined) ?? [],
    pages: pages?.filter(({ document }) => document !== undefined) ?? [],
    rasters: imagery?.rasters?.filter(({ hash }) => !givenHashes.has(hash)) ?? [],
  };
}

/** Puts imports that were merged before into parts that were generated again. */
export const keepImports = ({ components, pages, imagery }: MergeableParts, imported: ImportedParts): MergeableParts => ({
  components: mergeBySlug(components, imported.components),
  pages: mergeBySlug(pages, imported.pages),
  imagery: {
    ...imagery,
    ...(imported.rasters.length > 0 && { rasters: mergeBySlug(imagery.rasters ?? [], imported.rasters) }),
  },
});

/** Merges two lists by slug: new items replace old ones in place, or are appended. */
function mergeBySlug<Item extends { readonly slug: string }>(before: readonly Item[], items: readonly Item[]): readonly Item[] {
  const bySlug = new Map([...before, ...items].map((item) => [item.slug, item]));
  return [...bySlug.values()];
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
