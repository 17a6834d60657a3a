import { createFileReply } from "#/kernel/http/reply";
import { StrictObject } from "#/kernel/schema";
import { defineOperation } from "#/operations/operation";
import { systemName, findServedSystem, systemNotFoundMessage } from "#/operations/systems/resolve";
import { createPictureFiles } from "#/operations/systems/create-picture-files";

export const downloadPictures = defineOperation({
  name: "download_pictures",
  title: "Download a system's images",
  summary: "Downloads the marks and imagery of a published system as PNG, WebP and thumbnails in a ZIP archive.",
  tag: "Systems",
  access: "administrator",
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["application/zip"], description: "The archive, named after the system and its version.", isFile: true },
  cli: {
    command: "pictures",
    arguments: [{ property: "name", label: "SYSTEM" }],
    examples: ["livery pictures nordhavn-optik", "livery pictures nordhavn-optik -o pictures.zip"],
  },
  notFoundMessage: systemNotFoundMessage,
  find: findServedSystem,
  async run(context, _, { system, version }) {
    const content = await context.contents.loadDesignContent(version.parts);
    const files = await createPictureFiles(context, content, ({ name }, done, of) =>
      context.onProgress?.({ state: "FINALIZED", label: name, done, of }),
    );
    const { zip } = await import("#/kernel/archive/zip");
    return createFileReply(zip(files), "application/zip", `${system.slug}-${version.number}-pictures.zip`);
  },
});
