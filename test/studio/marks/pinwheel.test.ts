import { expect, test } from "bun:test";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { rotate, transform } from "#/studio/marks/geometry/transform";
import { isPinwheel } from "#/studio/marks/pinwheel";
import { drawEmblem } from "#/studio/marks/emblem";

const window = [0, 0, 48, 48] as const;
/** An arm with a hook at its end, from the centre to the right. */
const arm: Path = [rectangle([24, 21, 20, 6]), rectangle([38, 21, 6, 22])];
const turned = (path: Path) => [0, 90, 180, 270].flatMap((degrees) => rotate(path, degrees, [24, 24]));

test("a hooked cross is detected in both orientations", () => {
  expect(isPinwheel(turned(arm), window)).toBe(true);
  expect(isPinwheel(turned(transform(arm, [-1, 0, 0, 1, 48, 0])), window)).toBe(true);
});

test("a cross, a square, a letter and a two-fold symmetric shape are no pinwheels", () => {
  expect(isPinwheel(turned([rectangle([24, 21, 20, 6])]), window)).toBe(false);
  expect(isPinwheel([rectangle([8, 8, 32, 32])], window)).toBe(false);
  expect(isPinwheel(arm, window)).toBe(false);
  const corner = polygon([
    [24, 24],
    [44, 24],
    [44, 8],
  ]);
  expect(isPinwheel([[corner], rotate([corner], 180, [24, 24])].flat(), window)).toBe(false);
});

test("no emblem of a name is a pinwheel", () => {
  for (let number = 0; number < 400; number++) expect(isPinwheel(drawEmblem(`名${number}`), [0, 0, 1000, 1000])).toBe(false);
});
