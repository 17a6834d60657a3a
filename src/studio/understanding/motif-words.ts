import mentionWordFile from "#data/motifs/mentions.txt.br" with { type: "file" };
import nameWordFile from "#data/motifs/names.txt.br" with { type: "file" };
import subjectWordFile from "#data/motifs/words.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { motifFamilies } from "#/studio/understanding/motif-classes";
import { findPurposeWords } from "#/studio/understanding/trades/purpose-words";
import { splitWords } from "#/studio/understanding/trades/split-words";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

/** A subject, a member of a family without a drawing, or a phrase that names no subject. */
export type NamedId = MotifId | OtherId | "none";

/** A member of a family that no subject shows. */
type OtherId = `other-${"instrument" | "worship" | "sport"}`;

const isOther = (id: NamedId): id is OtherId => id.startsWith("other-");

export const subjects = new WordTable<NamedId>(subjectWordFile);
export const mentionedSubjects = new WordTable<MotifId>(mentionWordFile);
const namedPictures = new WordTable<MotifId>(nameWordFile);

export const industryWeight = 4.5;
/** Weight of the fields that state what a brief is about. */
const directWeight = 3.8;
/** How often a subject is said that is not named in passing; the direct fields count twice. */
const minSaid = 2;

/** Words of a text in small letters, with whether they say whom or what the offer is for. */
function readPurposes(text: string): readonly { readonly word: string; readonly isPurpose: boolean }[] {
  const words = splitWords(text);
  const purpose = findPurposeWords(text, words);
  return purpose.size === 0
    ? []
    : words.map(({ start, end }, index) => ({ word: text.slice(start, end).toLowerCase(), isPurpose: purpose.has(index) }));
}

/** Whether a text has a phrase only where it says whom or what the offer is for. */
function isPurposeOf(purposes: ReturnType<typeof readPurposes>, phrase: string): boolean {
  const places = purposes.filter(({ word }) => phrase.includes(word));
  return places.length > 0 && places.every(({ isPurpose }) => isPurpose);
}

/** Weights of the fields that can name a subject, by how directly they say what it is about. */
const listTexts = ({ name, industry, tagline, offer, copy = {} }: Brief) =>
  [
    [4.5, name],
    [industryWeight, industry],
    [3.8, tagline],
    [1.7, offer],
    [1.7, copy.headline],
    [1.7, copy.subhead],
    ...(copy.features ?? []).map(({ title }) => [1.4, title] as const),
  ] satisfies readonly (readonly [number, string | undefined])[];

/** The most that a mere mention weighs: in the industry, and elsewhere. */
const [maxIndustryMention, maxMention] = [2.6, 1.6] as const;

/** Things that briefs mention without being about them, such as the shop that a shop is. */
const incidental: ReadonlySet<MotifId> = new Set([
  "shop-front",
  "museum",
  "school-house",
  "factory",
  "apartment",
  "skyscraper",
  "town-hall",
  "briefcase",
  "fork-knife",
  "musical-note",
]);

/** What each further mention adds, and the most that mentions can add. */
const repeatWeight = 0.35;
const maxRepeatWeight = 1.05;

/** Subjects that a brief's own words name, and the families of which it names a member. */
export type NamedMotifs = {
  /** How directly each subject is named: 4.5 by the name, 1.7 once in the offer. */
  readonly weights: ReadonlyMap<MotifId, number>;
  readonly families: ReadonlySet<string>;
  /** Subjects that are named in passing only: once in the offer, or as what the offer is for. */
  readonly passing: ReadonlySet<MotifId>;
  /** Those that are only what the offer is for: a mill of cork for shoes makes no shoes. */
  readonly purposes: ReadonlySet<MotifId>;
};

/** Words that are more often a person's name in the name of an organisation. */
const surnames: ReadonlySet<string> = new Set("bell fisch hahn hund kuh pilz rind weber".split(" "));

/** Points of the compass before the name of a part of a country, such as `North Island` or `West Bridge`. */
const beforeParts = /(?:^|[\s,])(?:North|South|East|West|Northern|Southern|Eastern|Western|Nord|Süd|Ost|Sud|Est|Ouest) $/u;

/** Words in small letters before where something is. */
const beforePlaces = /\p{Ll}(?:,| (?:in|à|en|em|w|we|v|ve|u|i|fra|från|aus)) ?$/u;

/**
 * Whether a word is the name of a place, because it has a capital within a text in small letters: bakers in Rennes,
 * which means reindeer, bake bread. German has capitals anyway.
 */
