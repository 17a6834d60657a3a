import type { Context } from "#/operations/context";

/** Images by their path in documents: in `src` and `href` of images, and in styles. */
const assetPath = /(\bsrc="|<image href="|url\()\/assets\/([0-9a-f]{64})\.(svg|png|webp)/g;

/**
 * A document with its images as `data:` URLs. Pages that only members may read contain them: a
 * sandboxed page sends no cookies, so that the server could not know whose request for an image it
 * is.
 */
export async function embedAssets({ store }: Pick<Context, "store">, document: string): Promise<string> {
  const hashes = new Set([...document.matchAll(assetPath)].map(([, , hash = ""]) => hash));
  const urls = new Map<string, string>();
  for (const hash of hashes) {
    const blob = await store.blobs.findByHash(hash);
    if (blob?.mediaType.startsWith("image/"))
      urls.set(hash, `data:${blob.mediaType};base64,${Buffer.from(blob.bytes).toString("base64")}`);
  }
  return document.replace(assetPath, (path, before: string, hash: string) => {
    const url = urls.get(hash);
    return url === undefined ? path : before + url;
  });
}
