import type { DesignContent } from "#/model/design-content";
import type { BrandAsset } from "#/model/mark";
import { listBrandAssets } from "#/formats/asset-urls";

/** The first asset of a kind. */
export const findAsset = (content: Pick<DesignContent, "mark" | "imagery">, kind: BrandAsset["kind"]): BrandAsset | undefined =>
  listBrandAssets(content).find((asset) => asset.kind === kind);

/** The version of the mark on which the clear space is shown. */
export const findClearSpaceLockup = (content: DesignContent): BrandAsset | undefined =>
  findAsset(content, "lockup-horizontal") ?? findAsset(content, "wordmark") ?? findAsset(content, "symbol");
