import colorWordFile from "#data/moods/colors.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { HueName } from "#/studio/palette/hue-names";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { wantsMore } from "#/studio/understanding/avoided-cliches";
import { foldWord, listWords } from "#/studio/understanding/text-words";
import { isNegator, type TableLanguage, toTableLanguage, type WordMatch, WordTable } from "#/studio/understanding/word-table";

const colors = new WordTable<HueName>(colorWordFile);

/** Languages in which a colour stands after the thing that has it. */
const adjectivesLast: ReadonlySet<TableLanguage> = new Set(
  "fr es it pt ro vi id ar fa he".split(" ") as readonly TableLanguage[],
);

/** Languages that write compounds as one word, such as `Krankenhausgrün`. */
const compounding: ReadonlySet<TableLanguage> = new Set("de nl sv da nb fi et hu".split(" ") as readonly TableLanguage[]);
const minFirstPart = 3;
const minLastPart = 4;
const maxCompound = 40;

/** Colours in a text, as words or as the last parts of compounds. */
function findColors(text: string, language: TableLanguage): readonly WordMatch<HueName>[] {
  const found = colors.find(text, language);
  if (found.length > 0 || !compounding.has(language)) return found;
  return listWords(text)
    .filter(({ length }) => length <= maxCompound)
    .flatMap((word) => {
      for (let at = minFirstPart; at <= word.length - minLastPart; at++) {
        const [match] = colors.find(word.slice(at), language);
        if (match) return [{ ...match, phrase: word }];
      }
      return [];
    });
}

/** Shorter words are articles and the like. */
const minContentLetters = 3;

/**
 * Whether a colour only describes a thing: green crosses are ruled out, and green is not. In coffee brown the
 * thing describes the colour.
 */
function isOfThing(text: string, phrases: readonly string[], language: Language, own: TableLanguage): boolean {
  const words = listWords(text).filter((word) => word.length >= minContentLetters && !isNegator(foldWord(word)));
  const [first, last] = [words[0] ?? "", words.at(-1) ?? ""];
  const head = adjectivesLast.has(own) ? first : last;
  if (words.length <= phrases.length || phrases.some((phrase) => phrase.includes(head))) return false;
  return findAvoidedMotifs({ name: "", avoid: [text] }, language).size > 0;
}

/** The hues that a brief's `avoid` rules out by a word for a colour. */
export function findAvoidedHues({ avoid = [] }: Brief, language: Language): ReadonlySet<HueName> {
  const own = toTableLanguage(language);
  const found = new Set<HueName>();
  for (const text of avoid) {
    if (wantsMore(text)) continue;
    const inOwn = findColors(text, own);
    const matches = inOwn.length > 0 || own === "en" ? inOwn : colors.find(text, "en");
    const phrases = matches.map(({ phrase }) => phrase);
    if (matches.length > 0 && !isOfThing(text, phrases, language, own)) for (const { id } of matches) found.add(id);
  }
  return found;
}