function isPlace(text: string, phrase: string, language: TableLanguage): boolean {
  const found = text.toLowerCase().indexOf(phrase.toLowerCase());
  // A later part of a double name such as `Trois-Rivières` is as much a place as the first one.
  const at = text[found - 1] === "-" ? text.lastIndexOf(" ", found) + 1 : found;
  const before = text.slice(0, Math.max(0, at));
  return (
    language !== "de" && at > 0 && /^\p{Lu}/u.test(text.slice(at)) && (beforePlaces.test(before) || beforeParts.test(before))
  );
}

/**
 * Finds the subjects that the brief names outright in its own language, such as bells or violins.
 * An industry of two words can be taken for another language, so English is read too.
 */
export function findNamedMotifs(brief: Brief, language: Language): NamedMotifs {
  const best = new Map<NamedId, number>();
  const mentions = new Map<NamedId, number>();
  const said = new Map<NamedId, number>();
  const purposesByText = new Map<string, ReturnType<typeof readPurposes>>();
  const countSaid = (id: NamedId, phrase: string, text: string, weight: number) => {
    const purposes = purposesByText.get(text) ?? readPurposes(text);
    purposesByText.set(text, purposes);
    if (!isPurposeOf(purposes, phrase)) said.set(id, (said.get(id) ?? 0) + (weight >= directWeight ? minSaid : 1));
  };
  const addMatches = (weight: number, text: string | undefined, own: TableLanguage) => {
    for (const { id, phrase, isNegated } of subjects.find(text ?? "", own)) {
      if (isNegated || (text === brief.name && surnames.has(phrase)) || isPlace(text ?? "", phrase, own)) continue;
      countSaid(id, phrase, text ?? "", weight);
      best.set(id, Math.max(best.get(id) ?? 0, weight));
      mentions.set(id, (mentions.get(id) ?? 0) + 1);
    }
  };
  const own = toTableLanguage(language);
  for (const [weight, text] of listTexts(brief)) addMatches(weight, text, own);
  if (best.size === 0 && own !== "en") addMatches(industryWeight, brief.industry, "en");
  for (const [weight, text] of listTexts(brief)) {
    if (text === undefined || text === brief.name) continue;
    const most = text === brief.industry ? maxIndustryMention : maxMention;
    // A hot dog is no dog.
    const otherPhrases = subjects.find(text, own).flatMap(({ id, phrase }) => (id === "none" ? [phrase] : []));
    for (const { id, phrase, isNegated } of mentionedSubjects.find(text, own)) {
      if (isNegated || incidental.has(id) || isPlace(text, phrase, own)) continue;
      if (otherPhrases.some((other) => other.includes(phrase))) continue;
      best.set(id, Math.max(best.get(id) ?? 0, Math.min(weight, most)));
      countSaid(id, phrase, text, weight);
    }
  }
  const weights = new Map<MotifId, number>();
  const families = new Set<string>();
  for (const [id, weight] of best) {
    if (id === "none") continue;
    if (isOther(id)) {
      families.add(id.replace("other-", ""));
      continue;
    }
    weights.set(id, weight + Math.min(maxRepeatWeight, repeatWeight * ((mentions.get(id) ?? 1) - 1)));
    for (const { name, motifs } of motifFamilies) if (motifs.includes(id)) families.add(name);
  }
  const ids = [...weights.keys()];
  const passing = new Set(ids.filter((id) => (said.get(id) ?? 0) < minSaid));
  return { weights, families, passing, purposes: new Set(ids.filter((id) => !said.has(id))) };
}

/** A shorter English word in a name of another language is rather a word of that language. */
const minEnglishLetters = 5;

/**
 * The pictures that a name itself calls up, in its order, whatever the trade: a falcon's, a river's
 * or the dawn's. Words of its own language come first, then those of any language and of English.
 */
export function listNamePictures(name: string, language: Language): readonly MotifId[] {
  const own = toTableLanguage(language);
  const find = (one: TableLanguage) => [namedPictures, subjects, mentionedSubjects].flatMap((table) => table.find(name, one));
  const named = [...find(own), ...namedPictures.find(name, "*")];
  const english = own === "en" ? [] : find("en").filter(({ phrase }) => phrase.length >= minEnglishLetters);
  const found = [...named, ...english].filter(({ phrase, isNegated }) => !isNegated && !surnames.has(phrase.toLowerCase()));
  return [...new Set(found.flatMap(({ id }) => (isMotifId(id) && !incidental.has(id) ? [id] : [])))];
}

export const isMotifId = (id: NamedId): id is MotifId => id !== "none" && !isOther(id);
