import type { ExternalAssetKind } from "#/model/external-artifact";

/** The purpose of a brand asset. */
export const assetKinds = [
  "symbol",
  "wordmark",
  "lockup-horizontal",
  "lockup-stacked",
  "symbol-black",
  "symbol-white",
  "reversed",
  "favicon",
  "app-icon",
  "social-card",
  "hero",
  "pattern",
  "texture",
] as const;
export type AssetKind = (typeof assetKinds)[number];

/**
 * One vector file of the brand: an SVG document with an intrinsic size, without scripts and
 * external references.
 */
export type BrandAsset = {
  readonly slug: string;
  readonly name: string;
  readonly kind: AssetKind;
  readonly svg: string;
  /** Intrinsic size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** False if it contains live text because no bundled face has the letters of the name. */
  readonly outlined: boolean;
  /** The text alternative. */
  readonly alt: string;
};

/** The brand's mark: its construction and every file of the set. */
export type Mark = {
  readonly recipe: string;
  /** The concept in one sentence. */
  readonly concept: string;
  /**
   * Path data of the symbol on a 48 × 48 grid, for the imagery and for inline use; `fill` names a
   * role.
   */
  readonly symbol: { readonly viewBox: readonly [number, number, number, number]; readonly shapes: readonly MarkShape[] };
  /** Clear space around every version, as a share of the symbol's height. */
  readonly clearSpace: number;
  /** Smallest legible height, CSS pixels. */
  readonly smallestPx: { readonly symbol: number; readonly wordmark: number };
  readonly assets: readonly BrandAsset[];
};

/**
 * One filled path of the symbol. `ink` is the foreground colour, `brand` the brand's, `spot` the
 * accent.
 */
export type MarkShape = { readonly path: string; readonly fill: "brand" | "spot" | "ink"; readonly rule?: "evenodd" };

/**
 * A picture from an external design tool. It and its variants are stored by the SHA-256 of their
 * bytes.
 */
export type RasterAsset = {
  readonly slug: string;
  readonly name: string;
  readonly kind: ExternalAssetKind;
  /** The hash of the PNG. */
  readonly hash: string;
  readonly webpHash: string;
  readonly thumbnailHash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** Pictures made from the mark's geometry, and imported ones. */
export type Imagery = {
  readonly strategy: string;
  readonly concept: string;
  readonly assets: readonly BrandAsset[];
  readonly rasters?: readonly RasterAsset[];
};
