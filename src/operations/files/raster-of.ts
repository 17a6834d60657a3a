import { sha256Hex } from "#/kernel/hash";
import type { BrandAsset } from "#/model/mark";
import { type RasterFormat, type RasterPx, rasterPxOf, thumbnailPx } from "#/model/raster";
import type { Services } from "#/operations/operation";

/** What is asked of `rasterOf`; a PNG in the size that assets of this kind are offered in first, where nothing is said. */
export type RasterWish = { readonly px?: RasterPx; readonly format?: RasterFormat };

/**
 * An asset of a stored design as a picture of pixels, for doors that hand out pictures themselves. Undefined where the asset has live text, which only its reader can set.
 * Throws `rate_limited` while too many pictures wait to be drawn, `unavailable` where none can be.
 */
export const rasterOf = (
  { rasters }: Pick<Services, "rasters">,
  { svg, kind }: Pick<BrandAsset, "svg" | "kind">,
  { px = rasterPxOf(kind), format = "png" }: RasterWish = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> => rasters.of({ sourceHash: sha256Hex(svg), px }, format);

/** Has everything that is named in a design's adoption manifest drawn in the background. */
export const drawAssetsAhead = ({ rasters }: Pick<Services, "rasters">, assets: readonly BrandAsset[]): void =>
  rasters.drawAhead(
    assets.flatMap(({ svg, kind, outlined }) => {
      const sourceHash = sha256Hex(svg);
      return outlined ? [...new Set([rasterPxOf(kind), thumbnailPx])].map((px) => ({ sourceHash, px })) : [];
    }),
  );
