import type { DesignId } from "#/model/ids";
import type { FontsBase } from "#/formats/font-faces";
import type { Given } from "#/model/given";
import type { PartHashes } from "#/model/design";
import type { Context } from "#/operations/context";
import type { Services } from "#/operations/services";
import type { Store } from "#/store/store";

/** The folder of the bundled font files on the server. */
export const bundledFontsBase = "/fonts/";

/** The media type under which font files are stored and served. */
export const fontMediaType = "font/woff2";

/** The hashes of the font files of given faces, each once. */
export const listFontHashes = ({ faces = {} }: Pick<Given, "faces">): readonly string[] => [
  ...new Set(Object.values(faces).flatMap((face) => face.files.map(({ hash }) => hash))),
];

/** Loads the bytes of font files by hash. Throws a plain Error if one is missing. */
export async function loadFontFiles(
  { blobs }: Pick<Store, "blobs">,
  hashes: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const entries = await Promise.all(
    hashes.map(async (hash) => {
      const blob = await blobs.findByHash(hash);
      if (!blob) throw new Error(`the given font ${hash} is missing`);
      return [hash, blob.bytes] as const;
    }),
  );
  return new Map(entries);
}

/** A font file as a `data:` URL, for pages that only members may read. */
const toDataUrl = (bytes: Uint8Array<ArrayBuffer>) => `data:${fontMediaType};base64,${Buffer.from(bytes).toString("base64")}`;

/** The `data:` URLs of the font files of given faces, by hash. */
export async function createFontUrls(
  context: Pick<Context, "store">,
  hashes: readonly string[],
): Promise<Record<string, string>> {
  const files = await loadFontFiles(context.store, hashes);
  return Object.fromEntries([...files].map(([hash, bytes]) => [hash, toDataUrl(bytes)]));
}

/**
 * Bundled fonts by name on a server, this one if `baseUrl` is missing, and given ones by their URLs;
 * those without a URL are not declared.
 */
export const toFontsBase = (urls: Readonly<Record<string, string>>, baseUrl = ""): FontsBase => ({
  bundled: `${baseUrl}${bundledFontsBase}`,
  getGivenUrl: ({ hash }) => urls[hash],
});

/**
 * Where the fonts of a design are for its pages. The given files of a public design have URLs of
 * their own. Pages of others contain them: a sandboxed page sends no cookies, so that the server
 * could not know whose request for a file it is.
 */
export async function createDesignFontsBase(
  context: Pick<Context, "store">,
  { designId, isPublic, given }: { readonly designId: DesignId; readonly isPublic: boolean; readonly given: Given },
): Promise<FontsBase> {
  const hashes = listFontHashes(given);
  if (hashes.length === 0) return bundledFontsBase;
  if (!isPublic) return toFontsBase(await createFontUrls(context, hashes));
  return createPublicFontsBase(designId);
}

/** Where the fonts of a public design are on a server: on this one if `baseUrl` is missing. */
export const createPublicFontsBase = (designId: DesignId, baseUrl = ""): FontsBase => ({
  bundled: `${baseUrl}${bundledFontsBase}`,
  getGivenUrl: ({ hash }) => `${baseUrl}/fonts/d/${encodeURIComponent(designId)}/${hash}.woff2`,
});

/** The bytes of the given fonts of a design's parts, for its archives. */
export const loadPartFonts = async (
  { store, contents }: Pick<Services, "store" | "contents">,
  parts: PartHashes,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> =>
  await loadFontFiles(store, listFontHashes(await contents.loadPart(parts, "given")));
