import { Type } from "@sinclair/typebox";
import { createTextReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { createFontUrls, createPublicFontsBase, listFontHashes, toFontsBase } from "#/operations/files/given-fonts";
import { defineOperation } from "#/operations/operation";
import { findPartSource, loadPartSubject, sourceNotFoundMessage, sourceVersion } from "#/operations/parts/resolve";

const extension = ".css";
const toName = (file: string) => file.slice(0, -extension.length);

export const getFontStyles = defineOperation({
  name: "get_font_styles",
  title: "Get the font styles",
  summary: "Returns the `@font-face` rules of a published system's faces, with absolute URLs, and font stacks that do not shift.",
  tag: "Systems",
  access: "public",
  cacheable: true,
  variesByCaller: true,
  // Versions are too many.
  shouldCache: ({ version }) => version === undefined,
  input: StrictObject({
    file: Type.String({ description: "Slug of the system, ending in `.css`", maxLength: 200, pattern: "\\.css$" }),
    version: sourceVersion,
  }),
  media: { mediaTypes: ["text/css"], description: "The style sheet." },
  rest: { method: "GET", path: "/fonts/:file", extension, hidden: true, anyOrigin: true },
  notFoundMessage: sourceNotFoundMessage,
  find: (context, { file = "" }) => findPartSource(context, { name: toName(file) }),
  canonicalize: (input, { system }) => ({ ...input, file: `${system.slug}${extension}` }),
  async run(context, { version }, source) {
    const { content, designId, facts } = await loadPartSubject(context, source, version, []);
    const { typography } = content.tokens;
    // The files of a private design are in the style sheet: a page elsewhere could not load them.
    const fontsBase = source.isPublic
      ? createPublicFontsBase(designId, context.baseUrl)
      : toFontsBase(await createFontUrls(context, listFontHashes(content.given)), context.baseUrl);
    const lead = `/* Fonts of ${facts.slug} ${facts.version}. */\n`;
    const { renderFallbackFonts } = await import("#/kits/writers");
    const { renderDesignFontFaces } = await import("#/kits/writers");
    const css = `${lead}${renderDesignFontFaces(typography, fontsBase)}${renderFallbackFonts(typography)}`;
    return createTextReply(css, "text/css", { cacheControl: "public, no-cache" });
  },
});
