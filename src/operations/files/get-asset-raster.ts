import { sha256Hex } from "#/kernel/hash";
import type { BrandAsset } from "#/model/mark";
import { type RasterFormat, type RasterPx, getMainRasterPx, thumbnailPx } from "#/model/raster";
import type { Context } from "#/operations/context";
import type { Services } from "#/operations/services";
import { getQueueOwner } from "#/operations/actor";
import type { DrawOptions } from "#/raster/rasters";

/** Options of `getAssetRaster`. The default is a PNG in the main size of the asset's kind. */
export type RasterOptions = { readonly px?: RasterPx; readonly format?: RasterFormat; readonly drawOptions?: DrawOptions };

/**
 * Counts each image that has to be rendered against the rate limit of the caller's address, which
 * bounds the work that one address can cause.
 */
export const createDrawOptions = (context: Pick<Context, "caller" | "address" | "rateLimiters" | "clock">): DrawOptions => ({
  owner: getQueueOwner(context),
  isOnDemand: true,
  beforeDraw() {
    const { caller, address, rateLimiters, clock } = context;
    if (caller.kind !== "administrator" && address !== null) rateLimiters.consume("drawing", address, clock.now());
  },
});

/**
 * Renders an asset of a stored design as a PNG or WebP. Undefined if the asset contains live text,
 * which only the reader's browser can set. Throws `rate_limited` if the caller's address has
 * exceeded its limit, and `unavailable` if the queue is full or rendering is not possible.
 */
export const getAssetRaster = (
  { rasters }: Pick<Services, "rasters">,
  { svg, kind }: Pick<BrandAsset, "svg" | "kind">,
  { px = getMainRasterPx(kind), format = "png", drawOptions }: RasterOptions = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> => rasters.get({ sourceHash: sha256Hex(svg), px }, format, drawOptions);

/** Renders the images that a design's adoption manifest names in the background. */
export const prerenderAssets = ({ rasters }: Pick<Services, "rasters">, assets: readonly BrandAsset[]): void =>
  rasters.drawAhead(
    assets.flatMap(({ svg, kind, outlined }) => {
      const sourceHash = sha256Hex(svg);
      return outlined ? [...new Set([getMainRasterPx(kind), thumbnailPx])].map((px) => ({ sourceHash, px })) : [];
    }),
  );
