/**
 * Writes the packed form, `*.txt.br`, of the lists of words by which briefs are understood. Run
 * `bun scripts/word-lists.ts` after a change of a text file beside them.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { toPackedLayout } from "#/studio/understanding/word-list-file";

const data = join(import.meta.dir, "../data");
for (const name of [
  "kinds/words",
  "moods/words",
  "motifs/words",
  "motifs/mentions",
  "motifs/avoided",
  "motifs/names",
  "motifs/things",
])
  await Bun.write(join(data, `${name}.txt.br`), packFile(toPackedLayout(await Bun.file(join(data, `${name}.txt`)).text())));
