import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import type { ExportFacts } from "#/formats/export-facts";
import { registryItem } from "#/formats/registry-item";
import { themeJson } from "#/formats/theme-json";
import { assetFiles } from "#/kits/asset-files";
import { componentFiles } from "#/kits/component-files";
import { fontFolder } from "#/kits/font-folder";
import { pageFiles } from "#/kits/page-files";
import { reactFiles, reactRegistry } from "#/kits/react-files";
import { tokenFiles } from "#/kits/token-files";

/** Every file of a system, without what a bundle says about itself: what the export `all` holds. */
export function systemFiles(content: DesignContent, facts: ExportFacts): FileEntry[] {
  const isWordPress = content.brief.platform === "wordpress";
  const react = isWordPress ? [] : reactFiles(content);
  return [
    ...tokenFiles(content, facts),
    { path: "registry.json", content: registryItem.write(content, facts) },
    ...(isWordPress ? [{ path: "theme.json", content: themeJson.write(content, facts) }] : []),
    ...componentFiles(content),
    ...react,
    ...(isWordPress ? [] : [reactRegistry(content, facts, react)]),
    ...pageFiles(content),
    ...assetFiles(content),
    ...fontFolder(content),
  ];
}
