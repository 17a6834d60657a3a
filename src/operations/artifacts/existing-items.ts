import type { Component } from "#/model/component";
import type { Design } from "#/model/design";
import type { BrandAsset } from "#/model/mark";
import type { Page } from "#/model/page";
import { sha256Hex } from "#/kernel/hash";
import type { Context } from "#/operations/operation";

/**
 * What a design has already, so that a file that comes back keeps the name and category of what it
 * is. Plain data, because it goes to another process.
 */
export type ExistingItems = {
  readonly components: readonly Pick<Component, "slug" | "name" | "category">[];
  readonly pages: readonly Pick<Page, "slug" | "name">[];
  /** The design's vector files by the SHA-256 of their text. */
  readonly drawings: readonly (Pick<BrandAsset, "name" | "kind" | "alt"> & { readonly sha256: string })[];
};

/** Reads what a design has so far; parts that are not made yet count as empty. */
export async function loadExistingItems({ contents }: Context, { parts }: Design): Promise<ExistingItems> {
  const components = parts.components ? await contents.loadPart(parts, "components") : [];
  const pages = parts.pages ? await contents.loadPart(parts, "pages") : [];
  const assets = [
    ...(parts.mark ? (await contents.loadPart(parts, "mark")).assets : []),
    ...(parts.imagery ? (await contents.loadPart(parts, "imagery")).assets : []),
  ];
  return {
    components: components.map(({ slug, name, category }) => ({ slug, name, category })),
    pages: pages.map(({ slug, name }) => ({ slug, name })),
    drawings: assets.map(({ svg, name, kind, alt }) => ({ sha256: sha256Hex(svg), name, kind, alt })),
  };
}
