import { endStartupJitPolicy } from "#/kernel/system/jit-policy";
import { draw } from "#/raster/draw";
import type { DrawResult, DrawRequest } from "#/raster/raster-image";

/**
 * Entry of the drawing thread, which `raster-worker.ts` starts and ends. It posts one result per
 * request.
 */
endStartupJitPolicy();
self.addEventListener("message", async ({ data }: MessageEvent<DrawRequest>) => {
  const result = await draw(data).then(
    (image): DrawResult => ({ image }),
    (error: unknown): DrawResult => ({ error: String(error) }),
  );
  postMessage(result);
});
