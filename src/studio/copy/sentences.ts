/** Where a sentence may end: a full stop with a space, or a full-width one. */
const possibleEnd = /[.!?。！？۔।።។](?:\s+(?=\S))|[。！？](?=\S)/gu;

/** Abbreviations with a full stop, in lower case, that end no sentence. */
const abbreviations: ReadonlySet<string> = new Set(
  (
    "st dr mr mrs ms no nr nos ca bzw inkl incl etc evtl str av avda ave ul tel art mo di mi do fr sa so lic ing prof sr sra " +
    "dra mme mlle vs approx abt ggf usw cca min max str bd blvd pl vol ed jr т г ул им др"
  ).split(" "),
);

/** More letters than an abbreviation has. */
const maxAbbreviation = 12;

/** Whether a full stop belongs to the word before it: an abbreviation, an initial or an ordinal. */
function isWithinSentence(before: string, after: string): boolean {
  if (/^\p{Ll}/u.test(after)) return true;
  const word =
    before
      .slice(-maxAbbreviation)
      .split(/[^\p{L}\p{N}:'’]/u)
      .at(-1) ?? "";
  return /^(?:\p{L}|\d{1,2})$/u.test(word) || abbreviations.has(word.toLowerCase());
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
