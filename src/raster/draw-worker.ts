import { draw } from "#/raster/draw";
import type { DrawResult, DrawRequest } from "#/raster/raster-image";

/** The drawing thread: one answer to each order. `artist.ts` starts and ends it. */
self.addEventListener("message", async ({ data }: MessageEvent<DrawRequest>) => {
  const result = await draw(data).then(
    (drawing): DrawResult => ({ drawing }),
    (error: unknown): DrawResult => ({ fault: String(error) }),
  );
  postMessage(result);
});
