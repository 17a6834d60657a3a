/**
 * Writes the packed form, `*.txt.br`, of the lists of words by which briefs are understood, and of
 * other lists by language. Run
 * `bun scripts/word-lists.ts` after a change of a text file beside them.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { toPackedLayout } from "#/studio/understanding/word-list-file";

const data = join(import.meta.dir, "../data");
for (const name of [
  "kinds/words",
  "moods/colors",
  "moods/words",
  "moods/climates",
  "moods/devices",
  "motifs/words",
  "motifs/mentions",
  "motifs/avoided",
  "motifs/names",
  "motifs/specifics",
  "motifs/name-signs",
  "motifs/things",
  "motifs/trade-things",
  "motifs/line-things",
])
  await Bun.write(join(data, `${name}.txt.br`), packFile(toPackedLayout(await Bun.file(join(data, `${name}.txt`)).text())));

for (const name of [
  "words",
  "informal",
  "formal",
  "generic",
  "fragments",
  "regional",
  "function-words",
  "notices",
  "opening",
  "conjunctions",
]) {
  const file = join(data, `languages/${name}.txt`);
  await Bun.write(`${file}.br`, packFile(await Bun.file(file).text()));
}
