import type { Brief } from "#/model/brief";
import { capitalizeTitle } from "#/studio/copy/capitalize";
import { countWideLetters } from "#/studio/copy/sentences";

/** Values of fewer words, or of fewer wide letters without spaces, are notes about the direction if most of them are. */
const [leastWords, leastWideLetters] = [2, 8] as const;

/** One alone is no list, and more are a wall of words. */
const [fewestValues, mostValues] = [2, 6] as const;

/** Whether a value says something: `Price before spanner`, and not `honesty`. */
export function isPhrase(value: string): boolean {
  const words = value.split(/\s+/u).filter((word) => /\p{L}/u.test(word));
  const isSpaced = !/[\u2e80-\u9fff\uf900-\uffef\u0e00-\u0eff]/u.test(value);
  return isSpaced ? words.length >= leastWords : countWideLetters(value) >= leastWideLetters;
}

/**
 * What the organisation stands for, as visitors read it: the brief's own words for them, or else its values, if most of
 * them are phrases. What the tagline says already is left out. An empty list of the brief's own words shows none.
 */
export function listPublicValues({ copy, values = [], ...brief }: Brief, language: string): readonly string[] {
  if (copy?.values !== undefined) return copy.values;
  const [said, headline] = [[brief.tagline, brief.offer].join(" ").toLowerCase(), (brief.tagline ?? "").toLowerCase()];
  const stated = values.map((value) => value.trim()).filter((value) => value !== "");
  const phrases = stated.filter(isPhrase);
  if (phrases.length < fewestValues || phrases.length * 2 < stated.length) return [];
  // A sentence with a single word of a value may be about something else.
  const isSaid = (value: string) => (isPhrase(value) ? said : headline).includes(value.toLowerCase());
  if (phrases.filter((value) => !isSaid(value)).length < fewestValues) return [];
  const shown = stated.filter((value) => !isSaid(value));
  return shown.slice(0, mostValues).map((value) => capitalizeTitle(value, language));
}
