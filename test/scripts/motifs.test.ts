import { expect, test } from "bun:test";
import { readPackedFile } from "#/kernel/files/packed-file";
import { listDrawingFiles } from "../../scripts/motifs/pack-drawings";

test("the packed files hold what the drawings of motifs and marks draw", () => {
  const outdated = listDrawingFiles().filter(([path, text]) => readPackedFile(`data/${path}`).toString() !== text);
  expect(outdated.map(([path]) => path)).toEqual([]);
});
