import { sha256Hex } from "#/kernel/hash";
import { LruCache } from "#/kernel/lru-cache";
import type { Log } from "#/kernel/log";
import { maxOnDemandRasterBytes } from "#/model/limits";
import type { RasterFormat, RasterPx } from "#/model/raster";
import type { RasterWorker } from "#/raster/raster-worker";
import type { DrawRequest, RasterImage } from "#/raster/raster-image";
import type { Store } from "#/store/store";

/** Identifies an image by the hash of its SVG and its longer side. */
export type RasterKey = { readonly sourceHash: string; readonly px: RasterPx };

/** Applies only to images that are not stored yet. */
export type DrawOptions = {
  /** Owners take turns while requests wait. */
  readonly owner: string;
  /** Whether it was asked for: such images are stored up to a limit. */
  readonly isOnDemand?: boolean;
  /** Called before rendering starts. If it throws, nothing is rendered. */
  beforeDraw?(): void;
};

/** Raster images of stored SVGs. Each is rendered on first request, then stored. */
export type Rasters = {
  /**
   * Returns an image's bytes. Undefined for an unknown hash, and for an SVG with live text, because
   * its fonts exist only on the reader's machine. Concurrent requests share one rendering. Throws
   * what the worker and `beforeDraw` throw.
   */
  get(key: RasterKey, format: RasterFormat, drawOptions?: DrawOptions): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /**
   * Renders a drawing that is not stored, without live text, and caches the image in memory only.
   * Throws what the worker and `beforeDraw` throw.
   */
  draw(request: DrawRequest, drawOptions: DrawOptions): Promise<RasterImage>;
  /**
   * Renders images in the background, one after another. Those that fail are rendered again on
   * request.
   */
  drawAhead(keys: readonly RasterKey[]): void;
  /** Stops rendering and ends the thread. Resolves after the last write. */
  close(): Promise<void>;
};

const backgroundOptions: DrawOptions = { owner: "" };

/** Memory for images of drawings that are not stored, bytes. */
const maxDrawnBytes = 24_000_000;

/** Live text, which would be missing from an image rendered without fonts. */
const liveTextPattern = /<text[\s>]/;

/**
 * Creates the rasters of a store. An image that cannot be stored is returned anyway, and the error
 * logged.
 */
export function createRasters(
  store: Pick<Store, "blobs" | "rasters" | "transaction">,
  worker: RasterWorker,
  log: Log,
  maxOnDemandBytes = maxOnDemandRasterBytes,
): Rasters {
  const inFlight = new Map<string, Promise<RasterImage>>();
  const drawn = new LruCache<RasterImage>(maxDrawnBytes);
  let drawingAhead: Promise<void> = Promise.resolve();
  let isClosed = false;

  const findStored = async ({ sourceHash, px }: RasterKey): Promise<RasterImage | undefined> => {
    const row = await store.rasters.find(sourceHash, px);
    const [png, webp] = row ? await Promise.all([store.blobs.findByHash(row.pngHash), store.blobs.findByHash(row.webpHash)]) : [];
    return png && webp && { png: png.bytes, webp: webp.bytes };
  };
  const storeRaster = ({ sourceHash, px }: RasterKey, { png, webp }: RasterImage, isOnDemand: boolean) =>
    store.transaction(async ({ blobs, rasters }) => {
      const [pngHash, webpHash] = [await blobs.put(png, "image/png"), await blobs.put(webp, "image/webp")];
      await rasters.insert({ sourceHash, px, pngHash, webpHash }, isOnDemand ? png.length + webp.length : 0);
      if (isOnDemand) await rasters.removeOldestOnDemand(maxOnDemandBytes);
    });
  const loadSvg = async (hash: string): Promise<string | undefined> => {
    const source = await store.blobs.findByHash(hash);
    if (source?.mediaType !== "image/svg+xml") return undefined;
    const svg = new TextDecoder().decode(source.bytes);
    return liveTextPattern.test(svg) ? undefined : svg;
  };
  const drawAndStore = async (svg: string, key: RasterKey, { owner, isOnDemand = false }: DrawOptions): Promise<RasterImage> => {
    // Another request may have stored it in the meantime.
    const stored = await findStored(key);
    if (stored) return stored;
    const image = await worker.draw({ svg, px: key.px }, owner);
    await storeRaster(key, image, isOnDemand).catch((error: unknown) => log.error("raster image not stored", error, { ...key }));
    return image;
  };
  const getOrDraw = async (key: RasterKey, drawOptions: DrawOptions): Promise<RasterImage | undefined> => {
    const stored = await findStored(key);
    if (stored) return stored;
    const svg = await loadSvg(key.sourceHash);
    if (svg === undefined) return undefined;
    const id = `${key.sourceHash} ${key.px}`;
    const found = inFlight.get(id);
    if (found) return await found;
    // Only the caller that starts a rendering is counted, so that other requests do not use up its
    // limit.
    drawOptions.beforeDraw?.();
    const running = drawAndStore(svg, key, drawOptions).finally(() => inFlight.delete(id));
    inFlight.set(id, running);
    return await running;
  };
  const drawAll = async (keys: readonly RasterKey[]) => {
    for (const key of keys) {
      if (isClosed) return;
      await getOrDraw(key, backgroundOptions).catch(
        (error: unknown) => isClosed || log.error("raster image not rendered ahead", error, { ...key }),
      );
    }
  };
  return {
    async get(key, format, drawOptions = backgroundOptions) {
      return (await getOrDraw(key, drawOptions))?.[format];
    },
    async draw(request, { owner, beforeDraw }) {
      const key = `${sha256Hex(request.svg)} ${request.px}`;
      const cached = drawn.get(key);
      if (cached) return cached;
      beforeDraw?.();
      const image = await worker.draw(request, owner);
      drawn.set(key, image, image.png.length + image.webp.length);
      return image;
    },
    drawAhead(keys) {
      drawingAhead = drawingAhead.then(() => drawAll(keys));
    },
    async close() {
      isClosed = true;
      worker.close();
      await drawingAhead;
      await Promise.allSettled(inFlight.values());
    },
  };
}
