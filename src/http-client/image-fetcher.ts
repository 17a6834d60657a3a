import { createFileFetcher } from "#/http-client/file-fetcher";
import type { HttpClientOptions } from "#/http-client/http-client";

/** Downloads images from URLs that users enter. */
export type ImageFetcher = {
  /**
   * Returns the bytes at a public https URL. Throws `invalid` if the URL is not allowed or not
   * reachable, returns any status other than 200, or returns more than `maxBytes`.
   */
  get(url: string, maxBytes: number): Promise<Uint8Array>;
};

export function createImageFetcher(options: HttpClientOptions): ImageFetcher {
  const files = createFileFetcher(options, "image/png, image/webp, image/jpeg");
  return { get: async (url, maxBytes) => (await files.get(url, maxBytes)).body };
}
