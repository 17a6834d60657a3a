import { expect, test } from "bun:test";
import { createComponentsJson } from "#/formats/components-json";
import { addTokenDefaults } from "#/formats/token-defaults";
import { createReactFiles } from "#/kits/react-files";
import type { Component } from "#/model/component";
import { createDesignContent } from "#test/design-content";
import { metadataFixture } from "#test/formats/content-fixture";

const content = createDesignContent({ name: "Defaults", seed: 1 });
const imported = (html: string): Component => ({
  slug: "tag",
  name: "Tag",
  category: "display",
  summary: "Made in an external design tool.",
  css: "",
  variants: [{ name: "Default", html }],
});
const tag = imported('<p style="color:var(--primary);border-radius:var( --radius )">x</p>');

test("an import that uses variables carries their values, light and dark, below those of the system", () => {
  const { css } = addTokenDefaults(tag, content.tokens);
  expect(css).toContain(":where(:root, .light) {");
  expect(css).toContain(":where(.dark) {");
  expect(css.match(/--primary:/g)).toHaveLength(3);
  expect(css).toContain("--radius:");
  expect(css).not.toContain("--secondary:");
});

test("an import without variables, one with unknown ones and components of our own stay as they are", () => {
  for (const component of [
    imported("<p>x</p>"),
    imported('<p style="color:var(--nothing)">x</p>'),
    ...content.components.slice(0, 3),
  ])
    expect(addTokenDefaults(component, content.tokens)).toBe(component);
});

test("components as JSON and for React are given them", () => {
  const [row] = createComponentsJson({ ...content, components: [tag] }, metadataFixture).components;
  expect(row?.html).toStartWith("<style>:where(:root, .light)");
  const sheet = createReactFiles({ components: [tag], tokens: content.tokens }).find(({ path }) => path === "react/tag.css");
  expect(sheet?.content).toContain("--primary:");
});
