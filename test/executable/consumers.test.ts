import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { compile } from "@tailwindcss/node";
import Ajv from "ajv";
import addFormats from "ajv-formats";
import { Glob } from "bun";
import fc from "fast-check";
import postcss from "postcss";
import tailwindcss3, { type Config } from "tailwindcss3";
import { runLivery } from "#test/executable/run-livery";
import { createTemporaryFolder } from "#test/temporary-folder";

/** A random brief: texts, colours and lists. `BRIEF_SEED` selects another one. */
const seed = Number(process.env.BRIEF_SEED ?? 20_261_121);
const brandName = fc.string({ unit: "grapheme", minLength: 1, maxLength: 24 }).filter((text) => /\p{L}/u.test(text));
const [brief] = fc.sample(
  fc.record({
    name: brandName,
    tagline: brandName,
    offer: brandName,
    brandColor: fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, "0")}`),
    adjectives: fc.array(brandName, { maxLength: 4 }),
    platform: fc.constantFrom("nextjs", "wordpress"),
    copy: fc.record({
      headline: brandName,
      features: fc.array(fc.record({ title: brandName, body: brandName }), { maxLength: 4 }),
    }),
  }),
  { seed, numRuns: 1 },
);
const folder = createTemporaryFolder();
const cwd = folder.path;
const formats = [
  "globals-css",
  "colors-ts",
  "utility-theme",
  "utility-theme-v4",
  "dtcg",
  "brand-manifest",
  "components",
  "components-json",
  "pages",
  "assets-svg",
  "all",
  "spacing-ts",
  "typography-ts",
];
const getFormatFile = (format: string) =>
  join(
    cwd,
    format +
      (["components", "pages", "assets-svg", "all"].includes(format)
        ? ".zip"
        : /-ts$|^utility-theme$/.test(format)
          ? ".ts"
          : ".txt"),
  );
const readFormat = (format: string) => readFileSync(getFormatFile(format), "utf8");

beforeAll(async () => {
  writeFileSync(join(cwd, "brief.json"), JSON.stringify(brief));
  await runLivery(["init", "--workspace", "W", "--email", "w@w.example", "--password", "long enough now"], { cwd });
  const made = await runLivery(["generate", "brief.json", "--approve", "--publish", "--json"], { cwd });
  if (made.status !== 0) throw new Error(`brief seed ${seed}: ${made.err}`);
  const { system } = JSON.parse(made.out);
  for (const format of formats) {
    const written = await runLivery(["export", system.slug, "--format", format, "-o", getFormatFile(format)], { cwd });
    if (written.status !== 0) throw new Error(`brief seed ${seed}, ${format}: ${written.err}`);
  }
}, 300_000);
afterAll(() => folder.remove());

test(`Tailwind 4 builds with the theme (brief seed ${seed})`, async () => {
  const compiler = await compile(`@import "tailwindcss";\n${readFormat("utility-theme-v4")}`, {
    base: process.cwd(),
    onDependency: () => {},
  });
  const css = compiler.build(["bg-primary", "text-muted-foreground", "rounded-lg", "font-display", "dark:bg-card"]);
  for (const rule of [".bg-primary", ".text-muted-foreground", ".rounded-lg", ".font-display", ".dark\\:bg-card"])
    expect(css).toContain(rule);
});

test(`Tailwind 3 builds with the preset (brief seed ${seed})`, async () => {
  const { default: preset }: { default: Partial<Config> } = await import(getFormatFile("utility-theme"));
  const config: Config = {
    presets: [preset],
    content: [{ raw: "bg-primary/50 font-display p-4 dark:bg-card", extension: "html" }],
  };
  const { css } = await postcss([tailwindcss3(config)]).process("@tailwind utilities;", { from: undefined });
  for (const rule of [".bg-primary\\/50", ".font-display", ".p-4", ".dark\\:bg-card"]) expect(css).toContain(rule);
});

test(`the strict compiler takes every TypeScript file (brief seed ${seed})`, () => {
  const files = ["colors-ts", "spacing-ts", "typography-ts"].map(getFormatFile);
  const compiled = Bun.spawnSync(
    [
      resolve("node_modules/.bin/tsc"),
      "--strict",
      "--noEmit",
      "--target",
      "esnext",
      "--module",
      "preserve",
      "--types",
      "",
      ...files,
    ],
    { cwd },
  );
  expect([compiled.exitCode, compiled.stdout.toString()]).toEqual([0, ""]);
});

test(`the official schema takes the DTCG file (brief seed ${seed})`, async () => {
  const ajv = new Ajv({ strict: false });
  addFormats(ajv);
  const schemas = resolve("test/formats/dtcg-schema");
  for (const path of new Glob("**/*.json").scanSync(schemas)) ajv.addSchema(await Bun.file(`${schemas}/${path}`).json());
  ajv.validate("https://www.designtokens.org/schemas/2025.10/format.json", JSON.parse(readFormat("dtcg")));
  expect(ajv.errors ?? []).toEqual([]);
});

test(`unzip takes every archive, and the JSON files parse (brief seed ${seed})`, () => {
  for (const format of ["components", "pages", "assets-svg", "all"])
    expect([format, Bun.spawnSync(["unzip", "-tq", getFormatFile(format)]).exitCode]).toEqual([format, 0]);
  for (const format of ["brand-manifest", "components-json"])
    expect(Object.keys(JSON.parse(readFormat(format))).length).toBeGreaterThan(2);
  expect(readFormat("globals-css")).toContain(`--brand: ${brief?.brandColor}`);
});
