import { getFoundationTree, createModeTree } from "#/formats/dtcg-tree";
import type { Json } from "#/formats/json";
import { sha256Hex } from "#/kernel/hash";
import type { DesignContent } from "#/model/design-content";
import { modes, type TokenSet } from "#/model/token-set";
import type { Inventory } from "#/model/version";

/** The tokens of a tree by path, with their values as JSON. */
function* walkTokens(value: Json, path: string): Generator<readonly [string, string]> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return;
  if ("$value" in value) yield [path, JSON.stringify(value.$value)];
  else for (const [name, inner] of Object.entries(value)) yield* walkTokens(inner, path ? `${path}.${name}` : name);
}

/** The design tokens by name, with their values in every mode. */
function getTokenValues(tokens: TokenSet): Map<string, string> {
  const values = new Map(walkTokens(getFoundationTree(tokens), ""));
  for (const mode of modes)
    for (const [name, value] of walkTokens(createModeTree(tokens, mode), ""))
      values.set(name, `${values.get(name) ?? ""}${value}`);
  return values;
}

export const listTokenNames = (tokens: TokenSet): readonly string[] => [...getTokenValues(tokens).keys()];

/**
 * Every public name of a design, such as `token:color.primary`, `component:button`, `page:landing`
 * or `asset:symbol`, with a fingerprint of its value.
 */
export function createInventory({ tokens, mark, imagery, components, pages }: Partial<DesignContent>): Inventory {
  const entries: [string, string][] = [];
  if (tokens) for (const [name, value] of getTokenValues(tokens)) entries.push([`token:${name}`, value]);
  for (const { slug, css, variants } of components ?? []) {
    entries.push([`component:${slug}`, sha256Hex(css)]);
    for (const { name, html } of variants) entries.push([`component:${slug}/${name}`, sha256Hex(html)]);
  }
  for (const { slug, css, body, document = "" } of pages ?? []) entries.push([`page:${slug}`, sha256Hex(css + body + document)]);
  for (const { slug, svg } of [...(mark?.assets ?? []), ...(imagery?.assets ?? [])])
    entries.push([`asset:${slug}`, sha256Hex(svg)]);
  for (const { slug, hash } of imagery?.rasters ?? []) entries.push([`asset:${slug}.png`, hash]);
  return new Map(entries);
}
