import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { rasterFormats, findRasterPx } from "#/model/raster";
import { findReadableAsset } from "#/operations/files/asset-access";
import { createDrawOptions } from "#/operations/files/get-asset-raster";
import type { Context } from "#/operations/context";
import { defineOperation } from "#/operations/operation";

const mediaTypes: Readonly<Record<string, string>> = { svg: "image/svg+xml", png: "image/png", webp: "image/webp" };

/** `<hash>.<extension>`, or `<hash>-<longer side in pixels>.<extension>` for a rendered SVG. */
const fileName = /^([0-9a-f]{64})(?:-([1-9]\d{1,3}))?\.(svg|png|webp)$/;

const notFoundMessage = "No brand asset has this name. Check the hash, the size and the extension.";

export const getAssetFile = defineOperation({
  name: "get_asset_file",
  title: "Get a brand asset as a file",
  summary:
    "Returns an image of a public design by its content hash, or an SVG rendered as PNG or WebP. Images of other designs are " +
    "returned to those who may read them.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  variesByCaller: true,
  // An image can be downloaded under any name; only the request without a name is cached.
  shouldCache: ({ as }) => as === undefined,
  input: StrictObject({
    file: Type.String({
      description: "Content hash, the longer side in pixels for a rendered SVG, and the extension",
      maxLength: 80,
    }),
    as: Type.Optional(
      Type.String({
        description: "File name for the download, with the image's extension",
        maxLength: 160,
        pattern: "^[a-z0-9-]+\\.(svg|png|webp)$",
      }),
    ),
  }),
  media: { mediaTypes: Object.values(mediaTypes), description: "The image." },
  rest: { method: "GET", path: "/assets/:file", hidden: true, anyOrigin: true },
  notFoundMessage,
  async find(context, { file }: { readonly file?: string }) {
    const [, hash] = fileName.exec(file ?? "") ?? [];
    return hash === undefined ? undefined : await findReadableAsset(context, hash);
  },
  async run(context, { file, as }) {
    const [, hash = "", px, extension = ""] = fileName.exec(file) ?? [];
    const mediaType = mediaTypes[extension] ?? "";
    const body =
      px === undefined
        ? await findStoredPicture(context, hash, mediaType)
        : await getRaster(context, hash, Number(px), extension);
    if (as !== undefined && !as.endsWith(`.${extension}`)) throw new Failure("invalid", `as must end in .${extension}.`);
    if (!body) throw new Failure("not_found", notFoundMessage);
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
