import type { DesignContent } from "#/model/design-content";
import { modes } from "#/model/token-set";
import { getFoundationTree, createModeTree, toSemanticValue } from "#/formats/dtcg-tree";
import { type JsonObject, formatJson } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

/** The address of the official schema of the format. */
export const dtcgSchemaUrl = "https://www.designtokens.org/schemas/2025.10/format.json";

/**
 * Design tokens in the community group's format (DTCG Format and Color modules, 2025.10) as a
 * value: every token bears its own `$type`, semantic colours are aliases of primitives. The values
 * are those of the light mode; those of the other modes stand under `$extensions.livery.modes`, and
 * the resolver file has them in full.
 */
export function createDtcgTree({ brief, tokens }: Pick<DesignContent, "brief" | "tokens">, version: string): JsonObject {
  const otherModes = modes.filter((mode) => mode !== "light");
  return {
    $schema: dtcgSchemaUrl,
    $description: `Design tokens of ${brief.name} ${version}`,
    ...getFoundationTree(tokens),
    ...createModeTree(tokens, "light", (role) => ({
      modes: Object.fromEntries(otherModes.map((mode) => [mode, toSemanticValue(tokens.colors[mode][role])])),
    })),
  };
}

/** The same as a file. */
export const dtcg: TextFormat = {
  format: "dtcg",
  mediaType: "application/design-tokens+json",
  fileName: (slug) => `${slug}.tokens.json`,
  write: (content, facts) => formatJson(createDtcgTree(content, facts.version)),
};
