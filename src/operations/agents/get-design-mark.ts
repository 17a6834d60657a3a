import { Failure } from "#/kernel/errors";
import { createFileReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { createDrawOptions, getAssetRaster } from "#/operations/files/get-asset-raster";
import { designId, findDesign, designNotFoundMessage } from "#/operations/designs/resolve";
import { defineOwnedOperation } from "#/operations/operation";

export const getDesignMark = defineOwnedOperation({
  name: "get_design_mark",
  title: "Get a design's mark as an image",
  summary: "Returns a design's symbol as a PNG image, drafts included.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: { mediaTypes: ["image/png"], description: "The image." },
  rest: { method: "GET", path: "/api/v1/designs/:id/mark", hidden: true },
  notFoundMessage: designNotFoundMessage,
  find: findDesign,
  async run(context, _, { design }) {
    const mark = design.parts.mark === undefined ? undefined : await context.contents.loadPart(design.parts, "mark");
    const symbol = mark?.assets.find(({ kind }) => kind === "symbol") ?? mark?.assets[0];
    const picture = symbol && (await getAssetRaster(context, symbol, { drawOptions: createDrawOptions(context) }));
    if (!picture) throw new Failure("not_found", "This design's mark has no image yet. Run its project, then try again.");
    return createFileReply(picture, "image/png", "mark.png");
  },
});
