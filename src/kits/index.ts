import { zip } from "#/kernel/archive/zip";
import { tokenFormats } from "#/formats/index";
import { createAssetFiles, createAssetManifest } from "#/kits/asset-files";
import { createComponentFiles } from "#/kits/component-files";
import type { ExportFormat } from "#/kits/export-format";
import { createFontFolder } from "#/kits/font-folder";
import { createPageFiles } from "#/kits/page-files";
import { createSystemFiles } from "#/kits/system-files";

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
    write: (content, facts) => zip([createAssetManifest(content, facts), ...createAssetFiles(content)]),
  },
  {
    format: "all",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-all.zip`,
    write: (content, facts) => zip(createSystemFiles(content, facts)),
  },
];

/** Every export of the contract: the text formats, then the archives. */
export const exportFormats: readonly ExportFormat[] = [...tokenFormats, ...archives];

/** The export of that name, if there is one. */
export const findExportFormat = (format: string): ExportFormat | undefined =>
  exportFormats.find((candidate) => candidate.format === format);
