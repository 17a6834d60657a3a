import { Type } from "@sinclair/typebox";
import { Failure } from "#/kernel/errors";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";

export const getFont = defineOperation({
  name: "get_font",
  title: "Get a font file",
  summary: "Returns a bundled font file.",
  tag: "Server",
  access: "public",
  rate: "static",
  cacheable: true,
  isImmutable: true,
  input: StrictObject({ file: Type.String({ description: "Name of the file", maxLength: 120 }) }),
  media: { mediaTypes: ["font/woff2"], description: "The font." },
  rest: { method: "GET", path: "/fonts/:file", hidden: true, anyOrigin: true },
  async run(_, { file: name }) {
    const { readFontFile } = await import("#/kits/writers");
    const bytes = readFontFile(name);
    if (!bytes) throw new Failure("not_found", "No bundled font file has this name.");
    return { status: 200, mediaType: "font/woff2", body: bytes, cacheControl: "public, max-age=31536000, immutable" };
  },
});
