import { describe, expect, test } from "bun:test";
import { readFontFile, readFontFiles } from "#/kits/font-files";
import { faceIds, faceMetadata } from "#/model/face";
import { createTypography } from "#test/formats/create-typography";

const isWoff2 = (bytes: Uint8Array | undefined) =>
  bytes !== undefined && Buffer.from(bytes.subarray(0, 4)).toString("latin1") === "wOF2";

describe("font files", () => {
  test("every font file of a face exists and is WOFF2", () => {
    const files = faceIds.flatMap((id) => faceMetadata[id].files.map((file) => file.file));
    expect(new Set(files).size).toBe(files.length);
    expect(files.filter((file) => !isWoff2(readFontFile(file)))).toEqual([]);
  });

  test("a name that is not a bundled file is not found", () => {
    for (const name of ["", "none.woff2", "../index.ts", "constructor", "__proto__"]) expect(readFontFile(name)).toBeUndefined();
  });

  test("a kit has the files of its own faces once each, and a licence per face", () => {
    const files = readFontFiles(createTypography("bodoni-moda", "eb-garamond", "eb-garamond"));
    const paths = files.map((file) => file.path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths.filter((path) => path.endsWith("-LICENSE.txt"))).toEqual([
      "fonts/bodoni-moda-LICENSE.txt",
      "fonts/eb-garamond-LICENSE.txt",
    ]);
    expect(paths).toContain("fonts/bodoni-moda-latin.woff2");
    expect(paths.every((path) => /^fonts\/(bodoni-moda|eb-garamond)-/.test(path))).toBe(true);
    for (const file of files) {
      if (file.path.endsWith(".txt")) expect(file.content).toContain("SIL OPEN FONT LICENSE");
    }
  });
});
