import conjunctionFile from "#data/languages/conjunctions.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";
import type { Language } from "#/model/language";

const getConjunctions = openPackedSections(conjunctionFile);

/** “And” in languages that write it together with a word, or without spaces. */
const joined: Readonly<Partial<Record<Language, RegExp>>> = {
  ja: /[とや]|および|または/u,
  "zh-Hans": /[和与及跟]|以及/u,
  "zh-Hant": /[和與及跟]|以及/u,
  ko: /[와과] |하고 |이랑 | 및 /u,
  th: /และ|กับ/u,
  ar: / و(?=\p{L})/u,
  he: / ו(?=\p{L})/u,
};

const patterns = new Map<Language, RegExp | undefined>();

function getPattern(language: Language): RegExp | undefined {
  if (patterns.has(language)) return patterns.get(language);
  const words = (getConjunctions().get(language) ?? "").split(", ").flatMap((word) => word.trim().normalize("NFC") || []);
  const spaced = words.length > 0 ? new RegExp(` (?:${words.join("|")}) `, "u") : undefined;
  const pattern = joined[language] ?? spaced;
  patterns.set(language, pattern);
  return pattern;
}

/** What is before and behind each “and” of a phrase; the whole phrase where nothing is on one side. */
export function splitAtAnd(text: string, language: Language): readonly string[] {
  const pattern = getPattern(language);
  const parts = pattern ? text.normalize("NFC").split(pattern) : [text];
  const trimmed = parts.map((part) => part.trim());
  return trimmed.includes("") ? [text] : trimmed;
}
