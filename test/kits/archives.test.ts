import { expect, test } from "bun:test";
import { join } from "node:path";
import { fromBuffer } from "yauzl";
import { createBundle } from "#/kits/bundle";
import { exportMediaTypes } from "#/kits/export-format-names";
import { findExportFormat, exportFormats } from "#/kits/index";
import { contentFixture, metadataFixture } from "#test/formats/content-fixture";
import { writeTestFolder, run } from "#test/formats/test-folder";

/** The paths of an archive according to a strict reader, which rejects invalid names and sizes. */
const listStrictPaths = (bytes: Uint8Array) =>
  new Promise<string[]>((resolve, reject) => {
    fromBuffer(Buffer.from(bytes), { strictFileNames: true, validateEntrySizes: true, lazyEntries: false }, (error, archive) => {
      if (error) return reject(error);
      const paths: string[] = [];
      archive.on("entry", ({ fileName }) => paths.push(fileName));
      archive.on("end", () => resolve(paths));
      archive.on("error", reject);
    });
  });

const archives: Readonly<Record<string, Uint8Array>> = Object.fromEntries([
  ["bundle", createBundle(contentFixture, metadataFixture).bytes],
  ...exportFormats
    .filter(({ mediaType }) => mediaType === "application/zip")
    .map((format) => [format.format, format.write(contentFixture, metadataFixture)]),
]);
const python = `import sys, zipfile
archive = zipfile.ZipFile(sys.argv[1])
assert archive.testzip() is None
assert all(info.date_time == (1980, 1, 1, 0, 0, 0) for info in archive.infolist())
print(len(archive.namelist()))`;

test("the archives are those of the contract", () => {
  expect(Object.keys(archives)).toEqual(["bundle", "components", "pages", "assets-svg", "all"]);
});

for (const [name, bytes] of Object.entries(archives)) {
  test(`the archive ${name} is valid for unzip, Python and a strict reader`, async () => {
    const folder = writeTestFolder("zip", { "a.zip": bytes });
    const file = join(folder, "a.zip");
    expect(await run(["unzip", "-tq", file], folder)).toMatchObject({ status: 0 });
    const counted = await run(["python3", "-c", python, file], folder);
    const paths = await listStrictPaths(bytes);
    expect(counted).toEqual({ status: 0, output: `${paths.length}\n` });
    expect(new Set(paths.map((path) => path.toLowerCase())).size).toBe(paths.length);
  });
}

test("components, pages and assets contain their files, and the fonts that those need", async () => {
  const list = async (name: string) =>
    (await listStrictPaths(archives[name] ?? new Uint8Array())).filter((path) => !path.startsWith("fonts/"));
  expect(await list("components")).toEqual(["components/button.html", "components/navigation-bar.html"]);
  expect(await list("pages")).toEqual(["pages/landing.html", "pages/pricing.html"]);
  expect(await list("assets-svg")).toEqual(["manifest.json", "assets/symbol.svg", "assets/wordmark.svg", "assets/hero.svg"]);
  expect((await listStrictPaths(archives.components ?? new Uint8Array())).some((path) => path.endsWith(".woff2"))).toBe(true);
});

test("all is the bundle without its guide and manifest", async () => {
  const own = ["manifest.json", "ADOPTION_GUIDE.md"];
  const inBundle = await listStrictPaths(archives.bundle ?? new Uint8Array());
  expect(await listStrictPaths(archives.all ?? new Uint8Array())).toEqual(inBundle.filter((path) => !own.includes(path)));
});

test("a format is found by its name only", () => {
  for (const { format } of exportFormats) expect(findExportFormat(format)?.format).toBe(format);
  expect(findExportFormat("toString")).toBeUndefined();
});

test("each export has a unique file name", () => {
  const names = exportFormats.map((format) => format.fileName("acme"));
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^acme[\w.-]+\.(css|ts|json|zip)$/);
});

test("routes are described with the names and media types of the export formats, in their order", () => {
  const described: readonly (readonly [format: string, mediaType: string])[] = Object.entries(exportMediaTypes);
  expect(described).toEqual(exportFormats.map(({ format, mediaType }) => [format, mediaType]));
});
