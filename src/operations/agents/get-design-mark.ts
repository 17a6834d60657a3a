import { Failure } from "#/kernel/errors";
import { createFileReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { drawnForCaller, rasterOf } from "#/operations/files/raster-of";
import { designId, findDesign, noDesign } from "#/operations/keys/find-design";
import { ownedOperation } from "#/operations/operation";

export const getDesignMark = ownedOperation({
  name: "get_design_mark",
  title: "Get the mark of a design of one's own as a picture",
  summary: "The symbol of a design as PNG, drafts included.",
  tag: "Designs",
  access: { key: "READ", people: "MEMBER" },
  input: StrictObject({ id: designId }),
  media: { mediaTypes: ["image/png"], description: "The picture." },
  rest: { method: "GET", path: "/api/v1/designs/:id/mark", hidden: true },
  missing: noDesign,
  find: findDesign,
  async run(context, _, { design }) {
    const mark = design.parts.mark === undefined ? undefined : await context.contents.loadPart(design.parts, "mark");
    const symbol = mark?.assets.find(({ kind }) => kind === "symbol") ?? mark?.assets[0];
    const picture = symbol && (await rasterOf(context, symbol, { drawnFor: drawnForCaller(context) }));
    if (!picture) throw new Failure("not_found", "The mark of this design has no picture.");
    return createFileReply(picture, "image/png", "mark.png");
  },
});
