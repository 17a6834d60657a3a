import { expect, test } from "bun:test";
import scriptMetrics from "#data/fonts/script-metrics.json";
import { createFacePack, listScriptFaceFiles, readScriptFaceFile } from "#/fonts/script-face-files";
import { openScriptFont } from "#/fonts/script-font";
import { decodeWoff2 } from "#/fonts/woff2";
import { getScriptFace, listScriptFaces, scriptCodes, scriptFaceIds } from "#/model/script-face";

/** Letters of each script that need shaping, and how many glyphs they become. */
const samples = [
  ["noto-sans-arabic", "بيت", true],
  ["noto-naskh-arabic", "بيت", true],
  ["heebo", "בית", true],
  ["noto-sans-devanagari", "क्षत्रिय", false],
  ["noto-sans-bengali", "প্রকাশনী", false],
  ["noto-sans-tamil", "தமிழ்", false],
  ["noto-sans-thai", "น้ำพริก", false],
  ["noto-sans-georgian", "თბილისი", false],
  ["noto-sans-armenian", "Երևան", false],
  ["noto-sans-jp", "東京ベーカリー", false],
  ["noto-sans-kr", "서울책방", false],
  ["noto-sans-sc", "北京书店", false],
  ["noto-sans-tc", "臺灣龍井茶館", false],
] as const;

test("every script has a sans face, and its files exist", () => {
  for (const script of scriptCodes) {
    const faces = listScriptFaces(script, "sans");
    expect(getScriptFace(faces[0] ?? "heebo").genre).toBe("sans");
  }
  for (const id of scriptFaceIds) {
    const files = listScriptFaceFiles(id);
    expect(files.length).toBeGreaterThan(0);
    for (const { file } of [...files.slice(0, 1), ...files.slice(-1)])
      expect(readScriptFaceFile(file)?.length).toBeGreaterThan(500);
  }
});

test("names are drawn from shaped glyphs, with ink for every visible glyph", () => {
  for (const [face, text, rightToLeft] of samples) {
    const { path, advance, glyphCount } = openScriptFont(face, 600).draw(text, { rightToLeft });
    expect([text, path.length > 0, advance > 300, glyphCount >= 2]).toEqual([text, true, true, true]);
    for (const { start, segments } of path)
      for (const number of [...start, ...segments.flat()]) expect(Number.isFinite(number)).toBe(true);
  }
});

test("text from right to left begins at the right", () => {
  const font = openScriptFont("heebo", 500);
  const wide = font.draw("לש", { rightToLeft: true });
  // Lamed rises above the other letter: its ink is on the right although it comes first.
  const points = wide.path.flatMap(({ start, segments }) => [start, ...segments.map((segment) => segment.slice(-2))]);
  const [highest] = points.toSorted((a, b) => (a[1] ?? 0) - (b[1] ?? 0));
  expect(highest?.[0] ?? 0).toBeGreaterThan(wide.advance / 2);
});

test("joined Arabic letters are narrower than single ones", () => {
  const font = openScriptFont("noto-sans-arabic", 500);
  const single = [..."بيت"].reduce((sum, letter) => sum + font.draw(letter, { rightToLeft: true }).advance, 0);
  expect(font.draw("بيت", { rightToLeft: true }).advance).toBeLessThan(single);
});

test("a space is as wide in scripts whose files lack it, and heavier weights have wider strokes", () => {
  const font = openScriptFont("noto-sans-thai", 500);
  const [one, spaced] = [font.draw("กก", { rightToLeft: false }), font.draw("ก ก", { rightToLeft: false })];
  expect(spaced.advance - one.advance).toBe(250);
  expect(openScriptFont("noto-sans-thai", 900).draw("ก", { rightToLeft: false }).advance).toBeGreaterThan(
    openScriptFont("noto-sans-thai", 100).draw("ก", { rightToLeft: false }).advance,
  );
});

test("a pack of the executable holds the same files as the package", () => {
  const pack = createFacePack("heebo");
  const headerLength = new DataView(pack.buffer, pack.byteOffset).getUint32(0, true);
  const header = JSON.parse(new TextDecoder().decode(pack.subarray(4, 4 + headerLength)));
  expect(header.licence).toContain("SIL Open Font License");
  for (const { file, start, end } of header.files)
    expect(pack.subarray(4 + headerLength + start, 4 + headerLength + end)).toEqual(readScriptFaceFile(file) ?? new Uint8Array());
});

test("the recorded ascents and descents are those of the fonts", () => {
  for (const id of scriptFaceIds) {
    const { ascender, descender } = openScriptFont(id, 400);
    expect([id, scriptMetrics[id]]).toEqual([id, { ascender, descender }]);
  }
});

test("what is not WOFF2 is refused", () => {
  expect(() => decodeWoff2(new Uint8Array(100))).toThrow("not a WOFF2 file");
});
