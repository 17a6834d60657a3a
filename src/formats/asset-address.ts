import { sha256Hex } from "#/kernel/hash";
import type { DesignContent } from "#/model/design-content";
import type { BrandAsset, RasterAsset } from "#/model/mark";

/** Every vector file of a design: the mark's set first, then the imagery. */
export const brandAssets = ({ mark, imagery }: DesignContent): readonly BrandAsset[] => [...mark.assets, ...imagery.assets];

/** Path of an asset on the server: its content's SHA-256 names it, so that it never changes under its address. */
export const assetPath = (asset: BrandAsset): string => `/assets/${sha256Hex(asset.svg)}.svg`;

/** Absolute address of an asset. */
export const assetUrl = (asset: BrandAsset, baseUrl: string): string => baseUrl + assetPath(asset);

/** Every picture of pixels that was brought in. */
export const rasterAssets = ({ imagery }: DesignContent): readonly RasterAsset[] => imagery.rasters ?? [];

/** Path of a stored picture on the server. */
export const rasterPath = (hash: string, extension: "png" | "webp"): string => `/assets/${hash}.${extension}`;

/** The name of an asset's file inside archives. */
export const assetFileName = (asset: BrandAsset): string => `${asset.slug}.svg`;
