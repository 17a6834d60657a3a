import type { DocumentFile } from "#/browser/take-picture";
import type { DesignContent } from "#/model/design-content";
import type { Context } from "#/operations/context";
import { findReadableAsset } from "#/operations/files/asset-access";
import { fontMediaType, listFontHashes } from "#/operations/files/given-fonts";

const assetPath = /^\/assets\/([0-9a-f]{64})\.(?:svg|png|webp)$/;
const givenFontPath = /^\/fonts\/d\/[^/]{1,80}\/([0-9a-f]{64})\.woff2$/;
const bundledFontPath = /^\/fonts\/([A-Za-z0-9._-]{1,120})$/;

/**
 * Loads the files of a document by their paths on this server: bundled fonts, the given fonts of its
 * design, and images that the caller may read or that `ownHashes` contains.
 */
export const createFileLoader =
  (context: Context, { given }: Pick<DesignContent, "given">, ownHashes: ReadonlySet<string> = new Set()) =>
  async (path: string): Promise<DocumentFile | undefined> => {
    const imageHash = assetPath.exec(path)?.[1];
    if (imageHash !== undefined) return await loadImage(context, imageHash, ownHashes);
    const fontHash = givenFontPath.exec(path)?.[1];
    if (fontHash !== undefined && listFontHashes(given).includes(fontHash)) {
      const blob = await context.store.blobs.findByHash(fontHash);
      return blob && { bytes: blob.bytes, mediaType: fontMediaType };
    }
    const { readFontFile } = await import("#/kits/writers");
    const bytes = readFontFile(bundledFontPath.exec(path)?.[1] ?? "");
    return bytes && { bytes, mediaType: fontMediaType };
  };

async function loadImage(context: Context, hash: string, ownHashes: ReadonlySet<string>): Promise<DocumentFile | undefined> {
  if (!ownHashes.has(hash) && !(await findReadableAsset(context, hash))) return undefined;
  const blob = await context.store.blobs.findByHash(hash);
  return blob?.mediaType.startsWith("image/") ? { bytes: blob.bytes, mediaType: blob.mediaType } : undefined;
}

/** The hashes of the images that a document names. */
export const listImageHashes = (document: string): ReadonlySet<string> =>
  new Set([...document.matchAll(/\/assets\/([0-9a-f]{64})\./g)].map(([, hash = ""]) => hash));
