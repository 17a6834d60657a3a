import { mix } from "#/color/mix";
import { html } from "#/kernel/markup";
import { printCellRuns } from "#/studio/imagery/cell-runs";
import { renderFill } from "#/studio/imagery/line-art";
import type { ImageryStrategy } from "#/studio/imagery/strategy";
import { averageTones, createToneRaster } from "#/studio/imagery/tone-raster";
import { renderRectangle } from "#/studio/imagery/viewport";

/** Subjects as sprites of a game, with light and shade, on a ground of blocks. */
export const pixelSprite: ImageryStrategy = {
  describe: (subject) => `${subject} as a sprite on a ground of blocks.`,
  compositions: ["stand", "pair", "trio", "parade"],
  tile: "pixel",
  texture: "lamps",
  isWhole: true,
  draw: ({ arrangement: { subjects, width, height, groundY }, color, random, unit }) => {
    const cell = Math.max(9, Math.round(18 * unit));
    const [columns, rows] = [Math.ceil(width / cell), Math.ceil(height / cell)];
    const { body, accent } = averageTones(createToneRaster(subjects, columns * 4, rows * 4, cell / 4), 4);
    const floor = Math.round((groundY ?? height * 0.86) / cell);
    const get = (values: Float64Array, column: number, row: number) =>
      column < 0 || row < 0 || column >= columns || row >= rows ? 0 : (values[row * columns + column] ?? 0);
    const isBody = (column: number, row: number) => get(body, column, row) > 0.5;
    const isAccent = (column: number, row: number) => get(accent, column, row) > 0.5;
    const isFilled = (column: number, row: number) => isBody(column, row) || isAccent(column, row);
    const isLight = (column: number, row: number) =>
      isBody(column, row) && (!isFilled(column, row - 1) || !isFilled(column - 1, row));
    const isShade = (column: number, row: number) =>
      isBody(column, row) &&
      !isLight(column, row) &&
      (!isFilled(column, row + 1) || !isFilled(column + 1, row) || !isFilled(column + 2, row));
    const phase = random.integer(0, 3);
    const isBlockJoint = (row: number) => row > floor && (row - floor) % 3 === 0;
    const isBlockSide = (column: number, row: number) =>
      row > floor && (column + phase + (Math.floor((row - floor) / 3) % 2) * 3) % 6 === 0;
    const cloud = Array.from({ length: 4 }, (_, index) => ({
      x: random.integer(0, columns - 8),
      y: random.integer(2, Math.max(3, Math.floor(rows * 0.32))),
      w: 5 + index,
    }));
    const isCloud = (column: number, row: number) =>
      !isFilled(column, row) &&
      cloud.some(
        ({ x, y, w }) => (row === y && column >= x && column < x + w) || (row === y - 1 && column >= x + 1 && column < x + w - 2),
      );
    const draw = (isSet: (column: number, row: number) => boolean, fill: string) =>
      renderFill(printCellRuns(columns, rows, cell, isSet), fill);
    return html`${[
      renderRectangle(
        0,
        0,
        width,
        height,
        color((p) => p.ground),
      ),
      draw(
        isCloud,
        color((p) => mix(p.ground, p.figure, 0.2)),
      ),
      draw(
        (_, row) => row >= floor,
        color((p) => mix(p.ground, p.figure, 0.34)),
      ),
      draw(
        (column, row) => isBlockJoint(row) || isBlockSide(column, row),
        color((p) => mix(p.ground, p.figure, 0.2)),
      ),
      draw(
        (_, row) => row === floor,
        color((p) => p.accent),
      ),
      draw(
        isBody,
        color((p) => mix(p.figure, p.ground, 0.16)),
      ),
      draw(
        isShade,
        color((p) => mix(p.figure, p.ground, 0.4)),
      ),
      draw(
        isLight,
        color((p) => p.figure),
      ),
      draw(
        isAccent,
        color((p) => p.accent),
      ),
    ]}`;
  },
};
