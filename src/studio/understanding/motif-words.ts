import avoidedWordFile from "#data/motifs/avoided.txt.br" with { type: "file" };
import mentionWordFile from "#data/motifs/mentions.txt.br" with { type: "file" };
import nameWordFile from "#data/motifs/names.txt.br" with { type: "file" };
import subjectWordFile from "#data/motifs/words.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { getMotifLabel } from "#/studio/motifs/index";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import { findForeignThings, findThings, type FoundThing } from "#/studio/understanding/avoided-things";
import { type MotifClass, motifClasses, motifFamilies, withCompanions } from "#/studio/understanding/motif-classes";
import { listWords } from "#/studio/understanding/text-words";
import { foldWord as foldThing } from "#/studio/understanding/trades/fold-word";
import { findPurposeWords } from "#/studio/understanding/trades/purpose-words";
import { splitWords } from "#/studio/understanding/trades/split-words";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

/** A subject, a member of a family without a drawing, or a phrase that names no subject. */
type NamedId = MotifId | "other-instrument" | "other-worship" | "none";

const subjects = new WordTable<NamedId>(subjectWordFile);
const mentionedSubjects = new WordTable<MotifId>(mentionWordFile);
const namedPictures = new WordTable<MotifId>(nameWordFile);
const classes = new WordTable<MotifClass>(avoidedWordFile);

const industryWeight = 4.5;
/** Weight of the fields that state what a brief is about. */
const directWeight = 3.8;
/** How often a subject is said that is not named in passing; the direct fields count twice. */
const minSaid = 2;

