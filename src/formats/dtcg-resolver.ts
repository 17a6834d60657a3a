import { modes } from "#/model/token-set";
import { getFoundationTree, createModeTree } from "#/formats/dtcg-tree";
import { formatJson } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

/**
 * The tokens of all modes in one self-contained file: one set and the modifier `theme` (DTCG
 * Resolver module, 2025.10).
 */
export const dtcgResolver: TextFormat = {
  format: "dtcg-resolver",
  mediaType: "application/json",
  fileName: (slug) => `${slug}.resolver.json`,
  write: ({ brief, tokens }) =>
    formatJson({
      $schema: "https://www.designtokens.org/schemas/2025.10/resolver.json",
      name: brief.name,
      version: "2025.10",
      sets: { foundation: { description: "Tokens shared by all modes", sources: [getFoundationTree(tokens)] } },
      modifiers: {
        theme: {
          description: "Semantic colours and shadows by mode",
          default: "light",
          contexts: Object.fromEntries(modes.map((mode) => [mode, [createModeTree(tokens, mode)]])),
        },
      },
      resolutionOrder: [{ $ref: "#/sets/foundation" }, { $ref: "#/modifiers/theme" }],
    }),
};
