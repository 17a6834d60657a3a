import { readFileSync } from "node:fs";
import negatorList from "#data/languages/negators.txt" with { type: "text" };
import { readPackedFile } from "#/kernel/files/packed-file";
import type { Language } from "#/model/language";
import { parsePackedWordLists, parseWordLists, type WordLists } from "#/studio/understanding/word-list-file";
import { foldWord, listWords } from "#/studio/understanding/text-words";

/** A table language: Chinese is read in both forms, `*` holds words of any language. */
export type TableLanguage = Exclude<Language, "zh-Hans" | "zh-Hant"> | "zh" | "*";

/** Languages whose words are close enough to be read in the table of another one. */
const relatives: Readonly<Partial<Record<Language, TableLanguage>>> = {
  "zh-Hans": "zh",
  "zh-Hant": "zh",
  sk: "cs",
  sl: "sr",
  hr: "sr",
  mk: "bg",
  be: "ru",
  ca: "es",
  gl: "pt",
  af: "nl",
  is: "da",
  ur: "fa",
  ne: "hi",
  ms: "id",
  az: "tr",
  kk: "ru",
};

/** The language of a table in which texts of a language are looked up. */
export const toTableLanguage = (language: Language): TableLanguage => relatives[language] ?? (language as TableLanguage);

/** Something that words of a text name: the entry's id and the words as written. */
export type WordMatch<Id extends string> = { readonly id: Id; readonly phrase: string; readonly isNegated: boolean };

/** The words of one language, ready for look-up. */
type LanguageIndex<Id extends string> = {
  /** Words and phrases, joined by spaces, as they are. */
  readonly exact: ReadonlyMap<string, readonly Id[]>;
  /** How many words the longest phrase has that begins with a word; none for words that begin no phrase. */
  readonly phraseLengths: ReadonlyMap<string, number>;
  /** Beginnings of words. */
  readonly stems: ReadonlyMap<string, readonly Id[]>;
  /** The first letters of the stems. */
  readonly stemStarts: ReadonlySet<string>;
  /** Words of scripts without spaces, found anywhere. */
  readonly parts: readonly (readonly [part: string, id: Id])[];
  /** What was found in the last texts: most parts of a design look for the same things in the same brief. */
  readonly found: Map<string, readonly WordMatch<Id>[]>;
};

/** Scripts that do not separate words: their words are found anywhere in a text. */
const unspaced =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u;
const shortestStem = 2;
/** From this many texts what was found in them starts again. */
const maxTexts = 250;

/** Negators of other languages that are other words in this one: `no máximo` refuses nothing. */
const notNegating: Readonly<Record<string, readonly string[]>> = {
  pt: ["no"],
  ro: ["mai"],
  it: ["ne"],
  nl: ["nu"],
  sv: ["nu"],
  da: ["nu"],
  nb: ["nu", "ei"],
  de: ["ei"],
};

/** Words that turn the next words into their opposite, in all languages. Folded. */
let negators: ReadonlySet<string> | undefined;

/** Whether a folded word turns the next words into their opposite. */
export const isNegator = (word: string, language?: string): boolean => {
  negators ??= new Set(negatorList.split(/\s+/).map(foldWord));
  return negators.has(word) && !(language !== undefined && notNegating[language]?.includes(word));
};

/** What is left of English verbs before `n't`, of which words are split at the apostrophe. */
const contracted: ReadonlySet<string> = new Set("don doesn didn isn aren wasn haven hasn won wouldn".split(" "));

const isNegatedAt = (words: readonly string[], at: number, language: string): boolean => {
  const word = words[at];
  return word !== undefined && (isNegator(word, language) || (word === "t" && contracted.has(words[at - 1] ?? "")));
};

/**
 * Signs before, or after, a word of Chinese, Japanese, Korean or Thai that turn it into its
 * opposite.
 */
const negatedBefore = /(?:不|没有|沒有|无|無|非|别|別|勿|ไม่|ไม่มี|ไร้)\s*(?:太|要|过于|過於)?$/u;
const negatedAfter = /^(?:く|では|じゃ|し)?(?:すぎ)?(?:ない|なく|ません|ず)|^(?:지|하지)\s?(?:않|말)/u;

/** A text as words, as words without accents, and in lower case. */
type PreparedText = {
  readonly text: string;
  readonly written: readonly string[];
  readonly folded: readonly string[];
  readonly lower: string;
};

let lastPrepared: PreparedText | undefined;

/**
 * The text ready for look-up. The last one is kept, because it is looked up in several languages.
 */
function prepareText(text: string): PreparedText {
  if (lastPrepared?.text === text) return lastPrepared;
  const written = listWords(text);
  lastPrepared = { text, written, folded: written.map(foldWord), lower: text.normalize("NFKC").toLowerCase() };
  return lastPrepared;
}

/** A table of words by id and language, read when a language is first needed. */
export class WordTable<Id extends string> {
  readonly #path: string;
  readonly #indexes = new Map<TableLanguage, LanguageIndex<Id>>();
  #words: WordLists | undefined;

  /** A table from a list of words, which may be packed. */
  constructor(path: string) {
    this.#path = path;
  }

