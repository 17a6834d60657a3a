import { expect, test } from "bun:test";
import Ajv2020 from "ajv/dist/2020";
import addFormats from "ajv-formats";
import { registryItemSchema } from "shadcn/schema";
import { createBundle } from "#/kits/bundle";
import { BundleManifest } from "#/kits/bundle-manifest";
import type { DesignContent } from "#/model/design-content";
import { contentFixture, metadataFixture, hostileContent } from "#test/formats/content-fixture";

const sampleBundle = createBundle(contentFixture, metadataFixture);
const paths = sampleBundle.files.map(({ path }) => path);
const readText = (path: string, content: DesignContent = contentFixture) =>
  String(createBundle(content, metadataFixture).files.find((file) => file.path === path)?.content);
const wordpress: DesignContent = { ...contentFixture, brief: { ...contentFixture.brief, platform: "wordpress" } };

test("it is named after the system and its version", () => {
  expect(sampleBundle.fileName).toBe("nordhavn-son-1.2.0-bundle.zip");
});

test("every file of the contract is at its path", () => {
  const wanted =
    "manifest.json tokens/globals.css tokens/colors.ts tokens/utility-theme.ts tokens/utility-theme.css " +
    "tokens/tokens.dtcg.json tokens/brand-manifest.json components/button.html " +
    "components/navigation-bar.html pages/landing.html pages/pricing.html ADOPTION_GUIDE.md";
  expect(wanted.split(" ").filter((path) => !paths.includes(path))).toEqual([]);
});

test("additional files are at their paths", () => {
  const wanted =
    "tokens/spacing.ts tokens/typography.ts tokens/tokens.resolver.json tokens/modes/light.tokens.json " +
    "tokens/modes/dark.tokens.json tokens/modes/high-contrast.tokens.json registry.json assets/symbol.svg " +
    "assets/wordmark.svg assets/hero.svg fonts/hanken-grotesk-latin.woff2 " +
    "fonts/hanken-grotesk-LICENSE.txt";
  expect(wanted.split(" ").filter((path) => !paths.includes(path))).toEqual([]);
});

test("theme.json is included for WordPress brands only", () => {
  expect(paths).not.toContain("theme.json");
  expect(createBundle(wordpress, metadataFixture).files.map(({ path }) => path)).toContain("theme.json");
  expect(readText("ADOPTION_GUIDE.md", wordpress)).toContain("block theme");
});

test("React components are included for web applications only", () => {
  const react = (content: DesignContent) =>
    createBundle(content, metadataFixture).files.flatMap(({ path }) => (path.startsWith("react/") ? [path] : []));
  expect(react(contentFixture)).toEqual([
    "react/styles.d.ts",
    "react/button.tsx",
    "react/button.css",
    "react/navigation-bar.tsx",
    "react/navigation-bar.css",
    "react/registry.json",
  ]);
  expect(react(wordpress)).toEqual([]);
  expect(readText("ADOPTION_GUIDE.md")).toContain("| `react/button.tsx` |");
  expect(readText("ADOPTION_GUIDE.md", wordpress)).not.toContain("react");
});

test("one registry item contains every React file and matches the schema of the registry", () => {
  for (const content of [contentFixture, hostileContent]) {
    const item = JSON.parse(readText("react/registry.json", content));
    expect(registryItemSchema.safeParse(item).error).toBeUndefined();
    for (const { path, target, content: text } of item.files) {
      expect(text).toBe(readText(path, content));
      expect(target).toMatch(/^components\/brand\/[\w.-]+$/);
    }
    expect(item.files).toHaveLength(5);
  }
});

test("it contains no raster files", () => {
  expect(paths.filter((path) => /\.(png|jpe?g|webp|gif|avif)$/.test(path))).toEqual([]);
});

test("the manifest matches its schema and has the hash and size of every other file", () => {
  const manifest = JSON.parse(readText("manifest.json"));
  const ajv = new Ajv2020({ allErrors: true, strict: false });
  addFormats(ajv);
  for (const content of [contentFixture, hostileContent]) {
    ajv.validate(JSON.parse(JSON.stringify(BundleManifest)), JSON.parse(readText("manifest.json", content)));
    expect(ajv.errors ?? []).toEqual([]);
  }
  const facts = sampleBundle.files
    .filter(({ path }) => path !== "manifest.json")
    .map(({ path, content }) => ({
      path,
      bytes: Buffer.from(content).byteLength,
      sha256: new Bun.CryptoHasher("sha256").update(content).digest("hex"),
    }));
  expect(manifest.files).toEqual(facts);
  expect(manifest.brandAssets.map(({ url }: { url: string }) => url)).toEqual(
    [...contentFixture.mark.assets, ...contentFixture.imagery.assets].map(
      ({ svg }) => `https://livery.example/assets/${new Bun.CryptoHasher("sha256").update(svg).digest("hex")}.svg`,
    ),
  );
});

test("the same version produces the same bytes", () => {
  expect(
    Buffer.from(createBundle(structuredClone(contentFixture), { ...metadataFixture }).bytes).equals(
      Buffer.from(sampleBundle.bytes),
    ),
  ).toBe(true);
});

test("every relative URL in a file of the bundle refers to a file of the bundle", () => {
  const present = new Set(paths);
  const missing = sampleBundle.files.flatMap(({ path, content }) => {
    if (!/\.(html|css)$/.test(path)) return [];
    const named = [...String(content).matchAll(/url\("([^"#]+)"\)|href="([^"#]+)"/g)].map(
      ([, inCss, inHtml]) => inCss ?? inHtml ?? "",
    );
    return named
      .map((address) => new URL(address, `file:///${path}`).pathname.slice(1))
      .filter((target) => !present.has(target))
      .map((target) => `${path}: ${target}`);
  });
  expect(missing).toEqual([]);
});

test("theme.json names font files that are in the bundle", () => {
  const inside = new Set(createBundle(wordpress, metadataFixture).files.map(({ path }) => path));
  const sources = [...readText("theme.json", wordpress).matchAll(/"file:\.\/([^"]+)"/g)].map(([, path]) => path ?? "");
  expect(sources.length).toBeGreaterThan(0);
  expect(sources.filter((path) => !inside.has(path))).toEqual([]);
});

test("every path in the guide is in the bundle", () => {
  for (const content of [contentFixture, wordpress]) {
    const inside = createBundle(content, metadataFixture).files.map(({ path }) => path);
    const table = readText("ADOPTION_GUIDE.md", content)
      .split("\n")
      .filter((line) => /^\| `(?!--)/.test(line));
    const named = table.flatMap((line) => [...(line.split("|")[1] ?? "").matchAll(/`([^`]+)`/g)].map(([, path]) => path ?? ""));
    expect(named.length).toBeGreaterThan(8);
    expect(named.filter((path) => !inside.some((file) => file.startsWith(path) || file === `tokens/${path}`))).toEqual([]);
  }
});
