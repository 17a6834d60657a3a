import { expect, test } from "bun:test";
import { resolve } from "node:path";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { Glob } from "bun";
import fc from "fast-check";
import { BrandManifest } from "#/formats/brand-manifest-schema";
import { createDtcgModeFiles } from "#/formats/dtcg";
import { getCustomPlaces } from "#/formats/dtcg-tree";
import { companionFormats, tokenFormats } from "#/formats/index";
import { renderInlineTheme } from "#/formats/theme-inline";
import type { TextFormat } from "#/formats/text-format";
import { listUncarriedTokens } from "#/formats/uncarried-tokens";
import type { DesignContent } from "#/model/design-content";
import { getCustomValue, toCustomDeclarations } from "#/model/custom-value";
import { getCustomVariables } from "#/model/custom-variables";
import { modes } from "#/model/token-set";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { flattenTokens, type TokenTree } from "#test/formats/read-dtcg";
import { getDeclarations, readRules } from "#test/formats/read-rules";
import { writeTestFolder } from "#test/formats/test-folder";
import { customTokens } from "#test/studio/arbitrary-custom-tokens";

const formats: readonly TextFormat[] = [...tokenFormats, ...companionFormats];
const getFormat = (name: string) => {
  const found = formats.find(({ format }) => format === name);
  if (!found) throw new Error(`no format ${name}`);
  return found;
};
const withCustom = (custom: DesignContent["tokens"]["custom"]): DesignContent => ({
  ...contentFixture,
  tokens: { ...contentFixture.tokens, ...(custom && { custom }) },
});
const write = (name: string, content: DesignContent) => getFormat(name).write(content, metadataFixture);

const ajv = new Ajv({ strict: false, allErrors: true });
addFormats(ajv);
const schemaFolder = resolve("test/formats/dtcg-schema");
for (const path of new Glob("**/*.json").scanSync(schemaFolder)) ajv.addSchema(await Bun.file(`${schemaFolder}/${path}`).json());
const isManifest = ajv.compile(BrandManifest);
const findSchemaFaults = (schema: "format" | "resolver", text: string) => {
  ajv.validate(`https://www.designtokens.org/schemas/2025.10/${schema}.json`, JSON.parse(text));
  return ajv.errors ?? [];
};

type Extension = { readonly values?: Record<string, unknown>; readonly path?: readonly string[] };
type Written = { readonly path: readonly string[]; readonly values: Record<string, unknown> };

/** The custom tokens of a written token file, each with its own path and all its values. */
function readDtcgCustom(text: string, places: ReadonlyMap<unknown, readonly string[]>): Written[] {
  const tree: TokenTree = JSON.parse(text);
  const tokens = new Map(flattenTokens(tree));
  const placed = [...places.values()].flatMap((place) => {
    const token = tokens.get(place.join("."));
    const extension = token?.$extensions?.livery as Extension | undefined;
    return token ? [{ path: extension?.path ?? place, values: extension?.values ?? { default: token.$value } }] : [];
  });
  const root = tree.$extensions as { livery?: { tokens?: Written[] } } | undefined;
  return [...placed, ...(root?.livery?.tokens ?? []).map(({ path, values }) => ({ path, values }))];
}
/** Tokens by their paths, without prototypes, so that only their content is compared. */
const toComparable = (tokens: readonly Written[]) =>
  new Map(tokens.map(({ path, values }) => [path.join("\n"), JSON.parse(JSON.stringify(values))]));

test("the token file carries every custom token exactly, is valid and keeps Livery's own tokens", () => {
  const own = flattenTokens(JSON.parse(write("dtcg", contentFixture)));
  fc.assert(
    fc.property(customTokens, (custom) => {
      const content = withCustom(custom);
      const text = write("dtcg", content);
      expect(findSchemaFaults("format", text)).toEqual([]);
      expect(findSchemaFaults("resolver", write("dtcg-resolver", content))).toEqual([]);
      for (const file of createDtcgModeFiles(content)) expect(findSchemaFaults("format", String(file.content))).toEqual([]);
      const read = toComparable(readDtcgCustom(text, getCustomPlaces(content.tokens)));
      expect(read).toEqual(toComparable(custom.map(({ path, values }) => ({ path, values }))));
      const tokens = new Map(flattenTokens(JSON.parse(text)));
      for (const [path, token] of own) expect(tokens.get(path)).toEqual(token);
      expect(({} as Record<string, unknown>).$value).toBeUndefined();
    }),
    { numRuns: 60 },
  );
});