  /** The languages that the table has words of. */
  get languages(): readonly TableLanguage[] {
    return [...this.#listWords().keys()] as TableLanguage[];
  }

  /**
   * Finds entries that a text names in one language, longer phrases first. A word belongs to one
   * match only.
   */
  find(text: string, language: TableLanguage): readonly WordMatch<Id>[] {
    const index = this.#loadIndex(language);
    const known = index.found.get(text);
    if (known) return known;
    if (index.found.size >= maxTexts) index.found.clear();
    const found = findInText(index, text, language);
    index.found.set(text, found);
    return found;
  }

  #listWords(): WordLists {
    this.#words ??= this.#path.endsWith(".br")
      ? parsePackedWordLists(readPackedFile(this.#path).toString())
      : parseWordLists(readFileSync(this.#path, "utf8"));
    return this.#words;
  }

  #loadIndex(language: TableLanguage): LanguageIndex<Id> {
    const known = this.#indexes.get(language);
    if (known) return known;
    const exact = new Map<string, Id[]>();
    const stems = new Map<string, Id[]>();
    const parts: [string, Id][] = [];
    const phraseLengths = new Map<string, number>();
    const add = (map: Map<string, Id[]>, key: string, id: Id) => {
      const ids = map.get(key) ?? [];
      if (!ids.includes(id)) ids.push(id);
      map.set(key, ids);
    };
    for (const [name, listed] of this.#listWords().get(language) ?? [])
      for (const entry of listed) {
        const id = name as Id;
        const plain = entry.replace("*", "").replaceAll("_", " ");
        const words = listWords(plain);
        const folded = language === "vi" ? words : words.map(foldWord);
        const key = folded.join(" ");
        if (unspaced.test(plain)) parts.push([plain.normalize("NFKC"), id]);
        else if (entry.endsWith("*") && words.length === 1) add(stems, key, id);
        else add(exact, key, id);
        const [first = ""] = folded;
        if (folded.length > (phraseLengths.get(first) ?? 1)) phraseLengths.set(first, folded.length);
      }
    const index = {
      exact,
      phraseLengths,
      stems,
      stemStarts: new Set(Array.from(stems.keys(), (stem) => stem.slice(0, shortestStem))),
      parts: parts.toSorted(([one], [other]) => other.length - one.length),
      found: new Map<string, readonly WordMatch<Id>[]>(),
    };
    this.#indexes.set(language, index);
    return index;
  }
}

/** The entries that a text names, longer phrases first. */
function findInText<Id extends string>(
  index: LanguageIndex<Id>,
  text: string,
  language: TableLanguage,
): readonly WordMatch<Id>[] {
  const { written, folded, lower } = prepareText(text);
  const words = language === "vi" ? written : folded;
  const found: WordMatch<Id>[] = [];
  for (let start = 0; start < words.length; start++) {
    const match = findLongest(index, words, start);
    if (!match) continue;
    const phrase = written.slice(start, start + match.count).join(" ");
    const isNegated = [start - 3, start - 2, start - 1].some((at) => isNegatedAt(words, at, language));
    found.push(...match.ids.map((id) => ({ id, phrase, isNegated })));
    start += match.count - 1;
  }
  if (index.parts.length === 0 || !unspaced.test(text)) return found;
  for (const [part, id] of index.parts) {
    const at = lower.indexOf(part);
    if (at < 0) continue;
    const isNegated =
      negatedBefore.test(lower.slice(Math.max(0, at - 6), at)) ||
      negatedAfter.test(lower.slice(at + part.length, at + part.length + 8));
    found.push({ id, phrase: part, isNegated });
  }
  return found;
}

/** “And”, “the”, “in” and the like, which Arabic and Hebrew write together with the next word. */
const attachedWords = /^(?:[وفبلك]?ال|[وف]|[והבלמשכ]{1,2})(?=[\p{Script=Arabic}\p{Script=Hebrew}]{2})/u;

/** The longest entry that begins at a word: a phrase, a word, or a stem. */
function findLongest<Id extends string>(
  { exact, phraseLengths, stems, stemStarts }: LanguageIndex<Id>,
  words: readonly string[],
  start: number,
): { readonly ids: readonly Id[]; readonly count: number } | undefined {
  const word = words[start] ?? "";
  const longest = Math.min(phraseLengths.get(word) ?? 1, words.length - start);
  for (let count = longest; count >= 1; count--) {
    const ids = exact.get(count === 1 ? word : words.slice(start, start + count).join(" "));
    if (ids) return { ids, count };
  }
  const bare = word.replace(attachedWords, "");
  const bareIds = bare.length < word.length && bare.length > 1 ? exact.get(bare) : undefined;
  if (bareIds) return { ids: bareIds, count: 1 };
  for (const form of bare === word ? [word] : [word, bare]) {
    if (!stemStarts.has(form.slice(0, shortestStem))) continue;
    for (let length = form.length; length >= shortestStem; length--) {
      const ids = stems.get(form.slice(0, length));
      if (ids) return { ids, count: 1 };
    }
  }
  return undefined;
}
