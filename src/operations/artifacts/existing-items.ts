import type { Component } from "#/model/component";
import type { Design } from "#/model/design";
import type { BrandAsset } from "#/model/mark";
import type { Page } from "#/model/page";
import { sha256Hex } from "#/kernel/hash";
import type { Context } from "#/operations/context";

/**
 * What a design already contains, so that a returning file keeps its name and category. Plain data,
 * because it is sent to another process.
 */
export type ExistingItems = {
  readonly components: readonly Pick<Component, "slug" | "name" | "category">[];
  readonly pages: readonly Pick<Page, "slug" | "name">[];
  /** The design's SVG drawings, by the SHA-256 of their text. */
  readonly drawings: readonly (Pick<BrandAsset, "name" | "kind" | "alt"> & { readonly sha256: string })[];
};

/** Loads what a design contains; missing parts count as empty. */
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
