import { expect, test } from "bun:test";
import { archetypeIds } from "#/model/direction";
import { createDirection } from "#/studio/directions/choose-direction";
import { getArchetype } from "#/studio/directions/index";
import { createWordmark, createWordmarkArtwork, measureSmallestWordmark } from "#/studio/marks/assets/wordmark-artwork";
import { createFlatPaint } from "#/studio/marks/brand-colors";
import { type Box, getBounds } from "#/studio/marks/geometry/bounds";
import { parsePath } from "#/studio/marks/geometry/parse-path";
import type { Path } from "#/studio/marks/geometry/path";
import { scale, translate } from "#/studio/marks/geometry/transform";
import { typesetText } from "#/studio/marks/typeset-text";
import { balanceLines } from "#/studio/marks/balance-lines";
import { measureLetters } from "#/studio/marks/divide-name";

/** Names with their language, and how many glyphs their shaping gives. */
const names = [
  ["Österreichische Übungen", "de", 22],
  ["Phở Hà Nội", "vi", 8],
  ["Καφενείο Ψαρά", "el", 12],
  ["Българска къща", "bg", 13],
  ["Київська пекарня", "uk", 15],
  ["מאפיית הזית", "he", 10],
  ["مطعم الزيتون", "ar", undefined],
  ["हिन्दी किताब घर", "hi", undefined],
  ["আলো প্রকাশনী", "bn", undefined],
  ["தமிழ் இல்லம்", "ta", undefined],
  ["తెలుగు ఇల్లు", "te", undefined],
  ["ગુજરાતી ઘર", "gu", undefined],
  ["ร้านเบเกอรี่บ้านสวน", "th", undefined],
  ["ບ້ານເຮົາ", "lo", undefined],
  ["ქართული ღვინო", "ka", 12],
  ["Հայկական գինի", "hy", 12],
  ["ቡና ቤት", "am", 4],
  ["山田ベーカリー", "ja", 7],
  ["한빛 서점", "ko", 4],
  ["阳光书店", "zh-Hans", 4],
  ["龍井茶館", "zh-Hant", 4],
  ["Café 珈琲 شاي 24", "en", undefined],
  ["The Association for the Preservation of Historic Narrow Gauge Railways of Wales", "en", undefined],
] as const;

const directions = archetypeIds.map((id) => createDirection(getArchetype(id), { name: "Fern" }, 1, ""));

