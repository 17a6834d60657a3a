import { toPublicContent } from "#/documents/public-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { createBundle } from "#/kits/bundle";
import { findExportFormat } from "#/kits/index";
import { createPartnerKitArchive, createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import type { DesignContent } from "#/model/design-content";
import type { ArchiveName, DesignToPack } from "#/operations/archives/pack-job";
import { contentForExport } from "#/operations/designs/parts-needed";
import { createDesignContents } from "#/store/design-contents";

/** The bytes of an archive. */
export async function packedArchive({ name, audience, facts, parts, blobs }: DesignToPack): Promise<Uint8Array<ArrayBuffer>> {
  const contents = createDesignContents({ findByHash: async (hash) => blobs[hash] });
  const content = await contentForExport({ contents }, { parts }, name);
  return archiveBytes(name, audience === "public" ? toPublicContent(content) : content, facts);
}

function archiveBytes(name: ArchiveName, content: DesignContent, facts: ExportMetadata): Uint8Array<ArrayBuffer> {
  if (name === "bundle") return createBundle(content, facts).bytes;
  if (name === "partner-design-kit") return createPartnerKitArchive(createPartnerKitFiles(content, facts), facts).bytes;
  const written = findExportFormat(name)?.write(content, facts);
  if (written === undefined || typeof written === "string") throw new Error(`the export ${name} is no archive`);
  return written;
}
