import thingWordFile from "#data/motifs/things.txt.br" with { type: "file" };
import { readPackedFile } from "#/kernel/files/packed-file";
import { memoizeText } from "#/kernel/memoize";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { motifClasses, type MotifClass } from "#/studio/understanding/motif-classes";
import { listWords } from "#/studio/understanding/text-words";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { getEndings, maxEndingLength, toStem } from "#/studio/understanding/trades/inflection";
import { parsePackedWordLists, type WordLists } from "#/studio/understanding/word-list-file";
import type { TableLanguage } from "#/studio/understanding/word-table";

/** A listed word under its stem, with what it has after it. */
type Entry = { readonly id: string; readonly ending: string };

/** The words of one language. */
type ThingIndex = {
  readonly byStem: ReadonlyMap<string, readonly Entry[]>;
  /** Several words, joined by spaces. */
  readonly phrases: readonly (readonly [phrase: string, id: string])[];
  /** Words of scripts that write words together. */
  readonly parts: readonly (readonly [part: string, id: string])[];
};

/** Something that a text names, and the compound of which only a part does so. */
export type FoundThing = { readonly motifs: readonly MotifId[]; readonly compound: string | undefined };

const joined =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
/** Languages that write compounds as one word. */
const compounding: ReadonlySet<string> = new Set(["de", "nl", "sv", "da", "nb", "fi", "et", "hu"]);
/** Accents make other words in Vietnamese. */
const fold = (word: string, language: string) => (language === "vi" ? word : foldWord(word));

const minStem = 3;
/** Longest ending after a stem of three letters. */
const maxShortEnding = 2;
const minFirstPart = 4;
const minLastPart = 3;
const maxWordLetters = 40;
const maxWords = 60;
/** Shorter words mean something else in too many other languages. */
const minForeignLetters = 6;

let lists: WordLists | undefined;

const readLists = (): WordLists => {
  lists ??= parsePackedWordLists(readPackedFile(thingWordFile).toString());
  return lists;
};

const indexes = new Map<string, ThingIndex>();

function getIndex(language: string): ThingIndex {
  const known = indexes.get(language);
  if (known) return known;
  const byStem = new Map<string, Entry[]>();
  const phrases: [string, string][] = [];
  const parts: [string, string][] = [];
  for (const [id, words] of readLists().get(language) ?? [])
    for (const entry of words) {
      const plain = entry.replaceAll("_", " ");
      const folded = listWords(plain).map((word) => fold(word, language));
      if (joined.test(plain)) parts.push([folded.join(" "), id]);
      else if (folded.length > 1) phrases.push([` ${folded.join(" ")} `, id]);
      else {
        const [word = ""] = folded;
        for (const stem of new Set([toStem(word, language), word]))
          byStem.set(stem, [...(byStem.get(stem) ?? []), { id, ending: word.slice(stem.length) }]);
      }
    }
  const index = { byStem, phrases, parts };
  indexes.set(language, index);
  return index;
}

/** Plurals that trades do not need. */
const furtherEndings: Readonly<Record<string, string>> = {
  fi: "et een ita oita ia joita",
  et: "aid eid te ud",
  hu: "ok ek cskék cskak cska cske",
  it: "icini icine ini ine ino ina etti ette",
  es: "itos itas ito ita citos citas illos illas",
  pt: "inhos inhas inho inha zinhos zinhas zinho zinha",
  nl: "jes tjes pjes etjes",
  pl: "uszek uszka uszko ków",
  cs: "íček íčka íčko ek",
  ro: "ioare ioara",
  ru: "ечек ечки ечко очки очка очек",
  uk: "ів ей ечок ечка ечко ок",
  bg: "ица ице ичка ички",
};

/** What listed words of a language may end in. */
const listEndings = memoizeText(
  (language): ReadonlySet<string> => new Set([...getEndings(language), ...(furtherEndings[language] ?? "").split(" ")]),
);

/** “And”, “the”, “in” and the like, which Arabic and Hebrew write together with the next word. */
const attachedWords = [
  /^(?:[وفبلك]?ال|[وفبل])(?=[\p{Script=Arabic}]{2})/u,
  /^[והבלמשכ](?=[\p{Script=Hebrew}]{2})/u,
  /^[והבלמשכ]{2}(?=[\p{Script=Hebrew}]{2})/u,
];

