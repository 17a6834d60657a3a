import { expect, test } from "bun:test";
import { registryItemSchema } from "shadcn/schema";
import { registryItem } from "#/formats/registry-item";
import { colorRoles } from "#/model/token-set";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";

test("the item is valid against the registry's schema, also with hostile texts", () => {
  for (const content of [contentFixture, hostileContent])
    expect(registryItemSchema.safeParse(JSON.parse(registryItem.write(content, metadataFixture))).error).toBeUndefined();
});

test("the theme sets every role in light and dark, and the radius", () => {
  const { cssVars } = JSON.parse(registryItem.write(contentFixture, metadataFixture));
  expect(colorRoles.filter((role) => !cssVars.light[role] || !cssVars.dark[role])).toEqual([]);
  expect(cssVars.light.radius).toBe("0.375rem");
  expect(Object.keys(cssVars.theme)).toContain("font-sans");
});
