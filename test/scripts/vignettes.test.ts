import { expect, test } from "bun:test";
import { readPackedFile } from "#/kernel/files/packed-file";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { motifIds } from "#/studio/motifs/motif-ids";
import { listTrades } from "#/studio/understanding/trades/trades";
import { findVignettes } from "#/studio/vignettes/find-vignettes";
import { formatVignettes, splitVignettes } from "#/studio/vignettes/vignette-file";
import { listDrawings } from "../../scripts/vignettes/drawings";
import { type DrawnShape, drawingGround, drawingSize, finishVignette } from "../../scripts/vignettes/vignette-drawing";

const drawings = listDrawings().map(([id, drawing]) => ({ id, ...drawing, shapes: drawing.draw() }));
const findBounds = (shapes: readonly DrawnShape[]) => getBounds(shapes.flatMap(({ path }) => path)) ?? [0, 0, 0, 0];

test("the packed file holds what the drawings draw", () => {
  const finished = listDrawings().map(([id, drawing]) => finishVignette(id, drawing));
  const packed = readPackedFile("data/vignettes.txt.br");
  expect(packed.equals(formatVignettes(finished))).toBe(true);
  const changed = splitVignettes(packed).filter(({ draw, ...about }, index) => {
    return !Bun.deepEquals({ ...about, shapes: draw() }, finished[index]);
  });
  expect(changed.map(({ id }) => id)).toEqual([]);
});

test("every vignette has an id and a label of its own", () => {
  expect(new Set(drawings.map(({ id }) => id)).size).toBe(drawings.length);
  expect(new Set(drawings.map(({ label }) => label)).size).toBe(drawings.length);
  expect(drawings.filter(({ label }) => !/^[a-z][A-Za-z ,'-]+$/.test(label)).map(({ id }) => id)).toEqual([]);
});

test("every vignette shows trades and subjects that exist", () => {
  const known = new Set(listTrades().map(({ id }) => id));
  const subjects = new Set<string>(motifIds);
  const unknown = drawings.flatMap(({ id, trades, shows }) => [
    ...trades.filter((trade) => !known.has(trade)).map((trade) => `${id}: ${trade}`),
    ...shows.filter((one) => !subjects.has(one)).map((one) => `${id}: ${one}`),
  ]);
  expect(unknown).toEqual([]);
});

test("every vignette fills its grid and stays within it", () => {
  const [most, tallest] = drawingSize;
  const offenders = drawings.flatMap(({ id, shapes }) => {
    const [x, y, width, height] = findBounds(shapes);
    const isInside = x >= -0.5 && y >= -0.5 && x + width <= most + 0.5 && y + height <= tallest + 0.5;
    return isInside && width >= most * 0.8 && height >= tallest * 0.7 ? [] : [`${id}: ${[x, y, width, height].join(" ")}`];
  });
  expect(offenders).toEqual([]);
});

test("every vignette stands on the ground, has depth and more than one colour", () => {
  const offenders = drawings.filter(({ shapes }) => {
    const standing = findBounds(shapes.filter(({ role }) => role !== "back"));
    const roles = new Set(shapes.map(({ role }) => role));
    return standing[1] + standing[3] < drawingGround - 1 || roles.size < 4 || shapes.length < 8;
  });
  expect(offenders.map(({ id }) => id)).toEqual([]);
});

test("a vignette is found for its trades only, and not where the brief rules out what it shows", () => {
  const label = "two people talking in armchairs";
  const find = (trade: string, avoided: readonly (typeof motifIds)[number][]) =>
    Object.values(findVignettes(trade, { named: new Set(), avoided: new Set(avoided) })).flatMap((list) =>
      list.map((one) => one.label),
    );
  expect(find("coaching", [])).toContain(label);
  expect(find("coaching", ["armchair"])).not.toContain(label);
  expect(find("bakery", [])).not.toContain(label);
});
