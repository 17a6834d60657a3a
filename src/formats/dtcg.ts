import type { DesignContent } from "#/model/design-content";
import { modes } from "#/model/token-set";
import { foundationTree, modeTree, semanticValue } from "#/formats/dtcg-tree";
import { type JsonObject, jsonText } from "#/formats/json";
import type { TextFormat } from "#/formats/text-format";

/** The address of the official schema of the format. */
export const dtcgSchemaUrl = "https://www.designtokens.org/schemas/2025.10/format.json";

/**
 * Design tokens in the community group's format (DTCG Format and Color modules, 2025.10) as a value: every token bears its own `$type`, semantic colours are aliases of
 * primitives. The values are those of the light mode; those of the other modes stand under `$extensions.livery.modes`, and the resolver file has them in full.
 */
export function dtcgTree({ brief, tokens }: Pick<DesignContent, "brief" | "tokens">, version: string): JsonObject {
  const others = modes.filter((mode) => mode !== "light");
  return {
    $schema: dtcgSchemaUrl,
    $description: `Design tokens of ${brief.name} ${version}`,
    ...foundationTree(tokens),
    ...modeTree(tokens, "light", (role) => ({
      modes: Object.fromEntries(others.map((mode) => [mode, semanticValue(tokens.colors[mode][role])])),
    })),
  };
}

/** The same as a file. */
export const dtcg: TextFormat = {
  format: "dtcg",
  mediaType: "application/design-tokens+json",
  fileName: (slug) => `${slug}.tokens.json`,
  write: (content, facts) => jsonText(dtcgTree(content, facts.version)),
};
