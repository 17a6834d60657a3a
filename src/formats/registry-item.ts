import type { Mode, TokenSet } from "#/model/token-set";
import { cssOklch } from "#/model/css-color";
import { formatRem } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { formatEasing, toModeDeclarations, formatFontSize, formatTracking } from "#/model/css-declarations";
import { formatFontStack } from "#/model/font-stack";
import { formatJson } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

const getModeVariables = (tokens: TokenSet, mode: Mode) =>
  Object.fromEntries(toModeDeclarations(tokens, mode, cssOklch).map(([name, value]) => [name.slice(2), value]));

/**
 * A registry item of the shadcn kind (`registry:theme`), served at `/r/{name}.json`: a
 * component-library project takes the theme over from its address in one command. Variables bear
 * the names that such projects map to utilities.
 */
export const registryItem: TextFormat = {
  format: "registry-item",
  mediaType: "application/json",
  fileName: (slug) => `${slug}-registry.json`,
  write({ brief, direction, tokens }, facts) {
    const { families, sizes } = tokens.typography;
    return formatJson({
      $schema: "https://ui.shadcn.com/schema/registry-item.json",
      name: facts.slug,
      type: "registry:theme",
      title: brief.name,
      description: direction.summary,
      meta: { version: facts.version, source: `${facts.baseUrl}/systems/${facts.slug}` },
      cssVars: {
        theme: {
          "font-sans": formatFontStack(families.text),
          "font-display": formatFontStack(families.display),
          "font-mono": formatFontStack(families.mono),
          ...Object.fromEntries(
            sizes.flatMap((size) => [
              [`text-${size.name}`, formatFontSize(size)],
              [`text-${size.name}--line-height`, formatDecimal(size.leading)],
              [`text-${size.name}--letter-spacing`, formatTracking(size.trackingEm)],
            ]),
          ),
          ...Object.fromEntries(tokens.easings.map(({ name, curve }) => [`ease-${name}`, formatEasing(curve)])),
        },
        light: { radius: formatRem(tokens.radius.basePx), ...getModeVariables(tokens, "light") },
        dark: getModeVariables(tokens, "dark"),
      },
    });
  },
};
