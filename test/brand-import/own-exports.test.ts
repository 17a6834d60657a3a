import { expect, test } from "bun:test";
import { recognizeFiles } from "#/brand-import/recognize-files";
import { brandManifest } from "#/formats/brand-manifest";
import { colorsTs } from "#/formats/colors-ts";
import { createDtcgModeFiles, dtcg } from "#/formats/dtcg";
import { dtcgResolver } from "#/formats/dtcg-resolver";
import { globalsCss } from "#/formats/globals-css";
import { registryItem } from "#/formats/registry-item";
import { spacingTs } from "#/formats/spacing-ts";
import type { TextFormat } from "#/formats/text-format";
import { themeJson } from "#/formats/theme-json";
import { tokensPenpot } from "#/formats/tokens-penpot";
import { typographyTs } from "#/formats/typography-ts";
import { utilityTheme } from "#/formats/utility-theme";
import { utilityThemeV4 } from "#/formats/utility-theme-v4";
import { createDesignMd, formatDesignMd } from "#/documents/design-md";
import { createSystemFiles } from "#/kits/system-files";
import { createSystem } from "#test/studio/create-system";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { type Carried, everything, expectSameTokens } from "#test/brand-import/same-tokens";

const encode = (text: string) => new TextEncoder().encode(text);

/** What each export carries. */
const formats: readonly (readonly [format: TextFormat, carried: Carried])[] = [
  [dtcg, everything],
  [dtcgResolver, everything],
  [globalsCss, everything],
  [utilityThemeV4, { ...everything, styles: false }],
  [utilityTheme, { ...everything, modes: ["light"], shadows: "light", styles: false }],
  [colorsTs, { modes: everything.modes ?? [], scales: true }],
  [spacingTs, { spacing: true, sectionGaps: true, radius: "all", shadows: "both", motion: true, stroke: true, layout: true }],
  [typographyTs, { sizes: "fluid", leading: true, weights: true, stacks: true, measure: true, styles: true }],
  [brandManifest, everything],
  [
    registryItem,
    { modes: ["light", "dark"], sizes: "fluid", leading: true, stacks: true, radius: "base", shadows: "both", easings: true },
  ],
  [themeJson, { ...everything, leading: false, measure: false, styles: false }],
  [tokensPenpot, { ...everything, sizes: "largest", leading: false, motion: false, measure: false, styles: false }],
];

const systems = [
  contentFixture,
  createSystem({ name: "Aoraki Cycles", brandColor: "#0f766e" }, 7),
  createSystem({ name: "Tinta Negra", brandColor: "oklch(0.62 0.21 24)" }, 99),
];

for (const [format, carried] of formats) {
  test(`${format.format}: an export comes back as the same tokens`, () => {
    for (const content of systems) {
      const path = format.fileName("nordhavn-son");
      const { given, left, notices } = recognizeFiles([{ path, bytes: encode(format.write(content, metadataFixture)) }]);
      expectSameTokens(given.tokens ?? {}, content.tokens, carried);
      expect({ custom: given.tokens?.custom ?? [], left, notices }).toEqual({ custom: [], left: [], notices: [] });
    }
  });
}

test("dtcg-modes: the files of all modes come back as the same tokens", () => {
  for (const content of systems) {
    const files = createDtcgModeFiles(content).map(({ path, content: text }) => ({ path, bytes: encode(String(text)) }));
    const { given } = recognizeFiles(files);
    expectSameTokens(given.tokens ?? {}, content.tokens, everything);
  }
});

test("a bundle comes back as the same tokens, and its other files are not taken for tokens", () => {
  const files = createSystemFiles(contentFixture, metadataFixture).map(({ path, content }) => ({
    path: `nordhavn/${path}`,
    bytes: typeof content === "string" ? encode(content) : new Uint8Array(content),
  }));
  const { given, recognized } = recognizeFiles(files);
  expectSameTokens(given.tokens ?? {}, contentFixture.tokens, everything);
  expect(given.tokens?.custom ?? []).toEqual([]);
  expect(recognized.map(({ files: paths }) => paths)).toEqual([["nordhavn/tokens/tokens.dtcg.json"]]);
});

test("DESIGN.md: what its front matter carries comes back", () => {
  const { tokens } = contentFixture;
  const text = formatDesignMd(createDesignMd(contentFixture, metadataFixture, "tokens/globals.css"));
  const { given } = recognizeFiles([{ path: "DESIGN.md", bytes: encode(text) }]);
  expectSameTokens(given.tokens ?? {}, tokens, { spacing: true, sectionGaps: true, radius: "steps" });
  expect(given.tokens?.colors?.light?.background).toBe(tokens.colors.light.background.hex);
  expect(given.tokens?.colors?.dark?.primary).toBe(tokens.colors.dark.primary.hex);
});

test("exports of one design together give the tokens once", () => {
  const files = [dtcg, globalsCss, brandManifest, colorsTs, registryItem].map((format) => ({
    path: format.fileName("nordhavn-son"),
    bytes: encode(format.write(contentFixture, metadataFixture)),
  }));
  const { given, left } = recognizeFiles(files);
  expectSameTokens(given.tokens ?? {}, contentFixture.tokens, everything);
  expect({ custom: given.tokens?.custom ?? [], left }).toEqual({ custom: [], left: [] });
});
