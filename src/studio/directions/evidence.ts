import type { Brief } from "#/model/brief";
import type { Archetype } from "#/studio/directions/archetype";

/** A phrase of the brief that counts for or against an archetype. */
export type Evidence = {
  /** The phrase as written in the brief. */
  readonly phrase: string;
  readonly field: "adjectives" | "values" | "industry" | "audience" | "offer" | "tone" | "avoid";
  readonly weight: number;
};

/**
 * Lower-case words, each surrounded by single spaces, so that searching for ` word` finds the start
 * of a word.
 */
const toSpacedWords = (text: string) =>
  ` ${text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()} `;

/**
 * Words shorter than five letters match whole words or plurals; longer ones also match the start of
 * a word.
 */
const hasAnyWord = (phrase: string, words: readonly string[]) => {
  const text = toSpacedWords(phrase);
  return words.some((word) => {
    const whole = toSpacedWords(word);
    return word.length < 5 ? text.includes(whole) || text.includes(`${whole.trimEnd()}s `) : text.includes(whole.trimEnd());
  });
};

/**
 * Evidence in the brief for an archetype (positive weight) and against it (negative weight).
 * Adjectives and the industry count most, then tone, then values; audience and offer are weak
 * hints. An avoided phrase counts against the archetypes that it describes and in favour of those
 * that oppose it.
 */
export function collectEvidence(brief: Brief, archetype: Archetype): readonly Evidence[] {
  const { matchingWords, opposingWords, industryWords } = archetype.vocabulary;
  const found: Evidence[] = [];
  const addEvidence = (field: Evidence["field"], phrase: string | undefined, words: readonly string[], weight: number) => {
    if (phrase !== undefined && hasAnyWord(phrase, words)) found.push({ phrase, field, weight });
  };
  for (const adjective of brief.adjectives ?? []) {
    addEvidence("adjectives", adjective, [...matchingWords, archetype.id], 4);
    addEvidence("adjectives", adjective, opposingWords, -4);
  }
  addEvidence("industry", brief.industry, industryWords, 4);
  addEvidence("tone", brief.tone, matchingWords, 3);
  addEvidence("tone", brief.tone, opposingWords, -3);
  for (const value of brief.values ?? []) addEvidence("values", value, matchingWords, 2);
  addEvidence("audience", brief.audience, [...industryWords, ...matchingWords], 1);
  addEvidence("offer", brief.offer, industryWords, 1);
  for (const phrase of brief.avoid ?? []) {
    addEvidence("avoid", phrase, [...matchingWords, archetype.id, archetype.name], -5);
    addEvidence("avoid", phrase, opposingWords, 2);
  }
  return found;
}

/** Whether the brief lists this archetype or one of its qualities under `avoid`. */
export const isExcluded = (evidence: readonly Evidence[]) =>
  evidence.some(({ field, weight }) => field === "avoid" && weight < 0);

/** Sum of the weights; negative if more speaks against the archetype than for it. */
export const sumWeights = (evidence: readonly Evidence[]) => evidence.reduce((sum, { weight }) => sum + weight, 0);

const reasonPrefixes: Readonly<Record<Evidence["field"], string>> = {
  adjectives: "The brief asks for",
  values: "The brand stands for",
  industry: "The industry is",
  audience: "It is for",
  offer: "The offer mentions",
  tone: "The tone is",
  avoid: "It is unlike what the brief avoids:",
};

/**
 * One sentence per field that speaks for the archetype, quoting the brief. Empty if nothing does.
 */
export function toReasons(evidence: readonly Evidence[]): readonly string[] {
  const fields = [...new Set(evidence.filter(({ weight }) => weight > 0).map(({ field }) => field))];
  return fields.map((field) => {
    const phrases = evidence.filter((one) => one.field === field && one.weight > 0).map(({ phrase }) => `“${phrase}”`);
    const last = phrases.at(-1) ?? "";
    const list = phrases.length > 1 ? `${phrases.slice(0, -1).join(", ")} and ${last}` : last;
    return `${reasonPrefixes[field]} ${list}.`;
  });
}
