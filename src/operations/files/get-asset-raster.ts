import { sha256Hex } from "#/kernel/hash";
import type { BrandAsset } from "#/model/mark";
import { type RasterFormat, type RasterPx, getMainRasterPx, thumbnailPx } from "#/model/raster";
import type { Context, Services } from "#/operations/operation";
import { getQueueOwner } from "#/operations/actor";
import type { DrawOptions } from "#/raster/rasters";

/**
 * What is asked of `getAssetRaster`; a PNG in the size that assets of this kind are offered in
 * first, where nothing is said.
 */
export type RasterOptions = { readonly px?: RasterPx; readonly format?: RasterFormat; readonly drawOptions?: DrawOptions };

/**
 * Has a drawing that is not stored yet counted by the address that asks for it, so that nobody can
 * have this server draw without end.
 */
export const createDrawOptions = (context: Pick<Context, "caller" | "address" | "rateLimiters" | "clock">): DrawOptions => ({
  owner: getQueueOwner(context),
  beforeDraw() {
    const { caller, address, rateLimiters, clock } = context;
    if (caller.kind !== "administrator" && address !== null) rateLimiters.consume("drawing", address, clock.now());
  },
});

/**
 * An asset of a stored design as a picture of pixels, for doors that hand out pictures themselves.
 * Undefined where the asset has live text, which only its reader can set. Throws `rate_limited`
 * where the caller has had too many drawn, `unavailable` while too many wait to be drawn or where
 * none can be.
 */
export const getAssetRaster = (
  { rasters }: Pick<Services, "rasters">,
  { svg, kind }: Pick<BrandAsset, "svg" | "kind">,
  { px = getMainRasterPx(kind), format = "png", drawOptions }: RasterOptions = {},
): Promise<Uint8Array<ArrayBuffer> | undefined> => rasters.get({ sourceHash: sha256Hex(svg), px }, format, drawOptions);

/** Has everything that is named in a design's adoption manifest drawn in the background. */
export const prerenderAssets = ({ rasters }: Pick<Services, "rasters">, assets: readonly BrandAsset[]): void =>
  rasters.drawAhead(
    assets.flatMap(({ svg, kind, outlined }) => {
      const sourceHash = sha256Hex(svg);
      return outlined ? [...new Set([getMainRasterPx(kind), thumbnailPx])].map((px) => ({ sourceHash, px })) : [];
    }),
  );
