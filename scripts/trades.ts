/**
 * Writes `data/trades/phrases`: the phrases by which trades are recognised, from the word
 * lists in `data/trades/words` and from the presets of the OpenStreetMap tagging schema that
 * `data/trades/presets.txt` maps to trades. Run `bun scripts/trades.ts` after changing either. The
 * result is checked in, so nothing else needs the package.
 */
import { join } from "node:path";
import { packFile } from "#/kernel/files/packed-file";
import { formatPhraseFile } from "#/studio/understanding/trades/phrase-file";
import { listTrades } from "#/studio/understanding/trades/trades";
import { collectPhrases } from "./trades/collect-phrases";
import { toPhraseRows } from "./trades/to-phrase-file";

const root = join(import.meta.dir, "..");
const { phrases, languages } = collectPhrases(root);
let size = 0;
const tradeIds = listTrades().map(({ id }) => id);
for (const [group, rows] of toPhraseRows(phrases)) {
  const bytes = packFile(formatPhraseFile(tradeIds, rows));
  size += await Bun.write(join(root, "data/trades/phrases", `${group}.txt.br`), bytes);
}
await Bun.write(
  join(root, "data/trades/LICENSE-id-tagging-schema.txt"),
  await Bun.file(join(root, "node_modules/@openstreetmap/id-tagging-schema/LICENSE.md")).text(),
);
console.log(`${phrases.length} phrases in ${languages.length} languages, ${size} bytes`);
