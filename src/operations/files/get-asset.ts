import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { rasterFormats, findRasterPx } from "#/model/raster";
import { createDrawOptions } from "#/operations/files/get-asset-raster";
import { type Context, defineOperation } from "#/operations/operation";

const mediaTypes: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };

/** `<hash>.<extension>`, or `<hash>-<long side>.<extension>` for a picture of an SVG. */
const fileName = /^([0-9a-f]{64})(?:-([1-9]\d{1,3}))?\.(svg|png|webp)$/;

export const getAsset = defineOperation({
  name: "get_asset",
  title: "Get a brand asset",
  summary: "One stored picture by the hash of its bytes, or a vector drawing as a picture of pixels.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  // One picture can be saved under any name; it is cached under its own.
  shouldCache: ({ as }) => as === undefined,
  input: StrictObject({
    file: Type.String({
      description: "Hash, the long side in pixels where it is a picture of a drawing, and extension",
      maxLength: 80,
    }),
    as: Type.Optional(
      Type.String({
        description: "A file name to save the picture under, with the picture's own extension",
        maxLength: 160,
        pattern: "^[a-z0-9-]+\\.(svg|png|webp)$",
      }),
    ),
  }),
  media: { mediaTypes: Object.values(mediaTypes), description: "The picture." },
  rest: { method: "GET", path: "/assets/:file", hidden: true, anyOrigin: true },
  async run(context, { file, as }) {
    const [, hash = "", px, extension = ""] = fileName.exec(file) ?? [];
    const mediaType = mediaTypes[extension] ?? "";
    const body =
      px === undefined
        ? await findStoredPicture(context, hash, mediaType)
        : await getRaster(context, hash, Number(px), extension);
    if (as !== undefined && !as.endsWith(`.${extension}`)) throw new Failure("invalid", `as must end in .${extension}.`);
    if (!body) throw new Failure("not_found", "No brand asset has this name.");
    return {
      status: 200,
      mediaType,
      body,
      ...(as !== undefined && { fileName: as }),
      cacheControl: "public, max-age=31536000, immutable",
      headers: { "content-security-policy": "sandbox; default-src 'none'; style-src 'unsafe-inline'" },
    };
  },
});

async function findStoredPicture({ store }: Context, hash: string, mediaType: string) {
  const blob = hash === "" ? undefined : await store.blobs.findByHash(hash);
  return blob?.mediaType === mediaType ? blob.bytes : undefined;
}

async function getRaster(context: Context, sourceHash: string, side: number, extension: string) {
  const [px, format] = [findRasterPx(side), rasterFormats.find((name) => name === extension)];
  return px && format && (await context.rasters.get({ sourceHash, px }, format, createDrawOptions(context)));
}
