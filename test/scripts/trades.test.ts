import { expect, test } from "bun:test";
import { join } from "node:path";
import { collectPhrases } from "../../scripts/trades/collect-phrases";
import { toPhraseFiles } from "../../scripts/trades/to-phrase-file";
import { readPackedFile } from "#/kernel/files/packed-file";
import { formatPhraseFile } from "#/studio/understanding/trades/phrase-file";

const root = join(import.meta.dir, "../..");

test("the phrases in the repository are those that the word lists and presets give", () => {
  const stale = [...toPhraseFiles(collectPhrases(root).phrases)].filter(([group, file]) => {
    return readPackedFile(join(root, "data/trades/phrases", `${group}.txt.br`)).toString() !== formatPhraseFile(file);
  });
  expect(stale.map(([group]) => group)).toEqual([]);
}, 60_000);
