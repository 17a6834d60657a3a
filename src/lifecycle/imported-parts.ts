import { canonicalForm } from "#/html/canonical-form";
import type { Component } from "#/model/component";
import type { DesignContent } from "#/model/design-content";
import { type ArtifactContent, type ExternalArtifact, isUnsafe } from "#/model/external-artifact";
import type { RasterAsset } from "#/model/mark";
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
export function mergeBySlug<Item extends { readonly slug: string }>(
  before: readonly Item[],
  items: readonly Item[],
): readonly Item[] {
  const bySlug = new Map([...before, ...items].map((item) => [item.slug, item]));
  return [...bySlug.values()];
}