test("CSS has every custom token in each of its modes, and nothing breaks out of it", () => {
  const places = {
    light: [":root", ""],
    dark: [".dark", ""],
    "high-contrast": [":root", "@media (prefers-contrast:more)"],
    "high-contrast-dark": [".dark", "@media (prefers-contrast:more)"],
  } as const;
  const outer = { light: "light", dark: "light", "high-contrast": "light", "high-contrast-dark": "dark" } as const;
  fc.assert(
    fc.property(customTokens, (custom) => {
      const content = withCustom(custom);
      const text = write("globals-css", content);
      expect(text).not.toContain("</style");
      const rules = readRules(text);
      const own = readRules(write("globals-css", contentFixture));
      expect(rules.map(({ selector }) => selector)).toEqual(own.map(({ selector }) => selector));
      const names = getCustomVariables(content.tokens);
      expect(new Set(names.values()).size).toBe(custom.length);
      for (const mode of modes) {
        const [selector, within] = places[mode];
        const declared = getDeclarations(rules, selector, within);
        for (const [name, value] of getDeclarations(own, selector, within)) expect(declared.get(name)).toBe(value);
        for (const token of custom) {
          const value = getCustomValue(token, mode);
          const inherited = mode === "light" ? undefined : getCustomValue(token, outer[mode]);
          if (value === undefined || JSON.stringify(value) === JSON.stringify(inherited)) continue;
          for (const [suffix] of toCustomDeclarations(token.type, value)) {
            const name = `${names.get(token)}${suffix}`;
            expect(text).toContain(`  ${name}: `);
          }
        }
      }
      readRules(renderInlineTheme(content.tokens));
      readRules(write("utility-theme-v4", content));
    }),
    { numRuns: 40 },
  );
});

test("files of plain values carry every custom token exactly", () => {
  fc.assert(
    fc.property(customTokens, (custom) => {
      const content = withCustom(custom);
      const manifest = JSON.parse(write("brand-manifest", content));
      expect(isManifest(manifest)).toBe(true);
      expect(toComparable(manifest.custom)).toEqual(toComparable(custom.map(({ path, values }) => ({ path, values }))));
      for (const name of ["tokens-penpot", "theme-json", "registry-item"]) JSON.parse(write(name, content));
      const text = ["colors-ts", "spacing-ts", "typography-ts", "utility-theme"].map((name) => write(name, content));
      for (const source of text) new Bun.Transpiler({ loader: "ts" }).transformSync(source);
    }),
    { numRuns: 40 },
  );
});

test("the TypeScript files export custom tokens by type", async () => {
  const custom = [
    { path: ["acme", "coral"], type: "color", values: { light: { colorSpace: "srgb", components: [1, 0.5, 0.25] } } },
    { path: ["acme", "gap"], type: "dimension", values: { default: { value: 13, unit: "px" } } },
    { path: ["acme", "face"], type: "fontFamily", values: { default: ["Acme", "serif"] } },
  ] as const;
  const content = withCustom(custom.map((token) => ({ ...token, path: [...token.path] })));
  const folder = writeTestFolder("custom", {
    "colors.ts": write("colors-ts", content),
    "spacing.ts": write("spacing-ts", content),
    "typography.ts": write("typography-ts", content),
  });
  for (const [index, file] of ["colors", "spacing", "typography"].entries()) {
    const { customTokens: read } = await import(`${folder}/${file}.ts`);
    expect(read).toEqual([custom[index]]);
  }
});

test("what a format does not carry is reported, with its reason", () => {
  const content = withCustom([
    { path: ["primary"], type: "color", values: { default: { colorSpace: "display-p3", components: [1, 0, 0] } } },
    { path: ["ease"], type: "cubicBezier", values: { default: [0, 0, 1, 1] } },
    { path: ["note"], type: "string", values: { default: "left", dim: "right" } },
    { path: ["broken"], type: "dimension", values: { default: "wide" } },
  ]);
  const list = (format: string) => listUncarriedTokens(format, content.tokens).map(({ token, kind }) => `${token} ${kind}`);
  expect(list("globals-css")).toEqual(["note left-out", "broken left-out", "primary renamed"]);
  expect(list("dtcg")).toEqual(["broken left-out"]);
  expect(list("tokens-penpot")).toEqual(["ease left-out", "note left-out", "broken left-out", "primary approximated"]);
  expect(list("utility-theme")).toEqual(["note left-out", "broken left-out"]);
  for (const { format } of formats)
    for (const { reason } of listUncarriedTokens(format, content.tokens)) expect(reason).toMatch(/^[A-Z].*\.$/);
});

test("many tokens of one name take linear time", () => {
  const create = (count: number) =>
    Array.from({ length: count }, (_, value) => ({
      path: ["primary"],
      type: "dimension" as const,
      values: { default: { value, unit: "px" } },
    }));
  const measure = (count: number) => {
    const content = withCustom(create(count));
    const start = performance.now();
    for (const { write: writeFormat } of formats) writeFormat(content, metadataFixture);
    return performance.now() - start;
  };
  measure(500);
  // Quadratic work would take sixteen times as long.
  expect(measure(4000)).toBeLessThan(measure(1000) * 12 + 500);
});