/** A word as it is, and without what is written together with it. */
const listForms = (word: string) => [...new Set([word, ...attachedWords.map((attached) => word.replace(attached, ""))])];

/**
 * The ids of a word in any of its forms.
 * @param isStrict whether the bare stem of a listed word does not count
 */
function findWord(word: string, { byStem }: ThingIndex, language: string, isStrict: boolean): readonly string[] {
  const endings = listEndings(language);
  return listForms(word).flatMap((form) =>
    Array.from({ length: Math.max(1, Math.min(maxEndingLength, form.length - minStem) + 1) }, (_, cut) => {
      const stem = form.slice(0, form.length - cut);
      const tail = form.slice(stem.length);
      const isForm = endings.has(tail) && (stem.length > minStem || cut <= maxShortEnding) && !(isStrict && cut === 0);
      return (byStem.get(stem) ?? []).flatMap(({ id, ending }) => (ending === tail || isForm ? [id] : []));
    }).flat(),
  );
}

/** The ids of the first and the last part of a compound. */
function findParts(word: string, index: ThingIndex, language: string): readonly string[] {
  if (!compounding.has(language) || word.length < minFirstPart + minLastPart || word.length > maxWordLetters) return [];
  const found: string[] = [];
  for (let at = minLastPart; at <= word.length - minLastPart; at++) {
    found.push(...findWord(word.slice(at), index, language, true));
    if (at >= minFirstPart) found.push(...findWord(word.slice(0, at), index, language, true));
  }
  return found;
}

const isClass = (id: string): id is MotifClass => id in motifClasses;
const toMotifs = (id: string): readonly MotifId[] => (isClass(id) ? motifClasses[id] : [id as MotifId]);

function findIn(text: string, language: string, minLetters: number): readonly FoundThing[] {
  const index = getIndex(language);
  const words = listWords(text)
    .slice(0, maxWords)
    .map((word) => fold(word, language));
  const whole = words.filter(({ length }) => length >= minLetters);
  const line = ` ${words.join(" ")} `;
  const ids = [
    ...whole.flatMap((word) => findWord(word, index, language, false)),
    ...index.phrases.flatMap(([phrase, id]) => (line.includes(phrase) ? [id] : [])),
    ...index.parts.flatMap(([part, id]) => (hasPart(line, part) ? [id] : [])),
  ];
  return [
    ...ids.map((id) => ({ motifs: toMotifs(id), compound: undefined })),
    ...whole.flatMap((word) => findParts(word, index, language).map((id) => ({ motifs: toMotifs(id), compound: word }))),
  ];
}

const oneSyllable = /^\p{Script=Hangul}$/u;
const particles = "은는이가을를도와과의 ";

/** One syllable of Korean is in many words: it counts as a word only. */
function hasPart(line: string, part: string): boolean {
  if (!oneSyllable.test(part)) return line.includes(part);
  const at = line.indexOf(` ${part}`);
  return at >= 0 && particles.includes(line.charAt(at + 1 + part.length));
}

/** What texts name in each language. A design reads the same few texts for its mark, its pictures and its brief. */
const readersByLanguage = memoizeText((language) => memoizeText((text) => findIn(text, language, minStem - 1)));
const foreignReadersByLanguage = memoizeText((language) =>
  memoizeText((text) => findIn(text, language, minForeignLetters).filter(({ compound }) => compound === undefined)),
);

/**
 * The things that a text names in one of some languages, in any form and within compounds. Only a
 * text that is to be avoided is read so: elsewhere many of these words mean something else.
 */
export const findThings = (text: string, languages: readonly TableLanguage[]): readonly FoundThing[] =>
  languages.flatMap((language) => readersByLanguage(language)(text));

/** The same in all other languages, for texts that name nothing in their own: only long words, and no parts of them. */
export const findForeignThings = (text: string, languages: readonly TableLanguage[]): readonly FoundThing[] =>
  [...readLists().keys()]
    .filter((language) => !languages.some((own) => own === language))
    .flatMap((language) => foreignReadersByLanguage(language)(text));