/** The box of all ink of a drawing of `<path transform="translate(x y) scale(s)" … d="…"/>`. */
function measureInk(markup: string): Box {
  const paths = [...markup.matchAll(/translate\((-?[\d.]+) (-?[\d.]+)\) scale\(([\d.]+)\)"[^>]* d="([^"]*)"/g)].flatMap(
    ([, x, y, factor, data]) => translate(scale(parsePath(data ?? ""), Number(factor)), Number(x), Number(y)),
  );
  return getBounds(paths) ?? [Number.NaN, 0, 0, 0];
}

test("no wordmark in any script and direction is cut by its own box", () => {
  for (const direction of directions)
    for (const [name, language] of names) {
      const artwork = createWordmarkArtwork(createWordmark(name, direction, language));
      const [x, y, width, height] = measureInk(artwork.draw(0, 0, 1, createFlatPaint("#000000"), "#000000").text);
      const isInside = x >= -1 && y >= -1 && x + width <= artwork.width + 1 && y + height <= artwork.height + 1;
      expect([direction.id, name, isInside, width > 0.9 * artwork.width]).toEqual([direction.id, name, true, true]);
    }
});

test("every visible sign of a name is drawn", () => {
  for (const { faces } of [directions[0], directions[1]].flatMap((direction) => direction ?? []))
    for (const [name, language, glyphs] of names) {
      const line = typesetText(name, { face: faces.display, weight: 600, language });
      expect([name, line.omitted]).toEqual([name, []]);
      const spaces = name.split(" ").length - 1;
      if (glyphs !== undefined) expect([name, [glyphs, glyphs + spaces].includes(line.glyphCount)]).toEqual([name, true]);
    }
});

test("a name from right to left begins at the right, and its number keeps its digits' order", () => {
  const options = { face: "hanken-grotesk", weight: 500 } as const;
  const [word, number, both] = ["שלום", "24", "שלום 24"].map((text) => typesetText(text, options).bounds[2]);
  expect(both ?? 0).toBeGreaterThan((word ?? 0) + (number ?? 0));
  const digits = typesetText("24", options).path.length;
  const first = typesetText("שלום 24", options).path.slice(0, digits);
  expect(getBounds(first)?.[0]).toBeLessThan(number ?? 0);
});

test("brackets and quotation marks enclose what they stand around in names from right to left", () => {
  for (const face of ["hanken-grotesk", "zilla-slab"] as const)
    for (const [name, pair] of [
      ["גמ״ח עזר (ע״ר)", "()"],
      ["مركز الونش (العاشر)", "()"],
      ["انجمن «شب کویر»", "«»"],
      ["«Fern» مطعم", "«»"],
    ] as const) {
      const options = { face, weight: 600 } as const;
      const drawn = createContourKeys(typesetText(name, options).path);
      const signs = [...pair].map((sign) => createContourKeys(typesetText(sign, options).path));
      const places = signs.map((contours) =>
        contours.map(({ key }) => drawn.filter((other) => other.key === key).map(({ x }) => x)),
      );
      const [left = [], right = []] = places.map((found) => found.flat());
      expect([name, face, left.length > 0, Math.max(...left) < Math.min(...right)]).toEqual([name, face, true, true]);
    }
});

/** The contours of a path by their shape and place. */
const createContourKeys = (path: Path) =>
  path.map((contour) => {
    const [x = 0, , width, height] = getBounds([contour]) ?? [];
    const points = contour.segments.map((segment) =>
      segment.map((value, index) => (index % 2 === 0 ? Math.round(value - x) : Math.round(value))),
    );
    return { x, key: JSON.stringify([Math.round(width ?? 0), Math.round(height ?? 0), points]) };
  });

test("emoji are left out, and a name of nothing else is set in Latin letters", () => {
  const options = { face: "hanken-grotesk", weight: 500 } as const;
  expect(typesetText("🍕 Nonna", options)).toMatchObject({ omitted: ["🍕"], glyphCount: 5 });
  expect(typesetText("🍕", options).glyphCount).toBe("Pizza".length);
});

test("long names are set in lines of similar length without losing a letter, down to a legible size", () => {
  const long = names.at(-1)?.[0] ?? "";
  const lines = balanceLines(long, 4);
  expect(lines.join(" ")).toBe(long);
  expect(Math.max(...lines.map(measureLetters))).toBeLessThan(28);
  for (const direction of directions)
    for (const [name, language] of names) {
      const drawn = createWordmark(name, direction, language);
      const artwork = createWordmarkArtwork(drawn);
      const capPx = (96 * measureSmallestWordmark(drawn)) / artwork.height;
      expect([name, capPx >= 9]).toEqual([name, true]);
    }
});

test("Bulgarian and Serbian names have their own forms of letters, other Cyrillic names the common ones", () => {
  const draw = (text: string, language: string) => {
    const { path, omitted } = typesetText(text, { face: "hanken-grotesk", weight: 600, language });
    expect(omitted).toEqual([]);
    return JSON.stringify(path);
  };
  expect(draw("гдвжзклптю", "bg")).not.toBe(draw("гдвжзклптю", "ru"));
  expect(draw("б", "sr")).not.toBe(draw("б", "ru"));
  expect(draw("гд", "uk")).toBe(draw("гд", "ru"));
});

test.each(["周师傅·ƒ/1.4", "CO₂-Wald", "Atelier 3⁄4"])("no sign is lost from %s: a plainer one stands for it", (name) => {
  const { omitted, glyphCount } = typesetText(name, { face: "hanken-grotesk", weight: 600, language: "zh" });
  expect(omitted).toEqual([]);
  expect(glyphCount).toBe([...name].length);
});

test("digits of Arabic scripts run from left to right, with the marks between them", () => {
  for (const name of ["۱۰", "باغ ۱۰", "باغ ١٠", "گل ۱۰-۱۰"]) {
    const { path } = typesetText(name, { face: "source-sans-3", weight: 400, language: "fa" });
    const boxes = path.map((contour) => getBounds([contour])).filter((box) => box !== undefined);
    const [first, second] = boxes.toSorted(([one], [other]) => one - other);
    // A one is a stroke, and the zero after it a dot.
    expect({ name, isOneFirst: (first?.[3] ?? 0) > (second?.[3] ?? 0) * 1.5 }).toEqual({ name, isOneFirst: true });
  }
});
