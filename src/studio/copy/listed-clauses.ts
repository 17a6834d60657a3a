import { capitalizeTitle } from "#/studio/copy/capitalize";
import { cutConjunction } from "#/studio/copy/conjunctions";
import { beginsWithAction, endsOpen } from "#/studio/copy/offer-prose";
import { namesTime } from "#/studio/copy/clock-times";
import { beginsWithNo, isRefusal } from "#/studio/copy/refusals";

/** The fewest and most clauses that are a list, the letters of one of them, and the fewest of the whole sentence. */
const [leastClauses, mostClauses, maxClause, leastLetters] = [3, 6, 130, 70] as const;

/** Marks between clauses, outside of brackets. */
const [comma, semicolon] = [/[,،]\s(?![^()]*\))/u, /[;؛]\s(?![^()]*\))/u] as const;

/** “While” between clauses in Slavic languages. */
const contrast = /^[aа] /u;

/** The people who speak, which the clauses of their list do without. */
const speaker = /^we (?:also )?/iu;

/** Clauses with those joined to the one before that do not begin with a verb: they go on with it. */
function joinToVerbs(parts: readonly string[], language: string): readonly string[] | undefined {
  const joined: string[] = [];
  for (const part of parts) {
    const own = cutConjunction(part.replace(contrast, ""), language);
    // What a conjunction joins has its verb anywhere.
    const isOwn =
      beginsWithAction(own, language) || (own !== part && own.split(" ").some((word) => beginsWithAction(word, language)));
    if (isOwn) joined.push(own);
    else if (joined.length === 0) return undefined;
    else joined[joined.length - 1] = `${joined.at(-1)}, ${part}`;
  }
  return joined;
}

/** The last of several clauses at a conjunction before a verb: `pick up stock and rehome it`. */
function splitLast(clauses: readonly string[], language: string): readonly string[] {
  const last = clauses.at(-1) ?? "";
  const words = last.split(" ");
  const place = words.findIndex(
    (word, index) =>
      index > 1 && cutConjunction(`${word} x`, language) === "x" && beginsWithAction(words.slice(index + 1).join(" "), language),
  );
  return place < 0 ? clauses : [...clauses.slice(0, -1), words.slice(0, place).join(" "), words.slice(place + 1).join(" ")];
}

/** Verbs of what is done, at the end of a clause or before its price, in languages that have them there. */
const finalVerbs: Readonly<Record<string, RegExp>> = {
  bn: /(?:দেখি|দিই|করি|পাঠাই|বানাই|শেখাই|সারাই|নিই|আনি|রাখি|পড়াই)(?: \p{Nd}.{1,20})?$/u,
  hi: /(?:[तरन][ेी] (?:हैं|है|हूँ)|ेंगे)$/u,
  tr: /(?:[ıiuü]yoruz|[aeıiuü]r[ıiuü]z)$/u,
  ta: /(?:கிறோம்|வோம்)$/u,
};

/** Clauses that go on alike: each has the same second word, as in `mornings we have …, at noon we have …`. */
function areAlike(parts: readonly string[]): boolean {
  const [first, ...others] = parts.map((part) => part.toLowerCase().split(" ")[1] ?? "");
  return first !== "" && others.every((word) => word === first);
}

/**
 * The clauses of a sentence that says one after the other what is done, each with its own verb or, between semicolons,
 * whatever it begins with; empty if it is no such list.
 */
export function splitListedClauses(sentence: string, language: string): readonly string[] {
  const text = sentence.replace(/[.!।]$/u, "").replace(language === "en" ? speaker : /^$/u, "");
  const bySemicolon = text.split(semicolon).map((part) => cutConjunction(part, language));
  const parts = text.split(comma).map((part) => cutConjunction(part, language));
  const joined = joinToVerbs(text.split(comma), language);
  const byVerb = joined === undefined ? [] : splitLast(joined, language);
  const areEnded = parts.every((part) => finalVerbs[language]?.test(part) === true);
  const clauses = bySemicolon.length >= leastClauses ? bySemicolon : areEnded || areAlike(parts) ? parts : byVerb;
  const isClause = (clause: string) =>
    clause.includes(" ") &&
    clause.length <= maxClause &&
    !endsOpen(clause, language) &&
    !beginsWithNo(clause) &&
    !isRefusal(clause);
  const isList =
    sentence.length >= leastLetters &&
    clauses.length >= leastClauses &&
    clauses.length <= mostClauses &&
    clauses.every(isClause) &&
    !clauses.slice(0, -1).some((clause) => namesTime(clause.replace(/\([^()]*\)/gu, ""), language));
  return isList ? clauses.map((clause) => capitalizeTitle(clause, language)) : [];
}
