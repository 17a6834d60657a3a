import type { DesignContent } from "#/model/design-content";
import { addCustomTokens, listCustomTokens } from "#/formats/dtcg-custom";
import { createModeTree, getCustomPlaces, getFoundationTree } from "#/formats/dtcg-tree";
import type { Json } from "#/formats/json";

/** A top-level group of the token file, and the number of its tokens. */
export type TokenGroup = { readonly name: string; readonly count: number };

function countTokens(value: Json): number {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return 0;
  return "$value" in value ? 1 : Object.values(value).reduce<number>((sum, inner) => sum + countTokens(inner), 0);
}

/** The groups of the DTCG tokens of one mode, in the order of the file. */
export function listTokenGroups({ tokens }: DesignContent): TokenGroup[] {
  const own = { ...getFoundationTree(tokens), ...createModeTree(tokens, "light") };
  const tree = addCustomTokens(own, listCustomTokens(tokens, getCustomPlaces(tokens)));
  return Object.entries(tree).map(([name, value]) => ({ name, count: countTokens(value) }));
}

/** The number of DTCG tokens of a design in one mode. */
export function countDesignTokens(content: DesignContent): number {
  return listTokenGroups(content).reduce((sum, group) => sum + group.count, 0);
}
