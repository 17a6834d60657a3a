import type { DesignContent } from "#/model/design-content";
import { modes } from "#/model/token-set";
import type { FileEntry } from "#/kernel/archive/zip";
import { addCustomTokens, listCustomTokens, listModeTokens } from "#/formats/dtcg-custom";
import { createModeTree, createRootExtension, getCustomPlaces, getFoundationTree, toSemanticValue } from "#/formats/dtcg-tree";
import { type JsonObject, formatJson } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

/** The official schema of the format. */
export const dtcgSchemaUrl = "https://www.designtokens.org/schemas/2025.10/format.json";

/**
 * Design tokens in the format of the community group (DTCG Format and Color modules, 2025.10). Each
 * token has its own `$type`, and semantic colours are aliases of primitives. Values are those of
 * light mode; other modes are in `$extensions.livery.modes`, and complete in the resolver file.
 */
export function createDtcgTree({ brief, tokens }: Pick<DesignContent, "brief" | "tokens">, version: string): JsonObject {
  const otherModes = modes.filter((mode) => mode !== "light");
  const tree = {
    $schema: dtcgSchemaUrl,
    $description: `Design tokens of ${brief.name} ${version}`,
    ...createRootExtension(tokens),
    ...getFoundationTree(tokens),
    ...createModeTree(tokens, "light", (role) => ({
      modes: Object.fromEntries(otherModes.map((mode) => [mode, toSemanticValue(tokens.colors[mode][role])])),
    })),
  };
  return addCustomTokens(tree, listCustomTokens(tokens, getCustomPlaces(tokens)));
}

export const dtcg: TextFormat = {
  format: "dtcg",
  mediaType: "application/design-tokens+json",
  fileName: (slug) => `${slug}.tokens.json`,
  write: (content, metadata) => formatJson(createDtcgTree(content, metadata.version)),
};

/**
 * A complete token file for each mode, such as `light.tokens.json`, for tools without support for
 * modes.
 */
export function createDtcgModeFiles({ tokens }: DesignContent): FileEntry[] {
  const foundation = getFoundationTree(tokens);
  return modes.map((mode) => ({
    path: `${mode}.tokens.json`,
    content: formatJson(
      addCustomTokens(
        { $schema: dtcgSchemaUrl, ...createRootExtension(tokens), ...foundation, ...createModeTree(tokens, mode) },
        listModeTokens(tokens, getCustomPlaces(tokens), mode),
      ),
    ),
  }));
}
