import { zip } from "#/kernel/zip";
import { tokenFormats } from "#/formats/index";
import { assetFiles, assetManifest } from "#/kits/asset-files";
import { componentFiles } from "#/kits/component-files";
import type { ExportFormat } from "#/kits/export-format";
import { fontFolder } from "#/kits/font-folder";
import { pageFiles } from "#/kits/page-files";
import { systemFiles } from "#/kits/system-files";

const archives: readonly ExportFormat[] = [
  {
    format: "components",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-components.zip`,
    write: (content) => zip([...componentFiles(content), ...fontFolder(content)]),
  },
  {
    format: "pages",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-pages.zip`,
    write: (content) => zip([...pageFiles(content), ...fontFolder(content)]),
  },
  {
    format: "assets-svg",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-assets-svg.zip`,
    write: (content, facts) => zip([assetManifest(content, facts), ...assetFiles(content)]),
  },
  {
    format: "all",
    mediaType: "application/zip",
    fileName: (slug) => `${slug}-all.zip`,
    write: (content, facts) => zip(systemFiles(content, facts)),
  },
];

/** Every export of the contract: the text formats, then the archives. */
export const exportFormats: readonly ExportFormat[] = [...tokenFormats, ...archives];

/** The export of that name, if there is one. */
export const exportFormatNamed = (format: string): ExportFormat | undefined =>
  exportFormats.find((candidate) => candidate.format === format);
