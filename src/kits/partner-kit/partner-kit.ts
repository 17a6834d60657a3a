import { zip, type FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { cssHex } from "#/model/css-color";
import { toPaletteDeclarations, formatRule, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { ExportMetadata } from "#/formats/export-metadata";
import { getDesignCharacters } from "#/formats/design-text";
import { renderDesignFontFaces } from "#/formats/font-faces";
import { renderModeRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { createDesignMd, formatDesignMd } from "#/documents/design-md";
import { createAssetFiles } from "#/kits/asset-files";
import { type ReadGivenFile, readFontFiles } from "#/kits/font-files";
import { renderCard } from "#/kits/partner-kit/card";
import { createComponentCards } from "#/kits/partner-kit/component-cards";
import { createGuidelineCards } from "#/kits/partner-kit/guidelines/index";
import { renderKitReadme, renderKitSkill } from "#/kits/partner-kit/kit-documents";

/** The style sheets in `tokens/`, in the order in which `styles.css` imports them. */
function createTokenSheets(content: DesignContent): readonly FileEntry[] {
  const { tokens } = content;
  return [
    { path: "tokens/fonts.css", content: renderDesignFontFaces(tokens.typography, "../fonts", getDesignCharacters(content)) },
    {
      path: "tokens/colors.css",
      content: `${formatRule(":root", toPaletteDeclarations(tokens, cssHex))}\n${renderModeRules(tokens)}`,
    },
    { path: "tokens/typography.css", content: formatRule(":root", toTypeDeclarations(tokens)) },
    { path: "tokens/spacing.css", content: formatRule(":root", toShapeDeclarations(tokens)) },
    { path: "tokens/base.css", content: baseCss },
  ];
}

/**
 * Every file of the kit, in the format in which the external design tool stores a design system.
 * Files that the tool generates are left out.
 */
export function createPartnerKitFiles(
  content: DesignContent,
  metadata: ExportMetadata,
  readGivenFile?: ReadGivenFile,
): readonly FileEntry[] {
  const sheets = createTokenSheets(content);
  const cards = [...createGuidelineCards(content), ...createComponentCards(content)];
  return [
    { path: "readme.md", content: renderKitReadme(content, metadata) },
    { path: "SKILL.md", content: renderKitSkill(content, metadata) },
    { path: "DESIGN.md", content: formatDesignMd(createDesignMd(content, metadata, "tokens/colors.css")) },
    { path: "styles.css", content: sheets.map(({ path }) => `@import "./${path}";\n`).join("") },
    ...sheets,
    ...cards.map((card) => ({ path: card.path, content: renderCard(card) })),
    ...createAssetFiles(content),
    ...readFontFiles(content.tokens.typography, getDesignCharacters(content), readGivenFile),
  ];
}

/** The file name of a kit. */
export const getPartnerKitFileName = ({ slug, version }: Pick<ExportMetadata, "slug" | "version">): string =>
  `${slug}-${version}-partner-design-kit.zip`;

/** The kit as an archive. Deterministic: the same design and metadata produce the same bytes. */
export const createPartnerKitArchive = (files: readonly FileEntry[], metadata: ExportMetadata) => ({
  fileName: getPartnerKitFileName(metadata),
  bytes: zip(files),
});
