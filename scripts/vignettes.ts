/**
 * Writes `data/vignettes.txt.br` and `data/settings.txt.br`: the vignettes of `scripts/vignettes/drawings` and the
 * settings of `scripts/vignettes/settings`, packed. Run
 * `bun scripts/vignettes.ts` after changing a drawing. The result is checked in, because drawings as code
 * would be several times as large in the executable.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { formatVignettes } from "#/studio/vignettes/vignette-file";
import { formatSettings } from "#/studio/vignettes/setting-file";
import { listDrawings } from "./vignettes/drawings";
import { finishSetting } from "./vignettes/setting-drawing";
import { listSettings } from "./vignettes/settings";
import { finishVignette } from "./vignettes/vignette-drawing";

const vignettes = listDrawings().map(([id, drawing]) => finishVignette(id, drawing));
const settings = listSettings().map(([id, drawing]) => finishSetting(id, drawing));
const files = [
  ["vignettes", vignettes.length, formatVignettes(vignettes)],
  ["settings", settings.length, formatSettings(settings)],
] as const;
for (const [name, count, text] of files) {
  const size = await Bun.write(join(import.meta.dir, `../data/${name}.txt.br`), packFile(text));
  console.log(`${count} ${name}, ${size} bytes`);
}
