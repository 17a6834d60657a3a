import { draw } from "#/raster/draw";
import type { DrawingAnswer, DrawingOrder } from "#/raster/drawing";

/** The drawing thread: one answer to each order. `artist.ts` starts and ends it. */
self.addEventListener("message", async ({ data }: MessageEvent<DrawingOrder>) => {
  const answer = await draw(data).then(
    (drawing): DrawingAnswer => ({ drawing }),
    (error: unknown): DrawingAnswer => ({ fault: String(error) }),
  );
  postMessage(answer);
});
