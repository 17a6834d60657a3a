import { expect, test } from "bun:test";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { motifIds } from "#/studio/motifs/motif-ids";
import { findScenes, listScenes } from "#/studio/scenes";
import { sceneFloor, type SceneShape, sceneSize } from "#/studio/scenes/scene";
import { listTrades } from "#/studio/understanding/trades/trades";

const scenes = listScenes().map(([id, drawing]) => ({ id, ...drawing, shapes: drawing.draw() }));
const findBounds = (shapes: readonly SceneShape[]) => getBounds(shapes.flatMap(({ path }) => path)) ?? [0, 0, 0, 0];

test("every scene has an id and a label of its own", () => {
  expect(new Set(scenes.map(({ id }) => id)).size).toBe(scenes.length);
  expect(new Set(scenes.map(({ label }) => label)).size).toBe(scenes.length);
  expect(scenes.filter(({ label }) => !/^[a-z][A-Za-z ,'-]+$/.test(label))).toEqual([]);
});

test("every scene shows trades and subjects that exist", () => {
  const known = new Set(listTrades().map(({ id }) => id));
  const subjects = new Set<string>(motifIds);
  expect(
    scenes.flatMap(({ id, trades }) => trades.filter((trade) => !known.has(trade)).map((trade) => `${id}: ${trade}`)),
  ).toEqual([]);
  expect(scenes.flatMap(({ id, shows }) => shows.filter((one) => !subjects.has(one)).map((one) => `${id}: ${one}`))).toEqual([]);
});

test("every scene fills its grid and stays within it", () => {
  const offenders = scenes.flatMap(({ id, shapes }) => {
    const [x, y, width, height] = findBounds(shapes);
    const [most, tallest] = sceneSize;
    const isInside = x >= -0.5 && y >= -0.5 && x + width <= most + 0.5 && y + height <= tallest + 0.5;
    return isInside && width >= most * 0.8 && height >= tallest * 0.7 ? [] : [`${id}: ${[x, y, width, height].join(" ")}`];
  });
  expect(offenders).toEqual([]);
});

test("every scene stands on the floor, has depth and more than one colour", () => {
  const offenders = scenes.filter(({ shapes }) => {
    const standing = findBounds(shapes.filter(({ role }) => role !== "back"));
    const roles = new Set(shapes.map(({ role }) => role));
    return standing[1] + standing[3] < sceneFloor - 1 || roles.size < 4 || shapes.length < 8;
  });
  expect(offenders.map(({ id }) => id)).toEqual([]);
});

test("a scene is drawn for its trades only, and not where the brief rules out what it shows", () => {
  expect(findScenes("coaching", new Set()).map(({ label }) => label)).toContain("two people talking in armchairs");
  expect(findScenes("coaching", new Set(["people"] as const)).map(({ label }) => label)).not.toContain(
    "two people talking in armchairs",
  );
  expect(findScenes("no-such-trade", new Set())).toEqual([]);
});
