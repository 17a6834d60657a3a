import { afterAll, beforeAll, expect, test } from "bun:test";
import { readFileSync, statSync, writeFileSync } from "node:fs";
import { unzipSync } from "fflate";
import { join } from "node:path";
import { executable, runLivery } from "#test/executable/run-livery";
import { readBundledSfnt, toWoff } from "#test/fonts/font-bytes";
import { createTemporaryFolder } from "#test/temporary-folder";

/** The executable runs in an empty folder, far from the packages that it was built from. */
const folder = createTemporaryFolder();
const cwd = folder.path;
const run = (...args: string[]) => runLivery(args, { cwd });

beforeAll(() => run("init", "--workspace", "Acme", "--email", "ada@acme.example", "--password", "correct horse battery"));
afterAll(() => folder.remove());

test.each([
  ["ร้านเบเกอรี่บ้านสวน", "ranbekeoribanswn", "noto-sans-thai-thai.woff2"],
  ["青空珈琲店", "qingkongjiabeidian", "noto-sans-jp-"],
])("the executable outlines %s and carries the fonts of its script", async (name, slug, font) => {
  writeFileSync(join(cwd, "brief.json"), JSON.stringify({ name, brandColor: "#0b5d6b", archetype: "swiss", seed: 1 }));
  const made = await run("generate", "brief.json", "--approve", "--publish");
  expect([made.status, made.out + made.err]).toEqual([0, expect.stringContaining(`${slug} 1.0.0 is published`)]);
  expect((await run("bundle", slug, "-o", "out.zip")).status).toBe(0);
  const files = unzipSync(new Uint8Array(readFileSync(join(cwd, "out.zip"))));
  expect(Object.keys(files).filter((path) => path.includes(`fonts/${font}`)).length).toBeGreaterThan(0);
  expect(new TextDecoder().decode(files["assets/wordmark.svg"])).not.toContain("<text");
});

test("the executable reads given fonts and packs them as WOFF2", async () => {
  writeFileSync(join(cwd, "bitter.ttf"), readBundledSfnt("bitter/bitter-latin"));
  writeFileSync(join(cwd, "young.woff"), toWoff(readBundledSfnt("young-serif/young-serif-latin-400")));
  const flags = ["--create", "--approve", "--publish", "--name", "Given Fonts"];
  const made = await run("brand", "import", "bitter.ttf", "young.woff", ...flags);
  expect([made.status, made.out + made.err]).toEqual([0, expect.stringContaining("given-fonts 1.0.0 is published")]);
  expect((await run("bundle", "given-fonts", "-o", "given.zip")).status).toBe(0);
  const files = unzipSync(new Uint8Array(readFileSync(join(cwd, "given.zip"))));
  for (const name of ["bitter-100-900-", "young-serif-400-"])
    expect(Object.keys(files).filter((path) => path.startsWith(`fonts/${name}`) && path.endsWith(".woff2"))).toHaveLength(1);
});

// Reading what people bring (fonts, CSS, configurations, SVG) adds 2.4 MB.
test("the executable with all fonts is at most 165 MB", () => {
  expect(statSync(executable).size).toBeLessThanOrEqual(165_000_000);
});
