import { beforeAll, expect, setDefaultTimeout, test } from "bun:test";
import { createGivenFace } from "#/fonts/given-face";
import { type FontReading, readFont } from "#/fonts/read-font";
import { Value } from "@sinclair/typebox/value";
import { GivenFace } from "#/model/given-face";
import { readBundledFont, readBundledSfnt, withEmbeddingBits } from "#test/fonts/font-bytes";

setDefaultTimeout(120_000);

const zilla = (name: string) => readFont(readBundledFont(`zilla-slab/zilla-slab-${name}`));
let files: readonly FontReading[];
beforeAll(async () => {
  files = await Promise.all(["latin-700", "latin-400", "latin-ext-400"].map(zilla));
});

test("files of one family form a face with their weights and characters", () => {
  const { face, files: bytes } = createGivenFace(files, { generic: "serif" });
  expect(Value.Check(GivenFace, face)).toBe(true);
  expect(face).toMatchObject({ family: "Zilla Slab", generic: "serif", embedding: "installable", rightsConfirmed: false });
  expect(face.files.map(({ weight }) => weight)).toEqual(["400", "400", "700"]);
  expect(new Set(face.files.map(({ fileName }) => fileName)).size).toBe(3);
  expect([...bytes.keys()].sort()).toEqual(face.files.map(({ hash }) => hash).sort());
  expect(face.licenceUrl).toBe("http://scripts.sil.org/OFL");
});

test("the same files in any order give the same face", () => {
  expect(createGivenFace(files.toReversed()).face).toEqual(createGivenFace(files).face);
  expect(createGivenFace([...files, ...files]).face).toEqual(createGivenFace(files).face);
});

test("files of different families, and two files of one style, are refused", async () => {
  const other = await readFont(readBundledFont("bitter/bitter-latin"));
  expect(() => createGivenFace([...files, other])).toThrow("different families: “Zilla Slab”, “Bitter”");
  expect(() => createGivenFace([])).toThrow("at least one font file");
  const [bold] = files;
  if (!bold) throw new Error("no file");
  expect(() => createGivenFace([bold, { ...bold, hash: "0".repeat(64) }])).toThrow("have the same style (weight 700, normal");
});

test("a name that is a CSS keyword does not become one", () => {
  for (const family of ["serif", "inherit", "system-ui"])
    expect(createGivenFace(files, { family }).face.family).toBe(`${family} Face`);
});

test("a font that forbids embedding is refused until a licence is stated and rights are confirmed", async () => {
  const restricted = await readFont(withEmbeddingBits(readBundledSfnt("ibm-plex-mono/ibm-plex-mono-latin-400"), 2));
  const message = "forbids embedding without permission of its owner. To use it on pages, state the licence";
  expect(() => createGivenFace([restricted])).toThrow(message);
  expect(() => createGivenFace([restricted], { rightsConfirmed: true })).toThrow(message);
  expect(() => createGivenFace([restricted], { rightsConfirmed: true, licence: "  " })).toThrow(message);
  expect(() => createGivenFace([restricted], { licence: "Web licence 4711" })).toThrow(message);
  const { face } = createGivenFace([restricted], { rightsConfirmed: true, licence: "Web licence 4711 of 2026" });
  expect(face).toMatchObject({ embedding: "restricted", rightsConfirmed: true, licence: "Web licence 4711 of 2026" });
});
