import { expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { AdoptionManifest } from "#/documents/adoption-manifest-schema";
import { contentFixture, hostileContent } from "#test/formats/content-fixture";
import { createAdoptionManifestFixture } from "#test/documents/adoption-manifest-fixture";

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
const schema = JSON.parse(JSON.stringify(AdoptionManifest));
const manifest = createAdoptionManifestFixture(contentFixture);

test("it matches its published schema, even for a hostile brief", () => {
  for (const content of [contentFixture, hostileContent]) {
    ajv.validate(schema, createAdoptionManifestFixture(content));
    expect(ajv.errors ?? []).toEqual([]);
  }
  expect(ajv.validate(schema, { ...manifest, previewUrl: undefined })).toBe(false);
});

test("it has the documented properties in order", () => {
  expect(Object.keys(manifest)).toEqual([
    ...["schemaVersion", "system", "design", "previewUrl", "previews", "direction", "tokens", "components", "pages"],
    ...["brandAssets", "exportFormats", "downloadUrl", "agentPromptUrl"],
  ]);
});

test("every export format is listed with its URL", () => {
  expect(manifest.exportFormats.map(({ format }) => format)).toEqual([
    ...["globals-css", "colors-ts", "spacing-ts", "typography-ts", "utility-theme", "utility-theme-v4", "dtcg"],
    ...["brand-manifest", "components-json", "components", "pages", "assets-svg", "all"],
  ]);
  for (const { format, url } of manifest.exportFormats)
    expect(url).toBe(`https://livery.example/api/systems/export/nordhavn-son?format=${format}`);
});

test("preview URLs are below the preview of the design", () => {
  expect(manifest.previews.landing).toBe("https://livery.example/preview/d/ds_1/landing");
  expect(manifest.components.map(({ previewUrl }) => previewUrl)).toEqual(manifest.previews.components.map(({ url }) => url));
  expect(manifest.previews.components[0]).toEqual({
    name: "Button",
    url: "https://livery.example/preview/d/ds_1/components/button",
  });
});

test("the URL of an asset is derived from its content", () => {
  const [asset] = manifest.brandAssets;
  const hash = new Bun.CryptoHasher("sha256").update(contentFixture.mark.assets[0]?.svg ?? "").digest("hex");
  expect(asset?.url).toBe(`https://livery.example/assets/${hash}.svg`);
});

test("the token count is the sum of the groups", () => {
  expect(manifest.tokens.groups.reduce((sum, { count }) => sum + count, 0)).toBe(manifest.tokens.count);
});
