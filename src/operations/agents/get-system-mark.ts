import { Failure } from "#/kernel/errors";
import { createFileReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { drawnForCaller, rasterOf } from "#/operations/files/raster-of";
import { operation } from "#/operations/operation";
import { systemName } from "#/operations/systems/name-input";
import { bySlug, findServedSystem, noSystem } from "#/operations/systems/served-system";

export const getSystemMark = operation({
  name: "get_system_mark",
  title: "Get the mark as a picture",
  summary: "The symbol of a published system as PNG.",
  tag: "Systems",
  access: "public",
  lasting: true,
  looksAtCaller: true,
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["image/png"], description: "The picture." },
  rest: { method: "GET", path: "/api/v1/systems/:name/mark", hidden: true, anyOrigin: true },
  missing: noSystem,
  find: findServedSystem,
  canonical: bySlug,
  async run(context, _, { system, version }) {
    const { assets } = await context.contents.loadPart(version.parts, "mark");
    const symbol = assets.find(({ kind }) => kind === "symbol") ?? assets[0];
    const picture = symbol && (await rasterOf(context, symbol, { drawnFor: drawnForCaller(context) }));
    if (!picture) throw new Failure("not_found", "The mark of this system has no picture.");
    return createFileReply(picture, "image/png", `${system.slug}-mark.png`, { cacheControl: "public, no-cache" });
  },
});
