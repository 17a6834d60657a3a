import type { ExportMetadata } from "#/formats/export-metadata";
import { createFileReply, type Reply, createTextReply } from "#/kernel/reply";
import type { ExportFormat } from "#/kits/export-format";
import type { DesignContent } from "#/model/design-content";

/** One export as a file to save. */
export function createExportReply(
  { write, fileName, mediaType }: ExportFormat,
  content: DesignContent,
  facts: ExportMetadata,
  options: Pick<Reply, "cacheControl"> = {},
): Reply {
  const exported = write(content, facts);
  const name = fileName(facts.slug);
  return typeof exported === "string"
    ? createTextReply(exported, mediaType, { ...options, fileName: name })
    : createFileReply(exported, mediaType, name, options);
}
