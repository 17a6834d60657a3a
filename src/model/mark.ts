import type { ExternalAssetKind } from "#/model/external-artifact";

/** What a brand asset is for. */
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

/** One vector file of the brand: an SVG document with its own size, no script, no reference to anything outside. */
export type BrandAsset = {
  readonly slug: string;
  readonly name: string;
  readonly kind: AssetKind;
  readonly svg: string;
  /** Intrinsic size in CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** False where live text is set because no bundled face has the name's letters. */
  readonly outlined: boolean;
  /** What a reader who cannot see it should hear. */
  readonly alt: string;
};

/** The brand's mark: how it was constructed and every file of the set. */
export type Mark = {
  readonly recipe: string;
  /** The idea in one sentence. */
  readonly concept: string;
  /** Path data of the symbol on a 48 × 48 grid, for the imagery and for inline use; `fill` names a role. */
  readonly symbol: { readonly viewBox: readonly [number, number, number, number]; readonly shapes: readonly MarkShape[] };
  /** Free space around every version, as a share of the symbol's height. */
  readonly clearSpace: number;
  /** Smallest height that stays legible, CSS pixels. */
  readonly smallestPx: { readonly symbol: number; readonly wordmark: number };
  readonly assets: readonly BrandAsset[];
};

/** One filled path of the symbol. `ink` is the foreground colour, `brand` the brand's, `spot` the accent. */
export type MarkShape = { readonly path: string; readonly fill: "brand" | "spot" | "ink"; readonly rule?: "evenodd" };

/** A picture of pixels that came from an external design tool. It stands for itself by the SHA-256 of its stored bytes, and so do its variants. */
export type RasterAsset = {
  readonly slug: string;
  readonly name: string;
  readonly kind: ExternalAssetKind;
  /** The PNG. */
  readonly hash: string;
  readonly webpHash: string;
  readonly thumbnailHash: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
};

/** Pictures made from the mark's geometry, and those that were brought in. */
export type Imagery = {
  readonly strategy: string;
  readonly concept: string;
  readonly assets: readonly BrandAsset[];
  readonly rasters?: readonly RasterAsset[];
};
