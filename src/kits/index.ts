import { zip } from "#/kernel/archive/zip";
import { tokenFormats } from "#/formats/index";
import { createAssetFiles, createAssetManifest } from "#/kits/asset-files";
import { createComponentFiles, createPageFiles } from "#/kits/document-files";
import { createFontFolder } from "#/kits/font-files";
import { createSystemFiles } from "#/kits/system-files";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";

/** An export format, text or archive. */
export type ExportFormat = {
  /** The value of the `format` parameter. */
  readonly format: string;
  readonly mediaType: string;
  fileName(slug: string): string;
  write(content: DesignContent, metadata: ExportMetadata): string | Uint8Array<ArrayBuffer>;
};

const archives: readonly ExportFormat[] = [
  {
    format: "components",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-components.zip`,
    write: (content) => zip([...createComponentFiles(content), ...createFontFolder(content)]),
  },
  {
    format: "pages",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-pages.zip`,
    write: (content) => zip([...createPageFiles(content), ...createFontFolder(content)]),
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
    write: (content, metadata) => zip(createSystemFiles(content, metadata)),
  },
];

/** Every export format: text formats first, then archives. */
export const exportFormats: readonly ExportFormat[] = [...tokenFormats, ...archives];

/** The export format with that name, if there is one. */
export const findExportFormat = (format: string): ExportFormat | undefined =>
  exportFormats.find((candidate) => candidate.format === format);
