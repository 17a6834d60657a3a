import { expect, test } from "bun:test";
import { resolve } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { Glob } from "bun";
import { dtcg, createDtcgModeFiles } from "#/formats/dtcg";
import { dtcgResolver } from "#/formats/dtcg-resolver";
import { countDesignTokens, listTokenGroups } from "#/formats/token-count";
import { colorRoles, modes, type Mode } from "#/model/token-set";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";
import { findAliasFaults, getColorParts, flattenTokens, mergeTrees, resolveHex, type TokenTree } from "#test/formats/read-dtcg";
import { writeTestFolder, run } from "#test/formats/test-folder";

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const schemaFolder = resolve("test/formats/dtcg-schema");
for (const path of new Glob("**/*.json").scanSync(schemaFolder)) ajv.addSchema(await Bun.file(`${schemaFolder}/${path}`).json());
const findSchemaFaults = (schema: "format" | "resolver", value: unknown) => {
  ajv.validate(`https://www.designtokens.org/schemas/2025.10/${schema}.json`, value);
  return ajv.errors ?? [];
};

const file: TokenTree = JSON.parse(dtcg.write(contentFixture, metadataFixture));
const listModeFiles = createDtcgModeFiles(contentFixture).map(({ path, content }): [string, TokenTree] => [
  path,
  JSON.parse(String(content)),
]);
type Resolver = {
  sets: { foundation: { sources: TokenTree[] } };
  modifiers: { theme: { default: string; contexts: Record<string, TokenTree[]> } };
};
const resolver: Resolver = JSON.parse(dtcgResolver.write(contentFixture, metadataFixture));
const resolveMode = (mode: Mode) =>
  mergeTrees([...resolver.sets.foundation.sources, ...(resolver.modifiers.theme.contexts[mode] ?? [])]);

test("every file is valid against the official schemas, also with hostile texts", () => {
  expect(findSchemaFaults("format", file)).toEqual([]);
  for (const [, tree] of listModeFiles) expect(findSchemaFaults("format", tree)).toEqual([]);
  expect(findSchemaFaults("resolver", resolver)).toEqual([]);
  expect(findSchemaFaults("format", JSON.parse(dtcg.write(hostileContent, metadataFixture)))).toEqual([]);
  expect(findSchemaFaults("resolver", JSON.parse(dtcgResolver.write(hostileContent, metadataFixture)))).toEqual([]);
  expect(findSchemaFaults("format", { x: { $type: "color", $value: "red" } })).not.toEqual([]);
});

test("every token has its own type, and every alias resolves to a token of the same type", () => {
  for (const tree of [file, ...listModeFiles.map(([, content]) => content), ...modes.map(resolveMode)])
    expect(findAliasFaults(tree)).toEqual([]);
});

test("the alias check finds unresolved, circular and mistyped aliases", () => {
  const token = ($type: string, $value: unknown) => ({ $type, $value });
  const bad = {
    a: token("color", "{b}"),
    b: token("color", "{a}"),
    c: token("color", "{d}"),
    e: token("color", "{f}"),
    f: token("number", 1),
  };
  expect(findAliasFaults(bad)).toHaveLength(4);
});

test("colours are within the format's limits: hue below 360, six-digit hex, no keyword none", () => {
  const colors = flattenTokens(file).flatMap(([, token]) => getColorParts(token) ?? []);
  expect(colors.length).toBeGreaterThan(84);
  for (const { components, hex } of colors) {
    const [lightness = -1, chroma = -1, hue = -1] = components;
    expect(lightness >= 0 && lightness <= 1 && chroma >= 0 && hue >= 0 && hue < 360).toBe(true);
    expect(hex).toMatch(/^#[0-9a-f]{6}$/);
  }
});

test("the resolver and the mode files contain every colour in every mode", () => {
  expect(listModeFiles.map(([path]) => path)).toEqual(modes.map((mode) => `${mode}.tokens.json`));
  for (const [index, mode] of modes.entries()) {
    const single = listModeFiles[index]?.[1] ?? {};
    for (const role of colorRoles) {
      const { hex } = contentFixture.tokens.colors[mode][role];
      expect(resolveHex(resolveMode(mode), `color.${role}`)).toBe(hex);
      expect(resolveHex(single, `color.${role}`)).toBe(hex);
    }
  }
  expect(resolver.modifiers.theme.default).toBe("light");
});

test("a brand colour outside sRGB keeps the original value", () => {
  const [, brand] = flattenTokens(file).find(([path]) => path === "color.brand") ?? [];
  expect(brand?.$extensions?.livery).toMatchObject({ given: contentFixture.tokens.brand.given });
});

test("the token count is the number of tokens in the file", () => {
  expect(countDesignTokens(contentFixture)).toBe(flattenTokens(file).length);
  expect(listTokenGroups(contentFixture).every(({ count }) => count > 0)).toBe(true);
});

test("Terrazzo parses the file and the resolver without errors", async () => {
  for (const name of ["tokens.json", "tokens.resolver.json"]) {
    const lint = '{ rules: { "core/consistent-naming": "off" } }';
    const config = `export default { tokens: ["./${name}"], outDir: "./out", plugins: [], lint: ${lint} };`;
    const folder = writeTestFolder("terrazzo", {
      "tokens.json": dtcg.write(contentFixture, metadataFixture),
      "tokens.resolver.json": dtcgResolver.write(contentFixture, metadataFixture),
      "terrazzo.config.mjs": config,
    });
    const { status, output } = await run([resolve("node_modules/.bin/terrazzo"), "check"], folder);
    expect({ status, output: status === 0 ? "" : output }).toEqual({ status: 0, output: "" });
  }
});
