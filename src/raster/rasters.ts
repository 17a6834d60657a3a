import type { Log } from "#/kernel/log";
import type { RasterFormat, RasterPx } from "#/model/raster";
import type { RasterWorker } from "#/raster/raster-worker";
import type { RasterImage } from "#/raster/raster-image";
import type { Store } from "#/store/store";

/** One picture that can be had: of the SVG with this hash, with this long side. */
export type RasterKey = { readonly sourceHash: string; readonly px: RasterPx };

/** For whom a picture that is not stored yet is drawn. */
export type DrawOptions = {
  /** Who takes turns with others while drawings wait. */
  readonly owner: string;
  /** Called before a drawing begins; what it throws refuses the drawing. */
  beforeDraw?(): void;
};

/** Pictures of pixels of the stored SVGs: each is drawn when it is first asked for, and kept. */
export type Rasters = {
  /**
   * A picture's bytes; undefined where no SVG has this hash, or where it has live text, whose letters only a reader's own fonts have. However many ask at once, it is drawn
   * once. Throws as the artist and `admit` do.
   */
  get(order: RasterKey, format: RasterFormat, drawOptions?: DrawOptions): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Draws pictures in the background, one after the other, so that they are there when they are asked for. What fails is drawn when it is asked for. */
  drawAhead(orders: readonly RasterKey[]): void;
  /** Stops drawing ahead and ends the thread; resolves when nothing more is written. */
  close(): Promise<void>;
};

/** The turn of what is drawn without anybody asking for it. */
const backgroundOwner: DrawOptions = { owner: "" };

/** Live text: a drawing without fonts would leave it out. */
const liveTextPattern = /<text[\s>]/;

/** Builds the rasters over a store. A picture that cannot be kept is given all the same, and the log says why. */
export function createRasters(store: Pick<Store, "blobs" | "rasters" | "transaction">, worker: RasterWorker, log: Log): Rasters {
  const inFlight = new Map<string, Promise<RasterImage>>();
  let prefetching: Promise<void> = Promise.resolve();
  let isClosed = false;

  const findStored = async ({ sourceHash, px }: RasterKey): Promise<RasterImage | undefined> => {
    const row = await store.rasters.find(sourceHash, px);
    const [png, webp] = row ? await Promise.all([store.blobs.findByHash(row.pngHash), store.blobs.findByHash(row.webpHash)]) : [];
    return png && webp && { png: png.bytes, webp: webp.bytes };
  };
  const storeRaster = ({ sourceHash, px }: RasterKey, { png, webp }: RasterImage) =>
    store.transaction(async ({ blobs, rasters }) => {
      const [pngHash, webpHash] = [await blobs.put(png, "image/png"), await blobs.put(webp, "image/webp")];
      await rasters.insert({ sourceHash, px, pngHash, webpHash });
    });
  /** The SVG that is drawn: only the assets of brands are stored as such. */
  const loadSvg = async (hash: string): Promise<string | undefined> => {
    const source = await store.blobs.findByHash(hash);
    if (source?.mediaType !== "image/svg+xml") return undefined;
    const svg = new TextDecoder().decode(source.bytes);
    return liveTextPattern.test(svg) ? undefined : svg;
  };
  const drawAndStore = async (svg: string, order: RasterKey, owner: string): Promise<RasterImage> => {
    // It may have been stored since it was looked for.
    const stored = await findStored(order);
    if (stored) return stored;
    const drawing = await worker.draw({ svg, px: order.px }, owner);
    await storeRaster(order, drawing).catch((error: unknown) => log.error("raster not kept", error, { ...order }));
    return drawing;
  };
  const getOrDraw = async (order: RasterKey, { owner, beforeDraw }: DrawOptions): Promise<RasterImage | undefined> => {
    const stored = await findStored(order);
    if (stored) return stored;
    const svg = await loadSvg(order.sourceHash);
    if (svg === undefined) return undefined;
    const key = `${order.sourceHash} ${order.px}`;
    const found = inFlight.get(key);
    if (found) return await found;
    // Only who has a drawing begun is counted, so that nobody is refused for what another asked too often.
    beforeDraw?.();
    const running = drawAndStore(svg, order, owner).finally(() => inFlight.delete(key));
    inFlight.set(key, running);
    return await running;
  };
  const drawAll = async (orders: readonly RasterKey[]) => {
    for (const order of orders) {
      if (isClosed) return;
      await getOrDraw(order, backgroundOwner).catch(
        (error: unknown) => isClosed || log.error("raster not drawn ahead", error, { ...order }),
      );
    }
  };
  return {
    async get(order, format, drawOptions = backgroundOwner) {
      return (await getOrDraw(order, drawOptions))?.[format];
    },
    drawAhead(orders) {
      prefetching = prefetching.then(() => drawAll(orders));
    },
    async close() {
      isClosed = true;
      worker.close();
      await prefetching;
      await Promise.allSettled(inFlight.values());
    },
  };
}
