import { describe, expect, test } from "bun:test";
import { readPackedFile } from "#/kernel/files/packed-file";
import { readDrawing, streamCount, writeDrawing } from "#/studio/vignettes/drawing-streams";
import type { VignetteShape } from "#/studio/vignettes/vignette";
import { splitVignettes } from "#/studio/vignettes/vignette-file";

const createStreams = () => Array.from({ length: streamCount }, (): number[] => []);

/** Writes drawings one after the other and reads each of them alone, the last one first. */
function copyDrawings(drawings: readonly (readonly VignetteShape[])[]) {
  const streams = createStreams();
  const written = drawings.map((shapes) => {
    const starts = streams.map(({ length }) => length);
    return { starts, text: writeDrawing(shapes, streams) };
  });
  const bytes = Uint8Array.from(streams.flat());
  const places = streams.map((_, index) => streams.slice(0, index).flat().length);
  return written
    .toReversed()
    .map(({ starts, text }) => {
      const from = starts.map((start, index) => start + (places[index] ?? 0));
      return readDrawing(text, bytes, from);
    })
    .toReversed();
}

const toShape = (data: string): VignetteShape => ({ role: "figure", data });

describe("drawings in streams", () => {
  test("are the same when read back, each alone", () => {
    const drawings = splitVignettes(readPackedFile("data/vignettes.txt.br"))
      .slice(0, 8)
      .map(({ draw }) => draw());
    const data = drawings.flat().map((shape) => shape.data);
    for (const command of "Mclhvz-") expect(data.some((text) => text.includes(command))).toBe(true);
    expect(copyDrawings(drawings)).toEqual(drawings);
  });

  const rows = [
    ["a rectangle", "M530 60h440v400h-440z"],
    ["a circle", "M100 50c28 0 50 22 50 50 0 28-22 50-50 50-28 0-50-22-50-50 0-28 22-50 50-50z"],
    ["a curve that does not go anywhere", "M0 0c0 0 0 0 0 0 5 5 5 5 0 0z"],
    ["a curve without handles", "M9 9c0 0 20-7 20-7v-3c0 0-4 4-4 4z"],
    ["steps one after the other", "M-5-7h3h4v-2v9l3 4-5 6 0 0z"],
    ["several contours, large and small", "M1440 960l-1440-960v3z" + "M0 0l-1 1 2500-3000 1500-4000z"],
  ] as const;
  for (const [name, data] of rows) test(`keep ${name}`, () => expect(copyDrawings([[toShape(data)]])).toEqual([[toShape(data)]]));

  test("have whole numbers of the grid and closed contours only", () => {
    for (const data of ["M1.5 2h3z", "M1 2h3", "M1 2q1 2 3 4z", "M1 2h5000z"])
      expect(() => writeDrawing([toShape(data)], createStreams())).toThrow();
  });
});
