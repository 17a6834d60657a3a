import { expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { brandManifest } from "#/formats/brand-manifest";
import { componentsJson } from "#/formats/components-json";
import { formatSchemas } from "#/formats/schemas";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";

const ajv = new Ajv2020({ allErrors: true, strict: false });
addFormats(ajv);
const findFaults = (name: string, value: unknown) => {
  const published = formatSchemas.find((schema) => schema.name === name);
  if (!published) throw new Error(`no schema ${name}`);
  ajv.validate(JSON.parse(JSON.stringify(published.schema)), value);
  return ajv.errors ?? [];
};
const formats = [brandManifest, componentsJson];

for (const format of formats) {
  test(`${format.format} is valid against its published schema, also with hostile texts`, () => {
    for (const content of [contentFixture, hostileContent])
      expect(findFaults(format.format, JSON.parse(format.write(content, metadataFixture)))).toEqual([]);
  });

  test(`${format.format} contains the URL of its schema`, () => {
    const { $schema } = JSON.parse(format.write(contentFixture, metadataFixture));
    expect($schema).toBe(`https://livery.example/schemas/${format.format}.json`);
  });
}

test("the schema rejects missing colours, invalid colours and unknown properties", () => {
  const manifest = JSON.parse(brandManifest.write(contentFixture, metadataFixture));
  const { brand: _, ...fewer } = manifest.colors.modes.dark;
  expect(findFaults("brand-manifest", { ...manifest, extra: 1 })).not.toEqual([]);
  expect(
    findFaults("brand-manifest", {
      ...manifest,
      colors: { ...manifest.colors, modes: { ...manifest.colors.modes, dark: fewer } },
    }),
  ).not.toEqual([]);
  expect(findFaults("brand-manifest", { ...manifest, brandColor: { ...manifest.brandColor, hex: "red" } })).not.toEqual([]);
});

test("each component has self-contained html and all its variants", () => {
  const { components } = JSON.parse(componentsJson.write(contentFixture, metadataFixture));
  expect(components.map(({ slug }: { slug: string }) => slug)).toEqual(["button", "navigation-bar"]);
  expect(components[0].html).toStartWith("<style>.lv-button{");
  expect(components[0].variants.map(({ name }: { name: string }) => name)).toEqual(["Primary", "Disabled"]);
});
