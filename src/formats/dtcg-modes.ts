import type { FileEntry } from "#/kernel/zip";
import type { DesignContent } from "#/model/design-content";
import { modes } from "#/model/token-set";
import { dtcgSchemaUrl } from "#/formats/dtcg";
import { foundationTree, modeTree } from "#/formats/dtcg-tree";
import { jsonText } from "#/formats/json";

/** One complete token file for each mode, for design tools that want a file a mode: `light.tokens.json`, `dark.tokens.json` and so on. */
export function dtcgModes({ tokens }: DesignContent): FileEntry[] {
  const foundation = foundationTree(tokens);
  return modes.map((mode) => ({
    path: `${mode}.tokens.json`,
    content: jsonText({ $schema: dtcgSchemaUrl, ...foundation, ...modeTree(tokens, mode) }),
  }));
}
