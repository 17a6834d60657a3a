/** Where a sentence may end: a full stop with a space, or a full-width one. */
const possibleEnd = /[.!?。！？۔।።។](?:\s+(?=\S))|[。！？](?=\S)/gu;

/** Abbreviations with a full stop, in lower case, that end no sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  (
    "st co dr mr mrs ms no nr nos ca bzw inkl incl etc evtl str av avda ave ul tel art mo di mi do fr sa so lic ing prof sr sra " +
    "dra mme mlle vs approx abt ggf usw cca min max str bd blvd pl vol ed jr т г ул им др"
  ).split(" "),
);

/** More letters than an abbreviation has. */
const maxAbbreviation = 12;

/** German words before an ordinal, whose noun has a capital as the next sentence does. */
const beforeOrdinal = /(?<!\p{L})(?:am|a[bn]|bis|vom|zum|im|de[rmn]|das|die|jede[nmrs]?) \d{1,2}$/iu;

/** Whether a full stop belongs to the word before it: an abbreviation, an initial or an ordinal. */
function isWithinSentence(before: string, after: string): boolean {
  if (/^\p{Ll}/u.test(after)) return true;
  const word =
    before
      .slice(-maxAbbreviation)
      .split(/[^\p{L}\p{M}\p{N}:'’]/u)
      .at(-1) ?? "";
  if (/^\d{1,2}$/u.test(word)) return beforeOrdinal.test(before);
  return /^\p{L}$/u.test(word) || abbreviations.has(word.toLowerCase());
}

/** The sentences of a text, trimmed, each with its own end. */
export function splitSentences(text: string): readonly string[] {
  const sentences: string[] = [];
  let start = 0;
  for (const match of text.matchAll(possibleEnd)) {
    const end = match.index + 1;
    const after = match.index + match[0].length;
    if (text[match.index] === "." && isWithinSentence(text.slice(start, match.index), text.slice(after, after + 1))) continue;
    sentences.push(text.slice(start, end).trim());
    start = after;
  }
  return [...sentences, text.slice(start).trim()].filter((sentence) => sentence !== "");
}

/** Scripts in which clauses end with spaces, and full stops are rare. */
const clausesBySpace: ReadonlySet<string> = new Set(["th", "lo", "km", "my"]);

/** A space between two clauses: those around numbers belong to one. */
const clauseSpace = /(?<!\p{N}) (?!\p{N})/u;

/** Clauses up to this length say too little alone, in letters. */
const maxShortClause = 14;

/** Clauses with the short ones joined to those before them. */
export function joinShortClauses(clauses: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const clause of clauses) {
    const last = joined.at(-1);
    const isShort = last !== undefined && Math.min(last.length, clause.length) <= maxShortClause;
    if (isShort) joined[joined.length - 1] = `${last} ${clause}`;
    else joined.push(clause);
  }
  return joined;
}

/** Whether the clauses of a language end with spaces. */
export const endsClausesWithSpaces = (language: string): boolean => clausesBySpace.has(language);

/** The sentences of an offer, or its clauses in scripts that have spaces between those alone. */
export const splitOffer = (offer: string, language: string): readonly string[] =>
  splitSentences(offer).flatMap((sentence) => (clausesBySpace.has(language) ? sentence.split(clauseSpace) : [sentence]));

/** Sentences one after the other as one text. */
export const joinSentences = (sentences: readonly string[]): string =>
  sentences.reduce((text, sentence) => (text === "" || /[。！？]$/u.test(text) ? text + sentence : `${text} ${sentence}`), "");
