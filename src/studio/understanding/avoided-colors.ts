import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { HueName } from "#/studio/palette/hue-names";
import { findAvoidedMotifs } from "#/studio/understanding/avoided-motifs";
import { wantsMore } from "#/studio/understanding/avoidance-words";
import { findColors } from "#/studio/understanding/color-words";
import { findFlagColors } from "#/studio/understanding/flag-colors";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { foldWord, listWords } from "#/studio/understanding/text-words";
import { isNegator, type TableLanguage, toTableLanguage } from "#/studio/understanding/word-table";

/** Languages in which a colour stands after the thing that has it. */
const adjectivesLast: ReadonlySet<TableLanguage> = new Set(
  "fr es it pt ro vi id ar fa he".split(" ") as readonly TableLanguage[],
);

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

/** The hues that a brief's `avoid` rules out by a word for a colour or as those of a flag. */
export function findAvoidedHues(brief: Pick<Brief, "avoid">, language: Language): ReadonlySet<HueName> {
  const own = toTableLanguage(language);
  const found = new Set<HueName>();
  for (const text of listAvoided(brief)) {
    if (wantsMore(text)) continue;
    for (const hue of findFlagColors(text, language)) found.add(hue);
    const inOwn = findColors(text, own);
    const matches = inOwn.length > 0 || own === "en" ? inOwn : findColors(text, "en");
    const phrases = matches.map(({ phrase }) => phrase);
    if (matches.length > 0 && !isOfThing(text, phrases, language, own)) for (const { id } of matches) found.add(id);
  }
  return found;
}