/** Whether a text has a phrase only where it says whom or what the offer is for. */
function isPurposeOf(text: string, phrase: string): boolean {
  const words = splitWords(text);
  const purpose = findPurposeWords(text, words);
  if (purpose.size === 0) return false;
  const places = words.flatMap(({ start, end }, index) => (phrase.includes(text.slice(start, end).toLowerCase()) ? [index] : []));
  return places.length > 0 && places.every((index) => purpose.has(index));
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

/**
 * Finds the subjects that the brief names outright in its own language, such as bells or violins.
 * An industry of two words can be taken for another language, so English is read too.
 */
export function findNamedMotifs(brief: Brief, language: Language): NamedMotifs {
  const best = new Map<NamedId, number>();
  const mentions = new Map<NamedId, number>();
  const said = new Map<NamedId, number>();
  const addMatches = (weight: number, text: string | undefined, own: TableLanguage) => {
    for (const { id, phrase, isNegated } of subjects.find(text ?? "", own)) {
      if (isNegated || (text === brief.name && surnames.has(phrase))) continue;
      if (!isPurposeOf(text ?? "", phrase)) said.set(id, (said.get(id) ?? 0) + (weight >= directWeight ? 2 : 1));
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
    for (const { id, phrase, isNegated } of mentionedSubjects.find(text, own)) {
      if (isNegated || incidental.has(id)) continue;
      best.set(id, Math.max(best.get(id) ?? 0, Math.min(weight, most)));
      if (!isPurposeOf(text, phrase)) said.set(id, (said.get(id) ?? 0) + (weight >= directWeight ? 2 : 1));
    }
  }
  const weights = new Map<MotifId, number>();
  const families = new Set<string>();
  for (const [id, weight] of best) {
    if (id === "none") continue;
    if (id === "other-instrument" || id === "other-worship") {
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

const isMotifId = (id: NamedId): id is MotifId => id !== "none" && id !== "other-instrument" && id !== "other-worship";

const irregular: Readonly<Record<string, string>> = { mice: "mouse", feet: "foot", teeth: "tooth" };

/** An English word in one form for singular and plural, such as `leaf` for `leaves`; not itself a word. */
function toStem(word: string): string {
  const stem = (irregular[word] ?? word)
    .replace(/(?<![es])[es]{1,8}$/, "")
    .replace(/y$/, "i")
    .replace(/v$/, "f");
  return stem.length < 2 ? word : stem;
}

const minorWords = new Set("a an the of its with in on to into for and two pair its".split(" "));

const toContentWords = (text: string): readonly string[] =>
  listWords(text)
    .filter((word) => !minorWords.has(word))
    .map(toStem);

let namesByMotif: readonly (readonly [MotifId, readonly (readonly string[])[]])[] | undefined;

/** The words of each motif's id and of its label. */
const listMotifNames = () => {
  namesByMotif ??= motifIds.map((id) => [id, [toContentWords(id.replaceAll("-", " ")), toContentWords(getMotifLabel(id))]]);
  return namesByMotif;
};

const maxEnding = 3;
const minShortForm = 5;
const maxFormWords = 60;
const minPart = 3;
const maxFormLetters = 40;
/** Languages that write compounds as one word. */
const compounding: ReadonlySet<TableLanguage> = new Set(["de", "nl", "sv", "da", "nb", "fi", "et", "hu"] as TableLanguage[]);

/** Words of a text that can have endings or parts. */
const listLongWords = (text: string): readonly string[] =>
  listWords(text)
    .slice(0, maxFormWords)
    .filter((word) => word.length > minShortForm && word.length <= maxFormLetters);

/** Words without their last letters, such as `windmolen` for `windmolens`. */
const listWithoutEndings = (text: string): readonly string[] =>
  listLongWords(text).flatMap((word) =>
    Array.from({ length: Math.min(maxEnding, word.length - minShortForm) }, (_, index) => word.slice(0, -index - 1)),
  );

/** The last parts of compounds, such as `glocken` for `kirchenglocken`. */
const listLastParts = (text: string, language: TableLanguage): readonly string[] =>
  compounding.has(language)
    ? listLongWords(text).flatMap((word) =>
        Array.from({ length: Math.max(0, word.length - minShortForm - minPart + 1) }, (_, index) => word.slice(index + minPart)),
      )
    : [];

/** Words that tell a special sort: no lorries with wings, at a haulier's. Folded. */
const withWords: ReadonlySet<string> = new Set("with mit avec con com met med cu z ze s se с со з із με ile".split(" "));

/** Letters by which a compound begins as a word of the industry does. */
const sharedLetters = 4;

/**
 * Whether a compound names a sort of a thing that is not the brief's own: racing bicycles at a bicycle
 * shop, but not the masks of a theatre.
 */
function isOtherSort({ name, industry = "" }: Brief, compound: string | undefined): boolean {
  if (compound === undefined) return false;
  const start = compound.slice(0, sharedLetters);
  return !listWords(`${name} ${industry}`).some((word) => foldThing(word).startsWith(start));
}

/**
 * The subjects that a brief's `avoid` rules out: by words of its language or of English, by classes
 * such as hands or charts, or by a motif's own English name. A compound, or a subject with something,
 * names a special sort: it does not rule out what the brief itself is about, as no racing bicycles at
 * a bicycle shop. `about` is the first subject of its trade.
 */
export function findAvoidedMotifs(brief: Brief, language: Language, about?: MotifId): ReadonlySet<MotifId> {
  const { avoid = [] } = brief;
  const { weights } = avoid.length > 0 ? findNamedMotifs(brief, language) : { weights: new Map<MotifId, number>() };
  const isAbout = (id: NamedId) => (weights.get(id as MotifId) ?? 0) >= industryWeight;
  const found = new Set<MotifId>();
  const own = toTableLanguage(language);
  const languages = own === "en" ? (["en"] as const) : ([own, "en"] as const);
  for (const text of avoid) {
    const isSort = listWords(text).some((word) => withWords.has(word));
    const before = found.size;
    for (const one of languages) {
      for (const { id } of classes.find(text, one)) for (const motif of motifClasses[id]) found.add(motif);
      const findIn = (form: string) => [...subjects.find(form, one), ...mentionedSubjects.find(form, one)];
      const named = [text, ...listWithoutEndings(text)].flatMap(findIn);
      const parts = listLastParts(text, one).flatMap(findIn);
      for (const { id } of [...named, ...parts.filter((part) => !isAbout(part.id))])
        if (id !== "none" && id !== "other-instrument" && id !== "other-worship" && !(isSort && id === about))
          for (const motif of withCompanions(id)) found.add(motif);
    }
    const addThings = (things: readonly FoundThing[]) => {
      for (const { motifs, compound } of things)
        for (const id of motifs)
          if (!(isAbout(id) && isOtherSort(brief, compound)) && !(isSort && id === about))
            for (const motif of withCompanions(id)) found.add(motif);
    };
    addThings(findThings(text, languages));
    if (found.size === before && own !== "en") addThings(findForeignThings(text, languages));
    const words = new Set(toContentWords(text));
    for (const [id, names] of listMotifNames())
      if (names.some((name) => name.length > 0 && name.every((word) => words.has(word))))
        for (const motif of withCompanions(id)) found.add(motif);
  }
  return found;
}
