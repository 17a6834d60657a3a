import { expect, test } from "bun:test";
import { canonicalForm } from "#/html/canonical-form";
import { cleanHtml } from "#/html/clean-html";
import type { ArtifactContent } from "#/model/external-artifact";
import type { FullArtifact } from "#/lifecycle/imported-parts";
import { mergeArtifacts } from "#/lifecycle/merge-artifacts";
import { createDesignContent } from "#test/design-content";

const { components, pages, imagery } = createDesignContent({ name: "Join", seed: 1 });
const before = { components, pages, imagery };
const component = (slug: string, html: string): FullArtifact => ({
  name: slug,
  slug,
  content: {
    kind: "component",
    html,
    category: "display",
    variants: [{ name: "Dark", html: "<i>d</i>" }],
    notes: "for the reviewer",
  },
});
const page = (html: string): FullArtifact => ({
  name: "Hours",
  slug: "hours",
  content: { kind: "page", html, path: null, notes: null },
});
const asset: ArtifactContent = {
  ...{ kind: "asset", assetKind: "photo", hash: "a", webpHash: "b", thumbnailHash: "c", width: 2, height: 1 },
  ...{ sourceCode: null, alt: "Alt" },
};

test("merging nothing changes nothing", () => {
  expect(mergeArtifacts(before, [])).toEqual(before);
});

test("an import replaces the item with its slug or is appended, and merging twice gives the same result", () => {
  const [first] = components;
  if (!first) throw new Error("no components");
  const artifacts = [component(first.slug, "<b>new</b>"), component("price-tag", "<b>tag</b>")];
  const once = mergeArtifacts(before, artifacts);
  expect(once.components.map(({ slug }) => slug)).toEqual([...components.map(({ slug }) => slug), "price-tag"]);
  expect(once.components[0]?.variants).toEqual([
    { name: "Default", html: "<b>new</b>" },
    { name: "Dark", html: "<i>d</i>" },
  ]);
  expect(mergeArtifacts(once, artifacts)).toEqual(once);
  expect(JSON.stringify(once)).not.toContain("for the reviewer");
});

test("pictures are added to the imagery, next to the drawings", () => {
  const { imagery: after } = mergeArtifacts(before, [{ name: "Shop", slug: "shop", content: asset }]);
  expect(after.assets).toEqual(imagery.assets);
  expect(after.rasters).toEqual([
    { slug: "shop", name: "Shop", kind: "photo", hash: "a", webpHash: "b", thumbnailHash: "c", width: 2, height: 1, alt: "Alt" },
  ]);
});

test.each([
  [
    '<html lang="da-DK"><head><title> Åbnings\n tider </title></head>',
    { lang: "da-DK", title: "Åbnings tider", description: "" },
  ],
  ["<title>Bread &amp; more</title><svg><title>Not this</title></svg>", { lang: "en", title: "Bread & more", description: "" }],
  ["<head><title>Bread &amp; more &#60;b></title></head>", { lang: "en", title: "Bread & more <b>", description: "" }],
  ["<p>nothing said</p>", { lang: "en", title: "Hours", description: "" }],
  ['<html lang="x onload=1"><svg><title>Not this</title></svg>', { lang: "en", title: "Hours", description: "" }],
  ['<head><meta name="description" content="Open daily"></head>', { lang: "en", title: "Hours", description: "Open daily" }],
  [`<head><title>${"a".repeat(300)}</title></head>`, { lang: "en", title: "a".repeat(200), description: "" }],
])("title, language and description of a page come from its document: %p", (html, said) => {
  expect(mergeArtifacts(before, [page(html)]).pages.at(-1)).toEqual({
    slug: "hours",
    name: "Hours",
    css: "",
    body: "",
    document: cleanHtml(html, { isDocument: true }).html,
    canonicalForm,
    ...said,
  });
});

test("markup from before canonical forms is cleaned when it is merged", () => {
  const { components: after } = mergeArtifacts(before, [component("old", "<b onclick=alert(1)>x</b><script>alert(1)</script>")]);
  expect(after.at(-1)?.variants[0]).toEqual({ name: "Default", html: "<b>x</b>" });
  expect(after.at(-1)?.canonicalForm).toBe(canonicalForm);
});
