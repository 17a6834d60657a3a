import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { brandManifest } from "#/formats/brand-manifest";
import { colorsTs } from "#/formats/colors-ts";
import { dtcg, createDtcgModeFiles } from "#/formats/dtcg";
import { dtcgResolver } from "#/formats/dtcg-resolver";
import type { ExportMetadata } from "#/formats/export-metadata";
import { globalsCss } from "#/formats/globals-css";
import { spacingTs } from "#/formats/spacing-ts";
import type { TextFormat } from "#/formats/text-format";
import { tokensPenpot } from "#/formats/tokens-penpot";
import { typographyTs } from "#/formats/typography-ts";
import { utilityTheme } from "#/formats/utility-theme";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";

const tokenFilePaths: readonly (readonly [path: string, format: TextFormat])[] = [
  ["tokens/globals.css", globalsCss],
  ["tokens/colors.ts", colorsTs],
  ["tokens/spacing.ts", spacingTs],
  ["tokens/typography.ts", typographyTs],
  ["tokens/utility-theme.ts", utilityTheme],
  ["tokens/utility-theme.css", utilityThemeV4],
  ["tokens/tokens.dtcg.json", dtcg],
  ["tokens/tokens.resolver.json", dtcgResolver],
  ["tokens/tokens.penpot.json", tokensPenpot],
  ["tokens/brand-manifest.json", brandManifest],
];

/** The token files of a bundle, in `tokens/`. */
export function createTokenFiles(content: DesignContent, metadata: ExportMetadata): FileEntry[] {
  return [
    ...tokenFilePaths.map(([path, format]) => ({ path, content: format.write(content, metadata) })),
    ...createDtcgModeFiles(content).map(({ path, content: text }) => ({ path: `tokens/modes/${path}`, content: text })),
  ];
}
