import { findLastConjunction } from "#/studio/copy/conjunctions";
import { separators } from "#/studio/copy/list-parts";

/**
 * Prepositions that name who an item is for: a conjunction soon after them joins people, not items
 * (`surgery for children and adults`).
 */
const recipientPrepositions: Readonly<Record<string, string>> = {
  en: "for",
  de: "für",
  fr: "pour",
  es: "para",
  it: "per",
  pt: "para",
  nl: "voor",
  sv: "för",
  da: "for",
  nb: "for",
  is: "fyrir",
  pl: "dla",
  cs: "pro",
  sk: "pre",
  sl: "za",
  hr: "za",
  sr: "za",
  bg: "за",
  mk: "за",
  ru: "для",
  uk: "для",
  be: "для",
  ro: "pentru",
  el: "για",
  ca: "per a",
  gl: "para",
  sq: "për",
  af: "vir",
};
const maxRecipientWords = 2;

/** Whether a conjunction between two texts joins people that the last item is for. */
export function joinsRecipients(before: string, after: string, language: string): boolean {
  const preposition = recipientPrepositions[language];
  if (preposition === undefined || after.trim().split(" ").length > maxRecipientWords) return false;
  const start = before.toLowerCase().lastIndexOf(` ${preposition} `);
  const recipients = before.slice(start + preposition.length + 2).trim();
  return start >= 0 && recipients.split(" ").length <= maxRecipientWords;
}

/**
 * A list without those that its last item is for, if they are an enumeration themselves (`surgery and
 * an emergency line for dogs, cats and rabbits`).
 */
export function cutRecipientList(list: string, language: string): string {
  const preposition = recipientPrepositions[language];
  const start = preposition === undefined ? -1 : list.lastIndexOf(` ${preposition} `);
  if (preposition === undefined || start < 0) return list;
  const recipients = list.slice(start + preposition.length + 2).split(separators);
  const areShort = recipients.every((one) => one.trim().split(" ").length <= maxRecipientWords + 1);
  const parts = list.slice(0, start).split(separators);
  // The list has ended before them if its last part has a conjunction.
  const isEnded = parts.length > 1 && findLastConjunction(parts.at(-1) ?? "", language) !== undefined;
  return recipients.length > 1 && areShort && isEnded ? list.slice(0, start) : list;
}
