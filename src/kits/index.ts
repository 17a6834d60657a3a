import { zip } from "#/kernel/archive/zip";
import { tokenFormats } from "#/formats/index";
import { createAssetFiles, createAssetManifest } from "#/kits/asset-files";
import { createComponentFiles, createPageFiles } from "#/kits/document-files";
import { createFontFolder, type ReadGivenFile } from "#/kits/font-files";
import { createSystemFiles } from "#/kits/system-files";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";

/** An export format, text or archive. */
export type ExportFormat = {
  /** The value of the `format` parameter. */
  readonly format: string;
  readonly mediaType: string;
  fileName(slug: string): string;
  /** `readGivenFile` has the bytes of the files that people brought in, which archives contain. */
  write(content: DesignContent, metadata: ExportMetadata, readGivenFile?: ReadGivenFile): string | Uint8Array<ArrayBuffer>;
};

const archives: readonly ExportFormat[] = [
  {
    format: "components",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-components.zip`,
    write: (content, _, readGivenFile) => zip([...createComponentFiles(content), ...createFontFolder(content, readGivenFile)]),
  },
  {
    format: "pages",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-pages.zip`,
    write: (content, _, readGivenFile) => zip([...createPageFiles(content), ...createFontFolder(content, readGivenFile)]),
  },
  {
    format: "assets-svg",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-assets-svg.zip`,
    write: (content, metadata) => zip([createAssetManifest(content, metadata), ...createAssetFiles(content)]),
  },
  {
    format: "all",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-all.zip`,
    write: (content, metadata, readGivenFile) => zip(createSystemFiles(content, metadata, readGivenFile)),
  },
];

/** Every export format: text formats first, then archives. */
export const exportFormats: readonly ExportFormat[] = [...tokenFormats, ...archives];

/** The export format with that name, if there is one. */
export const findExportFormat = (format: string): ExportFormat | undefined =>
  exportFormats.find((candidate) => candidate.format === format);
