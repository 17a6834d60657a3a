import { type Mode, modes, type TokenSet } from "#/model/token-set";
import { addCustomTokens, listModeTokens } from "#/formats/dtcg-custom";
import { createModeTree, createRootExtension, getCustomPlaces, getFoundationTree } from "#/formats/dtcg-tree";
import { formatJson, type JsonObject } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

/**
 * Livery's own tokens of a mode, and the custom ones, whose groups are merged with others of their
 * names.
 */
function listContextSources(tokens: TokenSet, mode: Mode): readonly JsonObject[] {
  const custom = listModeTokens(tokens, getCustomPlaces(tokens), mode);
  return custom.length === 0 ? [createModeTree(tokens, mode)] : [createModeTree(tokens, mode), addCustomTokens({}, custom)];
}

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
      sets: {
        foundation: {
          description: "Tokens shared by all modes",
          sources: [{ ...createRootExtension(tokens), ...getFoundationTree(tokens) }],
        },
      },
      modifiers: {
        theme: {
          description: "Semantic colours and shadows by mode",
          default: "light",
          contexts: Object.fromEntries(modes.map((mode) => [mode, listContextSources(tokens, mode)])),
        },
      },
      resolutionOrder: [{ $ref: "#/sets/foundation" }, { $ref: "#/modifiers/theme" }],
    }),
};
