import { toPublicContent } from "#/documents/public-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { createBundle } from "#/kits/bundle";
import type { ReadGivenFile } from "#/kits/font-files";
import { findExportFormat } from "#/kits";
import { createPartnerKitArchive, createPartnerKitFiles } from "#/kits/partner-kit/partner-kit";
import type { DesignContent } from "#/model/design-content";
import type { ArchiveName, PackInput } from "#/operations/archives/pack-job";
import { loadExportContent } from "#/operations/designs/load-export-content";
import { createDesignContents } from "#/store/design-contents";

/** Builds the bytes of an archive. */
export async function buildArchive({ name, audience, facts, parts, seed, blobs }: PackInput): Promise<Uint8Array<ArrayBuffer>> {
  const contents = createDesignContents({ findByHash: async (hash) => blobs[hash] });
  const content = await loadExportContent({ contents }, { parts }, name);
  const readGivenFile = (hash: string) => blobs[hash]?.bytes;
  const shown = audience === "public" ? toPublicContent(content) : content;
  if (name !== "bundle") return writeArchive(name, shown, facts, readGivenFile);
  const ownHashes = new Set<string>(Object.values(parts));
  const stored = Object.entries(blobs).flatMap(([hash, { mediaType, bytes }]) =>
    ownHashes.has(hash) ? [] : [{ hash, mediaType, bytes }],
  );
  return createBundle(shown, facts, readGivenFile, { seed, showsBrief: audience === "members", stored }).bytes;
}

function writeArchive(
  name: Exclude<ArchiveName, "bundle">,
  content: DesignContent,
  facts: ExportMetadata,
  readGivenFile: ReadGivenFile,
): Uint8Array<ArrayBuffer> {
  if (name === "partner-design-kit")
    return createPartnerKitArchive(createPartnerKitFiles(content, facts, readGivenFile), facts).bytes;
  const archive = findExportFormat(name)?.write(content, facts, readGivenFile);
  if (archive === undefined || typeof archive === "string") throw new Error(`the export ${name} is not an archive`);
  return archive;
}
