import { expect, test } from "bun:test";
import { join } from "node:path";
import { collectPhrases } from "../../scripts/trades/collect-phrases";
import { toPhraseRows } from "../../scripts/trades/to-phrase-file";
import { readPackedFile } from "#/kernel/files/packed-file";
import { formatPhraseFile } from "#/studio/understanding/trades/phrase-file";
import { listTrades } from "#/studio/understanding/trades/trades";

const root = join(import.meta.dir, "../..");

test("the phrases in the repository are those that the word lists and presets give", () => {
  const tradeIds = listTrades().map(({ id }) => id);
  const stale = [...toPhraseRows(collectPhrases(root).phrases)].filter(([group, rows]) => {
    return readPackedFile(join(root, "data/trades/phrases", `${group}.txt.br`)).toString() !== formatPhraseFile(tradeIds, rows);
  });
  expect(stale.map(([group]) => group)).toEqual([]);
}, 60_000);
