import type { Log } from "#/kernel/log";
import type { RasterFormat, RasterPx } from "#/model/raster";
import type { Artist } from "#/raster/artist";
import type { Drawing } from "#/raster/drawing";
import type { Store } from "#/store/store";

/** One picture that can be had: of the SVG with this hash, with this long side. */
export type RasterOrder = { readonly sourceHash: string; readonly px: RasterPx };

/** For whom a picture that is not stored yet is drawn. */
export type DrawnFor = {
  /** Who takes turns with others while drawings wait. */
  readonly turn: string;
  /** Called before a drawing begins; what it throws refuses the drawing. */
  admit?(): void;
};

/** Pictures of pixels of the stored SVGs: each is drawn when it is first asked for, and kept. */
export type Rasters = {
  /**
   * A picture's bytes; undefined where no SVG has this hash, or where it has live text, whose letters only a reader's own fonts have. However many ask at once, it is drawn
   * once. Throws as the artist and `admit` do.
   */
  of(order: RasterOrder, format: RasterFormat, drawnFor?: DrawnFor): Promise<Uint8Array<ArrayBuffer> | undefined>;
  /** Draws pictures in the background, one after the other, so that they are there when they are asked for. What fails is drawn when it is asked for. */
  drawAhead(orders: readonly RasterOrder[]): void;
  /** Stops drawing ahead and ends the thread; resolves when nothing more is written. */
  close(): Promise<void>;
};

/** The turn of what is drawn without anybody asking for it. */
const ownTurn: DrawnFor = { turn: "" };

/** Live text: a drawing without fonts would leave it out. */
const liveText = /<text[\s>]/;

/** Builds the rasters over a store. A picture that cannot be kept is given all the same, and the log says why. */
export function rastersOf(store: Pick<Store, "blobs" | "rasters" | "transaction">, artist: Artist, log: Log): Rasters {
  const underWay = new Map<string, Promise<Drawing>>();
  let ahead: Promise<void> = Promise.resolve();
  let isClosed = false;

  const kept = async ({ sourceHash, px }: RasterOrder): Promise<Drawing | undefined> => {
    const row = await store.rasters.of(sourceHash, px);
    const [png, webp] = row ? await Promise.all([store.blobs.byHash(row.pngHash), store.blobs.byHash(row.webpHash)]) : [];
    return png && webp && { png: png.bytes, webp: webp.bytes };
  };
  const keep = ({ sourceHash, px }: RasterOrder, { png, webp }: Drawing) =>
    store.transaction(async ({ blobs, rasters }) => {
      const [pngHash, webpHash] = [await blobs.put(png, "image/png"), await blobs.put(webp, "image/webp")];
      await rasters.insert({ sourceHash, px, pngHash, webpHash });
    });
  /** The SVG that is drawn: only the assets of brands are stored as such. */
  const sourceOf = async (hash: string): Promise<string | undefined> => {
    const source = await store.blobs.byHash(hash);
    if (source?.mediaType !== "image/svg+xml") return undefined;
    const svg = new TextDecoder().decode(source.bytes);
    return liveText.test(svg) ? undefined : svg;
  };
  const make = async (svg: string, order: RasterOrder, turn: string): Promise<Drawing> => {
    // It may have been stored since it was looked for.
    const there = await kept(order);
    if (there) return there;
    const drawing = await artist.draw({ svg, px: order.px }, turn);
    await keep(order, drawing).catch((error: unknown) => log.error("raster not kept", error, { ...order }));
    return drawing;
  };
  const drawingOf = async (order: RasterOrder, { turn, admit }: DrawnFor): Promise<Drawing | undefined> => {
    const there = await kept(order);
    if (there) return there;
    const svg = await sourceOf(order.sourceHash);
    if (svg === undefined) return undefined;
    const key = `${order.sourceHash} ${order.px}`;
    const found = underWay.get(key);
    if (found) return await found;
    // Only who has a drawing begun is counted, so that nobody is refused for what another asked too often.
    admit?.();
    const running = make(svg, order, turn).finally(() => underWay.delete(key));
    underWay.set(key, running);
    return await running;
  };
  const drawAll = async (orders: readonly RasterOrder[]) => {
    for (const order of orders) {
      if (isClosed) return;
      await drawingOf(order, ownTurn).catch(
        (error: unknown) => isClosed || log.error("raster not drawn ahead", error, { ...order }),
      );
    }
  };
  return {
    async of(order, format, drawnFor = ownTurn) {
      return (await drawingOf(order, drawnFor))?.[format];
    },
    drawAhead(orders) {
      ahead = ahead.then(() => drawAll(orders));
    },
    async close() {
      isClosed = true;
      artist.close();
      await ahead;
      await Promise.allSettled(underWay.values());
    },
  };
}
