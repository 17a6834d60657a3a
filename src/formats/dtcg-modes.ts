import type { FileEntry } from "#/kernel/archive/zip";
import type { DesignContent } from "#/model/design-content";
import { modes } from "#/model/token-set";
import { dtcgSchemaUrl } from "#/formats/dtcg";
import { getFoundationTree, createModeTree } from "#/formats/dtcg-tree";
import { formatJson } from "#/formats/json";

/**
 * One complete token file for each mode, for design tools that want a file a mode:
 * `light.tokens.json`, `dark.tokens.json` and so on.
 */
export function createDtcgModeFiles({ tokens }: DesignContent): FileEntry[] {
  const foundation = getFoundationTree(tokens);
  return modes.map((mode) => ({
    path: `${mode}.tokens.json`,
    content: formatJson({ $schema: dtcgSchemaUrl, ...foundation, ...createModeTree(tokens, mode) }),
  }));
}
