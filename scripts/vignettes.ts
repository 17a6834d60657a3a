/**
 * Writes `data/vignettes`: the vignettes of `scripts/vignettes/drawings` by the sectors of their trades,
 * packed. Run `bun scripts/vignettes.ts` after changing a drawing. The result is checked in, because
 * drawings as code would be several times as large in the executable.
 */
import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { createVignetteFiles, renderVignetteIndex } from "./vignettes/create-vignette-files";

const folder = join(import.meta.dir, "../data/vignettes");
for (const name of readdirSync(folder)) rmSync(join(folder, name));
const files = createVignetteFiles();
let size = 0;
for (const [sector, text] of files) size += await Bun.write(join(folder, `${sector}.txt.br`), packFile(text));
await Bun.write(join(folder, "index.ts"), renderVignetteIndex([...files.keys()]));
console.log(`${files.size} sectors, ${size} bytes`);
