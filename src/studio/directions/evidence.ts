import type { ArchetypeId } from "#/model/direction";
import { organizationKindNames } from "#/model/organization-kind";
import { getMood, isMoodId } from "#/studio/understanding/moods";
import { findTrade } from "#/studio/understanding/trades/trades";
import type { Understanding, UnderstandingReason, UnderstandingSource, Understood } from "#/studio/understanding/understanding";

/** Fields that describe the look, in the order in which reasons mention them. */
const feelingPrefixes: readonly (readonly [source: UnderstandingSource, prefix: string])[] = [
  ["adjectives", "The brief asks for"],
  ["tone", "The tone is"],
  ["values", "The brand stands for"],
  ["copy", "The texts stress"],
];

/** Least step of a trade's fitting list that is worth a sentence. */
const minFittingStep = 2;

/** Phrases that a sentence quotes at most. */
const maxQuotes = 4;

const joinQuotes = (phrases: readonly string[]): string => {
  const quotes = [...new Set(phrases)].slice(0, maxQuotes).map((phrase) => `“${phrase}”`);
  const last = quotes.at(-1) ?? "";
  return quotes.length > 1 ? `${quotes.slice(0, -1).join(", ")} and ${last}` : last;
};

/** A label within a sentence: lower case unless it begins with an abbreviation or a name. */
const toSentencePart = (label: string) =>
  /^\p{Lu}[\p{Ll}’'-]/u.test(label) ? `${label.charAt(0).toLowerCase()}${label.slice(1)}` : label;

/** What was concluded and from which words, or that a person chose it. */
function explainConclusion(subject: string, label: string, reasons: readonly UnderstandingReason[]): string {
  const isCorrection = reasons.some(({ source }) => source === "correction");
  const phrases = reasons.map(({ phrase }) => phrase);
  return `${subject} is ${toSentencePart(label)} (${isCorrection ? "as stated in the brief" : joinQuotes(phrases)}).`;
}

/** Phrases of moods that speak for (or, if `sign` is −1, against) an archetype, from one field. */
const listPhrases = (moods: readonly Understood<string>[], id: ArchetypeId, source: UnderstandingSource, sign: 1 | -1) =>
  moods.flatMap(({ value, reasons }) =>
    isMoodId(value) && (getMood(value).weights[id] ?? 0) * sign > 0
      ? reasons.filter((reason) => reason.source === source).map(({ phrase }) => phrase)
      : [],
  );

/** Sentences that say why an archetype fits, quoting the brief. Empty if nothing speaks for it. */
export function listReasons({ trade, kind, moods, avoided }: Understanding, id: ArchetypeId): readonly string[] {
  const known = trade && findTrade(trade.value);
  const reasons: string[] = [];
  if (trade && known && (known.fitting[id] ?? 0) >= minFittingStep)
    reasons.push(explainConclusion("The trade", known.label, trade.reasons));
  else if (!known && kind.reasons.length > 0)
    reasons.push(explainConclusion("The kind of organisation", organizationKindNames[kind.value], kind.reasons));
  for (const [source, prefix] of feelingPrefixes) {
    const phrases = listPhrases(moods, id, source, 1);
    if (phrases.length > 0) reasons.push(`${prefix} ${joinQuotes(phrases)}.`);
  }
  const opposed = listPhrases(avoided, id, "avoid", -1);
  if (opposed.length > 0) reasons.push(`It is unlike what the brief avoids: ${joinQuotes(opposed)}.`);
  return reasons;
}
