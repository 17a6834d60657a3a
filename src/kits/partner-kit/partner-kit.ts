import { zip, type FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { cssHex } from "#/model/css-color";
import { toPaletteDeclarations, formatRule, toShapeDeclarations, toTypeDeclarations } from "#/model/css-declarations";
import type { ExportFacts } from "#/formats/export-facts";
import { fontFacesCss } from "#/formats/font-faces";
import { modeRules } from "#/formats/globals-css";
import { baseCss } from "#/documents/base-css";
import { designMd, withFrontMatter } from "#/documents/design-md";
import { assetFiles } from "#/kits/asset-files";
import { fontFiles } from "#/kits/font-files";
import { cardDocument } from "#/kits/partner-kit/card";
import { componentCards } from "#/kits/partner-kit/component-cards";
import { guidelineCards } from "#/kits/partner-kit/guidelines/index";
import { kitReadme, kitSkill } from "#/kits/partner-kit/kit-words";

/** The style sheets under `tokens/`, in the order in which `styles.css` imports them. */
function tokenSheets({ tokens }: DesignContent): readonly FileEntry[] {
  return [
    { path: "tokens/fonts.css", content: fontFacesCss(tokens.typography, "../fonts") },
    { path: "tokens/colors.css", content: `${formatRule(":root", toPaletteDeclarations(tokens, cssHex))}\n${modeRules(tokens)}` },
    { path: "tokens/typography.css", content: formatRule(":root", toTypeDeclarations(tokens)) },
    { path: "tokens/spacing.css", content: formatRule(":root", toShapeDeclarations(tokens)) },
    { path: "tokens/base.css", content: baseCss },
  ];
}

/** Every file of the kit in the shape in which the external design tool keeps a design system; what that tool writes itself is left out. */
export function partnerKitFiles(content: DesignContent, facts: ExportFacts): readonly FileEntry[] {
  const sheets = tokenSheets(content);
  const cards = [...guidelineCards(content), ...componentCards(content)];
  return [
    { path: "readme.md", content: kitReadme(content, facts) },
    { path: "SKILL.md", content: kitSkill(content, facts) },
    { path: "DESIGN.md", content: withFrontMatter(designMd(content, facts, "tokens/colors.css")) },
    { path: "styles.css", content: sheets.map(({ path }) => `@import "./${path}";\n`).join("") },
    ...sheets,
    ...cards.map((card) => ({ path: card.path, content: cardDocument(card) })),
    ...assetFiles(content),
    ...fontFiles(content.tokens.typography),
  ];
}

/** The file name of a kit. */
export const partnerKitFileName = ({ slug, version }: Pick<ExportFacts, "slug" | "version">): string =>
  `${slug}-${version}-partner-design-kit.zip`;

/** The kit as an archive. The same design and facts give the same bytes. */
export const partnerKitArchive = (files: readonly FileEntry[], facts: ExportFacts) => ({
  fileName: partnerKitFileName(facts),
  bytes: zip(files),
});
