import { and, eq } from "drizzle-orm";
import type { Raster, RasterPx } from "#/model/raster";
import type { Queries } from "#/store/driver";
import { rasters } from "#/store/tables";

export const rasterRepository = (queries: Queries) => ({
  /** The drawing of an SVG with this long side. */
  async of(sourceHash: string, px: RasterPx): Promise<Raster | undefined> {
    const rows = await queries
      .select({ pngHash: rasters.pngHash, webpHash: rasters.webpHash })
      .from(rasters)
      .where(and(eq(rasters.sourceHash, sourceHash), eq(rasters.px, px)));
    return rows[0] && { sourceHash, px, ...rows[0] };
  },
  /** Remembers a drawing. One that is there already stays, since it shows the same. */
  async insert(raster: Raster): Promise<void> {
    await queries.insert(rasters).values(raster).onConflictDoNothing();
  },
});
