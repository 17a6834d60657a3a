import { type Mode, modes, type TokenSet } from "#/model/token-set";
import { cssOklch } from "#/model/css-color";
import { formatRem } from "#/model/css-length";
import { formatNumber, formatEasing, toModeDeclarations, formatFontSize, formatTracking } from "#/model/css-declarations";
import { listCustomDeclarations } from "#/model/custom-variables";
import { formatFontStack } from "#/model/font-stack";
import type { DesignContent } from "#/model/design-content";
import type { ExportMetadata } from "#/formats/export-metadata";
import { formatJson } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

const getModeVariables = (tokens: TokenSet, mode: Mode) =>
  Object.fromEntries(
    [...toModeDeclarations(tokens, mode, cssOklch), ...listCustomDeclarations(tokens, mode)].map(([name, value]) => [
      name.slice(2),
      value,
    ]),
  );

/** The schema that the items of a shadcn registry name. */
export const registryItemSchemaUrl = "https://ui.shadcn.com/schema/registry-item.json";

/** The theme of a system as a shadcn registry item: light, dark and what both share. */
export function createThemeItem(
  { brief, direction, tokens }: Pick<DesignContent, "brief" | "direction" | "tokens">,
  metadata: ExportMetadata,
) {
  const { families, sizes } = tokens.typography;
  const custom = [...new Set(modes.flatMap((mode) => listCustomDeclarations(tokens, mode)).map(([name]) => name.slice(2)))];
  return {
    $schema: registryItemSchemaUrl,
    name: metadata.slug,
    type: "registry:theme",
    title: brief.name,
    description: direction.summary,
    meta: {
      version: metadata.version,
      source: `${metadata.baseUrl}/systems/${metadata.slug}`,
      ...(custom.length > 0 && { customTokens: custom }),
    },
    cssVars: {
      theme: {
        "font-sans": formatFontStack(families.text),
        "font-display": formatFontStack(families.display),
        "font-mono": formatFontStack(families.mono),
        ...Object.fromEntries(
          sizes.flatMap((size) => [
            [`text-${size.name}`, formatFontSize(size)],
            [`text-${size.name}--line-height`, formatNumber(size.leading)],
            [`text-${size.name}--letter-spacing`, formatTracking(size.trackingEm)],
          ]),
        ),
        ...Object.fromEntries(tokens.easings.map(({ name, curve }) => [`ease-${name}`, formatEasing(curve)])),
      },
      light: { radius: formatRem(tokens.radius.basePx), ...getModeVariables(tokens, "light") },
      dark: getModeVariables(tokens, "dark"),
    },
  };
}

/**
 * A shadcn registry item (`registry:theme`), served at `/r/{name}.json`. Projects install the theme
 * from this URL with one command. Variables have the names that such projects map to utilities.
 */
export const registryItem: TextFormat = {
  format: "registry-item",
  mediaType: "application/json",
  fileName: (slug) => `${slug}-registry.json`,
  write: (content, metadata) => formatJson(createThemeItem(content, metadata)),
};
