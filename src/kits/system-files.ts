import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { registryItem } from "#/formats/registry-item";
import { themeJson } from "#/formats/theme-json";
import { createAssetFiles } from "#/kits/asset-files";
import { createComponentFiles, createPageFiles } from "#/kits/document-files";
import { createFontFolder, type ReadGivenFile } from "#/kits/font-files";
import { createIconFiles } from "#/kits/icon-files";
import { createPhotographyFile } from "#/kits/photography-file";
import { createReactFiles, createReactRegistry } from "#/kits/react-files";
import { createTokenFiles } from "#/kits/token-files";

/**
 * Every file of a system except the guide and manifest of a bundle: the content of the export
 * `all`.
 */
export function createSystemFiles(content: DesignContent, metadata: ExportMetadata, readGivenFile?: ReadGivenFile): FileEntry[] {
  const isWordPress = content.brief.platform === "wordpress";
  const react = isWordPress ? [] : createReactFiles(content);
  return [
    ...createTokenFiles(content, metadata),
    { path: "registry.json", content: registryItem.write(content, metadata) },
    ...(isWordPress ? [{ path: "theme.json", content: themeJson.write(content, metadata) }] : []),
    ...createComponentFiles(content),
    ...react,
    ...(isWordPress ? [] : [createReactRegistry(content, metadata, react)]),
    ...createPageFiles(content),
    ...createAssetFiles(content),
    ...createPhotographyFile(content),
    ...createIconFiles(content),
    ...createFontFolder(content, readGivenFile),
  ];
}
