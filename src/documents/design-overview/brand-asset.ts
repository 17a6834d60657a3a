import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { brandAssets } from "#/formats/asset-address";

/** The first asset of a kind. */
export const assetOf = (content: DesignContent, kind: BrandAsset["kind"]): BrandAsset | undefined =>
  brandAssets(content).find((asset) => asset.kind === kind);

/** The version of the mark by which the clear space is shown. */
export const clearSpaceLockup = (content: DesignContent): BrandAsset | undefined =>
  assetOf(content, "lockup-horizontal") ?? assetOf(content, "wordmark") ?? assetOf(content, "symbol");
