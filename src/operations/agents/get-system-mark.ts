import { Failure } from "#/kernel/errors";
import { createFileReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { createDrawOptions, getAssetRaster } from "#/operations/files/get-asset-raster";
import { defineOperation } from "#/operations/operation";
import { systemName, canonicalizeToSlug, findServedSystem, systemNotFoundMessage } from "#/operations/systems/resolve";

export const getSystemMark = defineOperation({
  name: "get_system_mark",
  title: "Get a system's mark as an image",
  summary: "Returns the symbol of a published system as a PNG image.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["image/png"], description: "The image." },
  rest: { method: "GET", path: "/api/v1/systems/:name/mark", hidden: true, anyOrigin: true },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  canonicalize: canonicalizeToSlug,
  async run(context, _, { system, version }) {
    const { assets } = await context.contents.loadPart(version.parts, "mark");
    const symbol = assets.find(({ kind }) => kind === "symbol") ?? assets[0];
    const picture = symbol && (await getAssetRaster(context, symbol, { drawOptions: createDrawOptions(context) }));
    if (!picture) throw new Failure("not_found", "This system's mark has no image.");
    return createFileReply(picture, "image/png", `${system.slug}-mark.png`, { cacheControl: "public, no-cache" });
  },
});
