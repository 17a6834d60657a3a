import { expect, test } from "bun:test";
import { readPackedFile } from "#/kernel/files/packed-file";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { motifNatures, purposes, isSlot } from "#/studio/vignettes/setting";
import { formatSettings, parseParts, splitSettings } from "#/studio/vignettes/setting-file";
import { finishSetting } from "../../scripts/vignettes/setting-drawing";
import { listSettings } from "../../scripts/vignettes/settings";
import { drawingSize } from "../../scripts/vignettes/vignette-drawing";

const drawn = listSettings().map(([id, drawing]) => ({ ...drawing, id, parts: drawing.draw() }));
const finished = listSettings().map(([id, drawing]) => finishSetting(id, drawing));

test("the packed file holds what the drawings draw, and is read as it was written", () => {
  const text = formatSettings(finished);
  expect(readPackedFile("data/settings.txt.br").toString() === text).toBe(true);
  const read = splitSettings(text).map(({ drawing, ...about }) => ({ ...about, parts: parseParts(drawing) }));
  const sorted = (words: readonly string[]) => words.toSorted();
  expect(
    read.map((one) => ({ ...one, natures: sorted(one.natures), suits: sorted(one.suits), shows: sorted(one.shows) })),
  ).toEqual(
    finished.map((one) => ({ ...one, natures: sorted(one.natures), suits: sorted(one.suits), shows: sorted(one.shows) })),
  );
});

test("every setting has an id and a label of its own that names its subject", () => {
  expect(new Set(drawn.map(({ label }) => label)).size).toBe(drawn.length);
  expect(drawn.filter(({ label }) => !/^[a-z ,'-]+$/.test(label.replace("%", "")) || !label.includes("%"))).toEqual([]);
});

test("there are at least ten settings, half of them with people, and some without", () => {
  const count = drawn.filter(({ shows }) => shows.includes("people")).length;
  expect(drawn.length).toBeGreaterThanOrEqual(10);
  expect(count).toBeGreaterThanOrEqual(drawn.length / 2);
  expect(count).toBeLessThan(drawn.length);
});

test("every nature and every purpose has at least two settings", () => {
  const few = (listed: readonly (readonly string[])[], word: string) => listed.filter((words) => words.includes(word)).length < 2;
  const natures = drawn.map((one) => one.natures);
  const suits = drawn.map((one) => one.suits);
  expect(motifNatures.filter((nature) => few(natures, nature))).toEqual([]);
  expect(purposes.filter((purpose) => few(suits, purpose))).toEqual([]);
});

test("no large thing, animal or building stands on a shelf, a counter or a table", () => {
  const outsized = ["furnishing", "vehicle", "waterside", "animal", "plant", "building"];
  const indoors = ["maker-bench", "shop-counter", "repair-stand", "window-table", "shelf-wall", "market-stand", "cargo-bike"];
  const offenders = drawn.filter(
    ({ id, natures }) => indoors.includes(id) && natures.some((nature) => outsized.includes(nature)),
  );
  expect(offenders.map(({ id }) => id)).toEqual([]);
});

test("every slot lies within the grid, and each setting has one that is larger than all others", () => {
  const [width, height] = drawingSize;
  const offenders = drawn.flatMap(({ id, parts }) => {
    const boxes = parts.filter(isSlot).map(({ box }) => box);
    const areas = boxes.map(([, , w, h]) => w * h).toSorted((one, other) => other - one);
    const isInside = boxes.every(([x, y, w, h]) => x >= 0 && y >= 0 && x + w <= width && y + h <= height);
    return isInside && boxes.length > 0 && (areas[0] ?? 0) >= 600 ? [] : [id];
  });
  expect(offenders).toEqual([]);
});

test("every setting fills its grid, has depth and at least four colours", () => {
  const [width, height] = drawingSize;
  const offenders = drawn.flatMap(({ id, parts }) => {
    const shapes = parts.filter((part) => !isSlot(part));
    const [x, y, w, h] = getBounds(shapes.flatMap((part) => ("path" in part ? part.path : []))) ?? [0, 0, 0, 0];
    const [shownWidth, shownHeight] = [Math.min(width, x + w) - Math.max(0, x), Math.min(height, y + h) - Math.max(0, y)];
    const roles = new Set(shapes.flatMap((part) => ("role" in part ? [part.role] : [])));
    return shownWidth >= width * 0.85 && shownHeight >= height * 0.7 && roles.has("back") && roles.size >= 4 ? [] : [id];
  });
  expect(offenders).toEqual([]);
});
