/**
 * Writes `data/vignettes.txt.br`: the vignettes of `scripts/vignettes/drawings`, packed. Run
 * `bun scripts/vignettes.ts` after changing a drawing. The result is checked in, because drawings as code
 * would be several times as large in the executable.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { formatVignettes } from "#/studio/vignettes/vignette-file";
import { listDrawings } from "./vignettes/drawings";
import { finishVignette } from "./vignettes/vignette-drawing";

const vignettes = listDrawings().map(([id, drawing]) => finishVignette(id, drawing));
const size = await Bun.write(join(import.meta.dir, "../data/vignettes.txt.br"), packFile(formatVignettes(vignettes)));
console.log(`${vignettes.length} vignettes, ${size} bytes`);
