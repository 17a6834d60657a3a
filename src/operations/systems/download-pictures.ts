import { createFileReply } from "#/kernel/reply";
import { StrictObject } from "#/kernel/schema";
import { zip } from "#/kernel/zip";
import { operation } from "#/operations/operation";
import { systemName } from "#/operations/systems/name-input";
import { pictureFiles } from "#/operations/systems/picture-files";
import { findServedSystem, noSystem } from "#/operations/systems/served-system";

export const downloadPictures = operation({
  name: "download_pictures",
  title: "Download the pictures",
  summary: "Marks and imagery of a published system as PNG, WebP and thumbnails in one ZIP archive.",
  tag: "Systems",
  access: "administrator",
  input: StrictObject({ name: systemName }),
  media: { mediaTypes: ["application/zip"], description: "The archive, named after system and version.", isFile: true },
  cli: {
    verb: "pictures",
    arguments: [{ property: "name", label: "SYSTEM" }],
    examples: ["livery pictures nordhavn-optik", "livery pictures nordhavn-optik -o pictures.zip"],
  },
  missing: noSystem,
  find: findServedSystem,
  async run(context, _, { system, version }) {
    const content = await context.contents.loadDesignContent(version.parts);
    const files = await pictureFiles(context, content, ({ name }, done, of) =>
      context.onProgress?.({ state: "FINALIZED", label: name, done, of }),
    );
    return createFileReply(zip(files), "application/zip", `${system.slug}-${version.number}-pictures.zip`);
  },
});
