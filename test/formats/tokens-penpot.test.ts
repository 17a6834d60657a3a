import { expect, test } from "bun:test";
import { tokensPenpot } from "#/formats/tokens-penpot";
import { colorRoles, modes } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { findAliasFaults, flattenTokens, mergeTrees, resolveHex, type TokenTree } from "#test/formats/read-dtcg";

const file: TokenTree = JSON.parse(tokensPenpot.write(contentFixture, metadataFixture));
const getSet = (name: string) => file[name] as TokenTree;

test("the root contains sets, themes and metadata, and nothing that the decoder rejects", () => {
  expect(Object.keys(file)).toEqual(["foundation", ...modes, "$themes", "$metadata"]);
  expect(JSON.stringify(file)).not.toContain('"$description"');
  expect(JSON.stringify(file)).not.toContain('"$schema"');
});

test("tokens have a type, groups have none, and shadows are single objects", () => {
  const groupsWithType = (tree: TokenTree): string[] =>
    Object.entries(tree).flatMap(([name, value]) => {
      if (typeof value !== "object" || value === null || Array.isArray(value) || "$value" in value) return [];
      return ["$type" in value ? name : [], groupsWithType(value as TokenTree)].flat();
    });
  for (const name of ["foundation", ...modes]) {
    expect(groupsWithType(getSet(name))).toEqual([]);
    for (const [, token] of flattenTokens(getSet(name))) {
      expect(typeof token.$type).toBe("string");
      if (token.$type === "shadow") expect(Array.isArray(token.$value)).toBe(false);
    }
  }
});

test("the sets of each theme contain the hex of every role in its mode", () => {
  for (const mode of modes) {
    const tree = mergeTrees([getSet("foundation"), getSet(mode)]);
    expect(findAliasFaults(tree)).toEqual([]);
    for (const role of colorRoles) expect(resolveHex(tree, `color.${role}`)).toBe(contentFixture.tokens.colors[mode][role].hex);
  }
});

test("values are plain strings: hex for colours, pixels for lengths", () => {
  for (const [, { $type, $value }] of flattenTokens(getSet("foundation"))) {
    if ($type === "color") expect(String($value)).toMatch(/^#[0-9a-f]{6}$/);
    if ($type === "spacing" || $type === "borderRadius" || $type === "fontSizes")
      expect(String($value)).toMatch(/^\d+(\.\d+)?px$/);
  }
});
