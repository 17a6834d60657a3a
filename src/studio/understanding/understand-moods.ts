import deviceWordFile from "#data/moods/devices.txt.br" with { type: "file" };
import moodWordFile from "#data/moods/words.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { ArchetypeId } from "#/model/direction";
import { type Language, isLatinLanguage } from "#/model/language";
import { toQuote } from "#/studio/understanding/detect-language";
import { listAvoided } from "#/studio/understanding/list-avoided";
import type { MoodId } from "#/studio/understanding/moods";
import type { UnderstandingReason, UnderstandingSource } from "#/studio/understanding/understanding";
import { toTableLanguage, type WordMatch, WordTable } from "#/studio/understanding/word-table";

const moods = new WordTable<MoodId>(moodWordFile);
const devices = new WordTable<ArchetypeId>(deviceWordFile);

/** Something a text asks for, or avoids, with how directly it says so (0–1). */
export type MoodEvidence<Id extends string> = {
  readonly id: Id;
  readonly weight: number;
  readonly isAvoided: boolean;
  readonly reason: UnderstandingReason;
};

/** What the words of a brief say about its look. */
export type BriefMoods = {
  readonly moods: readonly MoodEvidence<MoodId>[];
  /** Archetypes whose name or visual devices the brief mentions. */
  readonly devices: readonly MoodEvidence<ArchetypeId>[];
};

/** Shortest word that may be looked up in languages that the brief is not written in. */
const minForeignLetters = 4;
/** Longest phrase that may be looked up in them. */
const maxForeignWords = 4;

/**
 * Looks a text up in its own language and in English, which notes are often written in, then in all
 * other languages of its script.
 */
function findMoods(text: string, language: Language): readonly WordMatch<MoodId>[] {
  const own = toTableLanguage(language);
  const first = [...moods.find(text, own), ...(own === "en" ? [] : moods.find(text, "en"))];
  if (first.length > 0) return first;
  if (text.split(" ", maxForeignWords + 1).length > maxForeignWords) return [];
  const isLatin = /\p{Script=Latin}/u.test(text);
  for (const other of moods.languages) {
    if (other === "*" || other === own || other === "en" || isLatin !== (other !== "zh" && isLatinLanguage(other))) continue;
    const found = moods.find(text, other).filter(({ phrase }) => !isLatin || phrase.length >= minForeignLetters);
    if (found.length > 0) return found;
  }
  return [];
}

/** Fields that describe the look and feel, with how much their words count. */
const listFeelings = ({ adjectives = [], values = [], tone, copy }: Brief) =>
  [
    ...adjectives.map((text) => ["adjectives", text, 1] as const),
    ...(tone === undefined ? [] : [["tone", tone, 0.8] as const]),
    ...values.map((text) => ["values", text, 0.6] as const),
    ...(copy?.values ?? []).map((text) => ["copy", text, 0.5] as const),
  ] satisfies readonly (readonly [UnderstandingSource, string, number])[];

/**
 * Reads moods and visual devices from the fields that describe them, and from what is to be
 * avoided.
 */
export function understandMoods(brief: Brief, language: Language): BriefMoods {
  const foundMoods: MoodEvidence<MoodId>[] = [];
  const foundDevices: MoodEvidence<ArchetypeId>[] = [];
  const addMatches = (source: UnderstandingSource, text: string, weight: number, isAvoid: boolean) => {
    const reason = { source, phrase: toQuote(text) };
    for (const { id, isNegated } of findMoods(text, language))
      foundMoods.push({ id, weight, isAvoided: isAvoid || isNegated, reason });
    for (const { id, isNegated } of devices.find(text, "*"))
      foundDevices.push({ id, weight, isAvoided: isAvoid || isNegated, reason });
  };
  for (const [source, text, weight] of listFeelings(brief)) addMatches(source, text, weight, false);
  for (const text of listAvoided(brief)) addMatches("avoid", text, 1, true);
  return { moods: foundMoods, devices: foundDevices };
}
