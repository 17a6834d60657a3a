/**
 * Writes the packed drawings of `data/motifs` and `data/marks`: those of `scripts/motifs/drawings` and
 * `scripts/marks`. Run `bun scripts/motifs.ts` after changing a drawing. The results are checked in, because
 * drawings as code would be several times as large in the executable.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { listDrawingFiles } from "./motifs/pack-drawings";

for (const [path, text] of listDrawingFiles()) {
  const size = await Bun.write(join(import.meta.dir, "../data", path), packFile(text));
  console.log(`data/${path}: ${text.split("\n").length / 2} drawings, ${size} bytes`);
}
