import { expect, test } from "bun:test";
import {
  drawApart,
  drawInBox,
  drawLines,
  drawRunningLines,
  findConstructedLetter,
  letterUnits,
  type StrokeForm,
} from "#/studio/marks/constructed-letter";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { createMask, labelRegions } from "#/studio/marks/geometry/mask";
import type { Path } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { measureThinShare } from "#/studio/marks/lettering";

const forms: readonly StrokeForm[] = ["round", "square"];
const capitals = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZΓΔΘΛΞΠΣΦΨБИЛЧШЭЄЮЯ0123456789"];
const widths = [0.16, 0.24, 0.34];

/** Enclosed openings of each letter; all others have none. */
const openings: Readonly<Record<string, number>> = {
  ...Object.fromEntries([..."ADOPQRΔБЮЯ0469"].map((letter) => [letter, 1])),
  ...Object.fromEntries([..."BΘΦ8"].map((letter) => [letter, 2])),
  Θ: 1,
};

function draw(letter: string, form: StrokeForm, share: number): Path {
  const found = findConstructedLetter(letter, form);
  if (found === undefined) throw new Error(`no construction of ${letter}`);
  const all = [...found.main, ...found.detail];
  return fitInto(drawLines(all, all, share * letterUnits, form), [3, 3, 42, 42]);
}

const countOpenings = (path: Path) => labelRegions(createMask(path, 192), 0, false).areas.filter((area) => area > 12).length - 1;

test("built letters keep every opening of the letter, and no other, at all widths", () => {
  for (const letter of capitals)
    for (const form of forms)
      for (const width of widths)
        expect([letter, form, width, countOpenings(draw(letter, form, width))]).toEqual([
          letter,
          form,
          width,
          openings[letter] ?? 0,
        ]);
});

test("built letters have no part thinner than half of their stroke", () => {
  for (const letter of capitals)
    for (const form of forms) {
      const path = draw(letter, form, 0.24);
      const [, , , height = 42] = getBounds(path) ?? [];
      const radius = (0.24 * height) / 1.24 / 4;
      expect([letter, form, measureThinShare(path, radius) < 0.03]).toEqual([letter, form, true]);
    }
});

test("letters that look alike in several alphabets share a construction, and others have none", () => {
  for (const [one, other] of [
    ["А", "A"],
    ["Р", "P"],
    ["Η", "H"],
    ["Г", "Γ"],
  ] as const)
    expect(findConstructedLetter(one, "round")).toEqual(findConstructedLetter(other, "round"));
  for (const letter of ["", "a", "Ö", "ß", "Ж", "מ", "青", "Ab"]) expect(findConstructedLetter(letter, "round")).toBeUndefined();
});

test("the part that is set apart keeps an even gap to the rest", () => {
  for (const letter of "ABDEFGHKNPQRXY")
    for (const form of forms) {
      const found = findConstructedLetter(letter, form);
      if (found === undefined) throw new Error(letter);
      const { main, detail } = drawApart(found, 1.4, 0.5, form);
      const window = [-2, -2, 11, 11] as const;
      const [first, second] = [main, detail].map((path) => createMask(path, 220, window).cells);
      let nearest = 99;
      first?.forEach((cell, index) => {
        if (cell === 0) return;
        for (let row = -9; row <= 9; row++)
          for (let column = -9; column <= 9; column++)
            if (second?.[index + row * 220 + column] === 1) nearest = Math.min(nearest, Math.hypot(row, column));
      });
      // 20 cells a unit: half a unit is 10, seen as at least 9 from middle to middle.
      expect([letter, form, nearest >= 9]).toEqual([letter, form, true]);
    }
});

test("free ends run out of the field, and ends inside a letter do not", () => {
  const reach = (letter: string) => {
    const found = findConstructedLetter(letter, "square");
    if (found === undefined) throw new Error(letter);
    const [x = 0, y = 0, width = 0, height = 0] = getBounds(drawRunningLines(found, 1, 6)) ?? [];
    return { left: x < -4, top: y < -4, right: x + width > 10, bottom: y + height > 10 };
  };
  expect(reach("C")).toEqual({ left: false, top: false, right: true, bottom: false });
  expect(reach("H")).toEqual({ left: false, top: true, right: false, bottom: true });
  expect(reach("G")).toEqual({ left: false, top: false, right: true, bottom: false });
  expect(reach("O")).toEqual({ left: false, top: false, right: false, bottom: false });
});

test("a letter in a box fills it with strokes of one width, upright or slanted", () => {
  for (const letter of "ABKORSVW8") {
    const found = findConstructedLetter(letter, "round");
    if (found === undefined) throw new Error(letter);
    const box = getBounds(drawInBox(found, [3, 4, 17, 35], 5));
    expect([letter, ...(box ?? []).map((value) => Math.round(value * 5) / 5)]).toEqual([letter, 3, 4, 17, 35]);
  }
});
