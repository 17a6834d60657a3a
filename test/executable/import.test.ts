import { afterAll, beforeAll, expect, test } from "bun:test";
import { mkdirSync, readdirSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { zip } from "#/kernel/archive/zip";
import { createTarEntry, createTarGz } from "#test/archive-bytes";
import { runLivery } from "#test/executable/run-livery";
import { createSolidPng } from "#test/png-bytes";
import { createTemporaryFolder } from "#test/temporary-folder";

const folder = createTemporaryFolder();
const cwd = folder.path;
const run = (...args: string[]) => runLivery(args, { cwd });
const page = '<!DOCTYPE html><html lang="en"><head><title>Home</title></head><body><main><h1>Home</h1></main></body></html>';

let designId = "";
beforeAll(async () => {
  await run("init", "--workspace", "Acme", "--email", "ada@acme.example", "--password", "correct horse battery");
  writeFileSync(join(cwd, "brief.json"), JSON.stringify({ name: "Quay Five", seed: 1, archetype: "swiss" }));
  designId = JSON.parse((await run("generate", "brief.json", "--json")).out).design.id;
  const files = [
    { path: "project/Home.html", content: page },
    { path: "README.md", content: "# Read me" },
    { path: "project/shop.png", content: new Uint8Array(createSolidPng()) },
  ];
  writeFileSync(join(cwd, "export.zip"), zip(files));
  writeFileSync(join(cwd, "export.tar.gz"), createTarGz(...files.map(({ path, content }) => createTarEntry(path, content))));
  mkdirSync(join(cwd, "export/project"), { recursive: true });
  for (const { path, content } of files) writeFileSync(join(cwd, "export", path), content);
  symlinkSync("/etc/hostname", join(cwd, "export/Linked.html"));
});
afterAll(() => folder.remove());

type Imported = {
  artifacts: { id: string; name: string }[];
  report: { taken: { path: string }[]; left: { path: string; why: string }[] };
};
const imported = async (from: string): Promise<Imported> => JSON.parse((await run("import", designId, from, "--json")).out);

test("a ZIP, a gzipped tar and a folder of the same files are imported alike", async () => {
  const zipped = await imported("export.zip");
  expect(zipped.report.taken.map(({ path }) => path)).toEqual(["project/Home.html", "project/shop.png"]);
  expect(zipped.report.left.map(({ path }) => path)).toEqual(["README.md"]);
  const tarred = await imported("export.tar.gz");
  const unpacked = await imported("export");
  expect(tarred.artifacts).toEqual(zipped.artifacts);
  expect(unpacked.artifacts).toEqual(zipped.artifacts);
  expect(unpacked.report.left).toEqual([
    { path: "Linked.html", why: "It is a link." },
    { path: "README.md", why: expect.any(String) },
  ] as Imported["report"]["left"]);
});

test("the output reports each file, and nothing else is written", async () => {
  const before = readdirSync(cwd, { recursive: true }).filter((path) => !String(path).startsWith("livery-data"));
  const result = await run("import", designId, "export.zip");
  expect([result.status, result.err]).toEqual([0, "1/2 Read the files\n2/2 Check and store them\n"]);
  expect(result.out).toMatch(/^project\/Home\.html: page DRAFT art_\w+/);
  expect(result.out).toContain("README.md: skipped. Instructions");
  expect(result.out).toMatch(/Review them at http\S+\/deliverables\n$/);
  expect(readdirSync(cwd, { recursive: true }).filter((path) => !String(path).startsWith("livery-data"))).toEqual(before);
});

test.each([
  [["import", "no-such-design", "export.zip"], 1, "No design has this id"],
  [["import", "DESIGN", "missing.zip"], 1, "missing.zip does not exist"],
  [["import", "DESIGN", "brief.json"], 1, "neither a ZIP nor a gzip tar"],
  [["import", "DESIGN"], 2, "ARCHIVE|FOLDER is missing"],
] as const)("%p is refused", async (args, status, message) => {
  const result = await run(...args.map((word) => (word === "DESIGN" ? designId : word)));
  expect([result.status, result.out]).toEqual([status, ""]);
  expect(result.err).toContain(message);
});
