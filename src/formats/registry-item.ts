import type { Mode, TokenSet } from "#/model/token-set";
import { cssOklch } from "#/model/color-text";
import { remText } from "#/model/css-length";
import { formatDecimal } from "#/kernel/decimal";
import { curveText, modeDeclarations, sizeText, trackingText } from "#/model/css-declarations";
import { fontStackText } from "#/model/font-stack";
import { jsonText } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

const modeVariables = (tokens: TokenSet, mode: Mode) =>
  Object.fromEntries(modeDeclarations(tokens, mode, cssOklch).map(([name, value]) => [name.slice(2), value]));

/**
 * A registry item of the shadcn kind (`registry:theme`), served at `/r/{name}.json`: a component-library project takes the theme over from its address in one
 * command. Variables bear the names that such projects map to utilities.
 */
export const registryItem: TextFormat = {
  format: "registry-item",
  mediaType: "application/json",
  fileName: (slug) => `${slug}-registry.json`,
  write({ brief, direction, tokens }, facts) {
    const { families, sizes } = tokens.typography;
    return jsonText({
      $schema: "https://ui.shadcn.com/schema/registry-item.json",
      name: facts.slug,
      type: "registry:theme",
      title: brief.name,
      description: direction.summary,
      meta: { version: facts.version, source: `${facts.baseUrl}/systems/${facts.slug}` },
      cssVars: {
        theme: {
          "font-sans": fontStackText(families.text),
          "font-display": fontStackText(families.display),
          "font-mono": fontStackText(families.mono),
          ...Object.fromEntries(
            sizes.flatMap((size) => [
              [`text-${size.name}`, sizeText(size)],
              [`text-${size.name}--line-height`, formatDecimal(size.leading)],
              [`text-${size.name}--letter-spacing`, trackingText(size.trackingEm)],
            ]),
          ),
          ...Object.fromEntries(tokens.easings.map(({ name, curve }) => [`ease-${name}`, curveText(curve)])),
        },
        light: { radius: remText(tokens.radius.basePx), ...modeVariables(tokens, "light") },
        dark: modeVariables(tokens, "dark"),
      },
    });
  },
};
