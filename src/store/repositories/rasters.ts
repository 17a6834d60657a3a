import { and, asc, eq, inArray, or, sql } from "drizzle-orm";
import type { Raster, RasterPx } from "#/model/raster";
import type { Queries } from "#/store/driver";
import { rasters } from "#/store/tables";

/** A stored row. */
export type StoredRaster = Omit<Raster, "px"> & { readonly px: number };

export const createRasterRepository = (queries: Queries) => ({
  /** Finds the raster of an SVG with this longer side. */
  async find(sourceHash: string, px: RasterPx): Promise<Raster | undefined> {
    const rows = await queries
      .select({ pngHash: rasters.pngHash, webpHash: rasters.webpHash })
      .from(rasters)
      .where(and(eq(rasters.sourceHash, sourceHash), eq(rasters.px, px)));
    return rows[0] && { sourceHash, px, ...rows[0] };
  },
  /** Adds a raster. An existing one stays, because it shows the same image. */
  async insert(raster: Raster): Promise<void> {
    await queries.insert(rasters).values(raster).onConflictDoNothing();
  },
  /** A page of rasters in the order of source and size. */
  async listPage(after: Pick<StoredRaster, "sourceHash" | "px"> | undefined, limit: number): Promise<readonly StoredRaster[]> {
    const { sourceHash, px } = rasters;
    const isBehind = after && sql`(${sourceHash}, ${px}) > (${after.sourceHash}, ${after.px})`;
    return await queries.select().from(rasters).where(isBehind).orderBy(asc(sourceHash), asc(px)).limit(limit);
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
