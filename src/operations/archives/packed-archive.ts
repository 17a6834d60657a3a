import { publicContent } from "#/documents/public-content";
import type { ExportFacts } from "#/formats/export-facts";
import { bundle } from "#/kits/bundle";
import { exportFormatNamed } from "#/kits/index";
import { partnerKitArchive, partnerKitFiles } from "#/kits/partner-kit/partner-kit";
import type { DesignContent } from "#/model/design-content";
import type { ArchiveName, DesignToPack } from "#/operations/archives/pack-job";
import { contentForExport } from "#/operations/designs/parts-needed";
import { createDesignContents } from "#/store/design-contents";

/** The bytes of an archive. */
export async function packedArchive({ name, audience, facts, parts, blobs }: DesignToPack): Promise<Uint8Array<ArrayBuffer>> {
  const contents = createDesignContents({ findByHash: async (hash) => blobs[hash] });
  const content = await contentForExport({ contents }, { parts }, name);
  return archiveBytes(name, audience === "public" ? publicContent(content) : content, facts);
}

function archiveBytes(name: ArchiveName, content: DesignContent, facts: ExportFacts): Uint8Array<ArrayBuffer> {
  if (name === "bundle") return bundle(content, facts).bytes;
  if (name === "partner-design-kit") return partnerKitArchive(partnerKitFiles(content, facts), facts).bytes;
  const written = exportFormatNamed(name)?.write(content, facts);
  if (written === undefined || typeof written === "string") throw new Error(`the export ${name} is no archive`);
  return written;
}
