import { and, asc, eq, inArray, or, sql, sum } from "drizzle-orm";
import type { Raster, RasterPx } from "#/model/raster";
import type { Queries } from "#/store/driver";
import { rasters } from "#/store/tables";

/** A stored row. */
export type StoredRaster = Omit<Raster, "px"> & { readonly px: number };

/** Literal SQL, because the partial index is chosen by this text. */
const isOnDemand = sql`on_demand_bytes > 0`;

/** How many rasters are removed at most when one is added. */
const batchSize = 100;

export const createRasterRepository = (queries: Queries) => ({
  /** Finds the raster of an SVG with this longer side. */
  async find(sourceHash: string, px: RasterPx): Promise<Raster | undefined> {
    const rows = await queries
      .select({ pngHash: rasters.pngHash, webpHash: rasters.webpHash })
      .from(rasters)
      .where(and(eq(rasters.sourceHash, sourceHash), eq(rasters.px, px)));
    return rows[0] && { sourceHash, px, ...rows[0] };
  },
  /**
   * Adds a raster, with its size if it counts towards the limit of those made on demand. An existing
   * one stays, because it shows the same image.
   */
  async insert(raster: Raster, onDemandBytes = 0): Promise<void> {
    const seq = sql<number>`(SELECT coalesce(max(seq), 0) + 1 FROM rasters WHERE on_demand_bytes > 0)`;
    await queries
      .insert(rasters)
      .values({ ...raster, onDemandBytes, seq: onDemandBytes > 0 ? seq : 0 })
      .onConflictDoNothing();
  },
  /** Removes the oldest rasters made on demand while all of them take more than this, bytes. */
  async removeOldestOnDemand(maxBytes: number): Promise<void> {
    const { sourceHash, px, onDemandBytes, seq } = rasters;
    const [all] = await queries
      .select({ bytes: sum(onDemandBytes) })
      .from(rasters)
      .where(isOnDemand);
    let excess = Number(all?.bytes ?? 0) - maxBytes;
    if (excess <= 0) return;
    const oldest = await queries
      .select({ sourceHash, px, onDemandBytes })
      .from(rasters)
      .where(isOnDemand)
      .orderBy(asc(seq))
      .limit(batchSize);
    for (const row of oldest) {
      if (excess <= 0) return;
      await queries.delete(rasters).where(and(eq(sourceHash, row.sourceHash), eq(px, row.px)));
      excess -= row.onDemandBytes;
    }
  },
  /** A page of rasters in the order of source and size. */
  async listPage(after: Pick<StoredRaster, "sourceHash" | "px"> | undefined, limit: number): Promise<readonly StoredRaster[]> {
    const { sourceHash, px, pngHash, webpHash } = rasters;
    const columns = { sourceHash, px, pngHash, webpHash };
    const isBehind = after && sql`(${sourceHash}, ${px}) > (${after.sourceHash}, ${after.px})`;
    return await queries.select(columns).from(rasters).where(isBehind).orderBy(asc(sourceHash), asc(px)).limit(limit);
  },
  /** Which of these hashes are rasters or sources of rasters. */
  async listReferencedAmong(hashes: readonly string[]): Promise<ReadonlySet<string>> {
    const { sourceHash, pngHash, webpHash } = rasters;
    const conditions = [sourceHash, pngHash, webpHash].map((column) => inArray(column, [...hashes]));
    const rows = await queries
      .select({ sourceHash, pngHash, webpHash })
      .from(rasters)
      .where(or(...conditions));
    return new Set(rows.flatMap((row) => [row.sourceHash, row.pngHash, row.webpHash]));
  },
  /** Removes the rasters of these SVGs and returns their number. */
  async removeBySources(sources: readonly string[]): Promise<number> {
    const where = inArray(rasters.sourceHash, [...sources]);
    return (await queries.delete(rasters).where(where).returning({ px: rasters.px })).length;
  },
});
