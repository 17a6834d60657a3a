/**
 * Writes `data/languages/ngrams.txt.br`: the n-grams of the language detector eld (its small set,
 * Apache-2.0), restricted to the languages and scripts where letters alone do not decide. Languages
 * that eld lacks are read from our own phrases and frequent words instead.
 *
 *   bun scripts/language-ngrams.ts
 *
 * `formatNgrams` describes the file.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { packFile } from "#/kernel/files/packed-file";
import type { PhraseLanguage } from "#/studio/copy/phrases";
import { getLanguagePhrases } from "#/studio/copy/phrases-by-language";
import { formatNgrams, type NgramEntry } from "#/studio/understanding/ngram-file";
import { baseWeight, listNgrams } from "#/studio/understanding/language-ngrams";
import { listWords } from "#/studio/understanding/text-words";

type NgramSource = {
  readonly languages: Readonly<Record<string, string>>;
  readonly ngrams: Readonly<Record<string, Readonly<Record<string, number>>>>;
};

/** Our tags where they differ from those of the source. */
const tags: Readonly<Record<string, string>> = { no: "nb", ms: "id", tl: "fil" };
const kept =
  "en de fr es it pt nl da sv no fi is et lv lt pl cs sk sl hr hu ro ca eu sq tr vi ms tl az bg ru uk be sr ar fa ur hi mr".split(
    " ",
  );

/**
 * Languages of ours that the source lacks, with their closest relatives in the source: n-grams that
 * our words lack take a share of theirs. A share is as large as keeps texts in the relatives apart.
 */
const ownLanguages: readonly { readonly tag: PhraseLanguage; readonly relatives: readonly string[]; readonly share: number }[] = [
  { tag: "gl", relatives: ["pt", "es"], share: 0.85 },
  { tag: "ga", relatives: [], share: 0 },
  { tag: "cy", relatives: [], share: 0 },
  { tag: "af", relatives: ["nl"], share: 0.88 },
  { tag: "sw", relatives: [], share: 0 },
];
const folder = new URL("../node_modules/eld/", import.meta.url).pathname;
const { ngramsData }: { ngramsData: NgramSource } = await import(`${folder}src/ngrams/small.js`);
const { dictionary }: { dictionary: readonly string[] } = await import(`${folder}src/dictionary.js`);

/** Bytes above 127 by the character that the source writes for them. */
const bytes = new Map<string, number>();
for (let byte = 255; byte >= 128; byte--) {
  const character = dictionary[byte];
  if (character !== undefined && character !== " ") bytes.set(character, byte);
}

/** The n-gram with one character for each byte of its UTF-8 form; ASCII stays as it is. */
const toByteText = (gram: string) =>
  Array.from(gram, (character) => String.fromCharCode(bytes.get(character) ?? character.charCodeAt(0))).join("");

const listTexts = (value: unknown): readonly string[] => {
  if (typeof value === "string") return [value];
  if (typeof value === "function") return [(value as (...names: string[]) => string)("", "")];
  return Object.values(value as object).flatMap(listTexts);
};

const wordList = readFileSync(new URL("../data/languages/words.txt", import.meta.url), "utf8");

/** How often each n-gram is in our words of a language. */
function countNgrams(language: PhraseLanguage): ReadonlyMap<string, number> {
  const listed = wordList.split("\n").filter((line) => line.startsWith(`${language} `));
  const texts = [...listTexts(getLanguagePhrases(language)), ...listed.map((line) => line.slice(line.indexOf(":") + 1))];
  const counts = new Map<string, number>();
  for (const gram of texts.flatMap((text) => listWords(text.toLowerCase())).flatMap(listNgrams))
    counts.set(gram, (counts.get(gram) ?? 0) + 1);
  return counts;
}

/** What the source gives to an n-gram that our phrases of a language have once, and its growth. */
const singleWeight = 125;
const doublingWeight = 7;

/** The full weight of an n-gram that our words have so many times. */
const toOwnWeight = (count: number) => (count === 0 ? 0 : singleWeight + doublingWeight * Math.log2(count));

const languages = [...kept.map((code) => tags[code] ?? code), ...ownLanguages.map(({ tag }) => tag)];
const ownCounts = ownLanguages.map(({ tag }) => countNgrams(tag));

/** Weights of an n-gram by code of the source, less the base weight. */
const sourceWeights = new Map<string, Readonly<Record<string, number>>>();
for (const [gram, weights] of Object.entries(ngramsData.ngrams))
  sourceWeights.set(
    toByteText(gram),
    Object.fromEntries(Object.entries(weights).map(([id, weight]) => [ngramsData.languages[id] ?? "", weight])),
  );

const entries: NgramEntry[] = [];
for (const gram of new Set([...sourceWeights.keys(), ...ownCounts.flatMap((counts) => [...counts.keys()])])) {
  const known = sourceWeights.get(gram) ?? {};
  const weights = kept.flatMap((code, language) => (code in known ? [{ language, weight: known[code] ?? 0 }] : []));
  ownLanguages.forEach(({ relatives, share }, index) => {
    const shares = relatives.filter((code) => code in known).map((code) => (baseWeight + (known[code] ?? 0)) * share);
    const weight = Math.round(Math.max(toOwnWeight(ownCounts[index]?.get(gram) ?? 0), ...shares) - baseWeight);
    if (weight > 0) weights.push({ language: kept.length + index, weight: Math.min(200, weight) });
  });
  if (weights.length > 0) entries.push({ gram, weights });
}
entries.sort((one, other) => (one.gram < other.gram ? -1 : 1));
console.log(entries.length, "n-grams");
writeFileSync(
  new URL("../data/languages/ngrams.txt.br", import.meta.url),
  packFile(Buffer.from(formatNgrams(languages, entries), "latin1")),
);
writeFileSync(
  new URL("../data/languages/LICENSE.txt", import.meta.url),
  [
    "ngrams.txt.br is derived from the n-grams of eld (https://github.com/nitotm/efficient-language-detector-js).",
    readFileSync(`${folder}LICENSE`, "utf8"),
  ].join("\n\n"),
);
