import { modes } from "#/model/token-set";
import { foundationTree, modeTree, semanticValue } from "#/formats/dtcg-tree";
import { jsonText } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

/** The address of the official schema of the format. */
export const dtcgSchemaUrl = "https://www.designtokens.org/schemas/2025.10/format.json";

/**
 * Design tokens in the community group's format (DTCG Format and Color modules, 2025.10): every token bears its own `$type`, semantic colours are aliases of
 * primitives. The values are those of the light mode; those of the other modes stand under `$extensions.livery.modes`, and the resolver file has them in full.
 */
export const dtcg: TextFormat = {
  format: "dtcg",
  mediaType: "application/design-tokens+json",
  fileName: (slug) => `${slug}.tokens.json`,
  write({ brief, tokens }, facts) {
    const others = modes.filter((mode) => mode !== "light");
    return jsonText({
      $schema: dtcgSchemaUrl,
      $description: `Design tokens of ${brief.name} ${facts.version}`,
      ...foundationTree(tokens),
      ...modeTree(tokens, "light", (role) => ({
        modes: Object.fromEntries(others.map((mode) => [mode, semanticValue(tokens.colors[mode][role])])),
      })),
    });
  },
};
