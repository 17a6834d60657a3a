import avoidedWordFile from "#data/motifs/avoided.txt.br" with { type: "file" };
import { memoizeText } from "#/kernel/memoize";
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import { getMotifLabel } from "#/studio/motifs/index";
import { type MotifId, motifIds } from "#/studio/motifs/motif-ids";
import {
  isCliche,
  isComparison,
  isExcess,
  isOfLogo,
  isOfShape,
  isShowySort,
  wantsMore,
} from "#/studio/understanding/avoidance-words";
import { findForeignThings, findThings, type FoundThing } from "#/studio/understanding/avoided-things";
import { findColors } from "#/studio/understanding/color-words";
import { listAvoided } from "#/studio/understanding/list-avoided";
import { type MotifClass, motifClasses, withCompanions } from "#/studio/understanding/motif-classes";
import {
  findNamedMotifs,
  industryWeight,
  isMotifId,
  mentionedSubjects,
  type NamedId,
  subjects,
} from "#/studio/understanding/motif-words";
import { findRefusedMotifs } from "#/studio/understanding/refused-motifs";
import { splitAtAnd } from "#/studio/understanding/split-at-and";
import { isStaged } from "#/studio/understanding/staged-words";
import { listWords } from "#/studio/understanding/text-words";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import type { Trade } from "#/studio/understanding/trades/trade";
import { type TableLanguage, toTableLanguage, WordTable } from "#/studio/understanding/word-table";

const classes = new WordTable<MotifClass>(avoidedWordFile);

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

/** The motifs of which a text has all words of the id or of the label. */
const findByName = memoizeText((text): readonly MotifId[] => {
  const content = new Set(toContentWords(text));
  return listMotifNames().flatMap(([id, names]) =>
    names.some((name) => name.length > 0 && name.every((word) => content.has(word))) ? [id] : [],
  );
});

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
const withWords: ReadonlySet<string> = new Set(
  (
    "with mit avec con col coi cogli colla colle com met med cu z ze s se с со з із με ile that which que qui quien che " +
    "którzy który która które koji что joka jotka josta jossa jolla amely amelyik který která které " +
    "ktorý ktorá ktoré который которая которое რომელიც որը που עם"
  ).split(" "),
);

/** Words for an outline, folded. Pictures and marks show things by their outlines: a brief that avoids one avoids the thing in both. */
const outlines = /silhou|silhue|silue|силу|σιλου|シルエット|실루엣|剪影/u;

/** A foreign word in Japanese is one word, however many letters it has. */
const katakanaWord = /[\p{Script=Katakana}ー]{3,30}/gu;
const shortWord = "xx";
/** Longer phrases of scripts without spaces say more of a thing than its name and that it is not wanted, in letters. */
const mostPlainLetters = { han: 7, thai: 9 } as const;
const isLongUnspaced = (text: string): boolean =>
  (/\p{Script=Thai}/u.test(text) && text.length > mostPlainLetters.thai) ||
  (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text) &&
    text.replaceAll(katakanaWord, shortWord).length > mostPlainLetters.han);

/** Letters by which a compound begins as a word of the industry does. */
const sharedLetters = 4;

/**
 * Whether a compound names a sort of a thing that is not the brief's own: racing bicycles at a bicycle
 * shop, but not the masks of a theatre.
 */
function isOtherSort({ name, industry = "" }: Brief, compound: string | undefined): boolean {
  if (compound === undefined) return false;
  const start = compound.slice(0, sharedLetters);
  return !listWords(`${name} ${industry}`).some((word) => foldWord(word).startsWith(start));
}

/** Languages that are taken for each other in short texts. */
const closeLanguages: Readonly<Partial<Record<TableLanguage, readonly TableLanguage[]>>> = {
  ru: ["uk"],
  uk: ["ru"],
  bg: ["ru"],
  sr: ["bg"],
  da: ["nb"],
  nb: ["da"],
  es: ["pt"],
  pt: ["es"],
  zh: ["ja"],
  ja: ["zh"],
  ar: ["fa"],
  fa: ["ar"],
};

function hasColor(text: string, language: Language): boolean {
  const own = toTableLanguage(language);
  return findColors(text, own).length > 0 || (own !== "en" && findColors(text, "en").length > 0);
}

/** Whether a phrase names a subject, by any of the lists. */
const namesSubject = (text: string, languages: readonly TableLanguage[]): boolean =>
  findThings(text, languages).length > 0 ||
  languages.some((one) => [classes, subjects, mentionedSubjects].some((table) => table.find(text, one).length > 0));

/** “On” in languages that write it as a word, folded. */
const onWords: ReadonlySet<string> = new Set("on auf sur sobre su op pa na на".split(" "));

/** What lies on the brief's own subject, without that: no cats on piles of books, at a bookshop's. Other phrases as they are. */
function withoutOwnGround(text: string, brief: Brief, language: Language): string {
  const words = text.split(" ");
  const at = words.findIndex((word, index) => index > 0 && onWords.has(foldWord(word)));
  if (at < 1) return text;
  const [thing, ground] = [words.slice(0, at).join(" "), words.slice(at + 1).join(" ")];
  const languages = [...new Set([toTableLanguage(language), "en"] as const)];
  if (!namesSubject(thing, languages)) return text;
  const { weights } = findNamedMotifs(brief, language);
  const isOwn = ({ id }: { readonly id: NamedId }) => isMotifId(id) && (weights.get(id) ?? 0) >= industryWeight;
  const forms = [ground, ...listWithoutEndings(ground)];
  return languages.some((one) => forms.some((form) => subjects.find(form, one).some(isOwn))) ? thing : text;
}

/** Whether an entry is a saying in quotation marks: words that a brief wants nowhere, and no thing. */
const isSaying = (phrase: string): boolean =>
  /^[»«"“„「『].{3,}[»«"”“」』]$/u.test(phrase) && phrase.split(/\s+/u).length >= leastSaid;
const leastSaid = 3;

/**
 * What a brief's `avoid` names, one thing each. The colour of a thing, or what is with it, says nothing of the next one
 * behind an “and”: red curtains and spotlights are no red spotlights.
 */
const listAvoidedThings = (brief: Brief, language: Language): readonly string[] =>
  listAvoided(brief).flatMap((phrase) => {
    if (isSaying(phrase)) return [];
    const text = withoutOwnGround(phrase, brief, language);
    if (isCliche(text) || isStaged(text) || !(hasColor(text, language) || isWithMore(text))) return [text];
    const parts = splitAtAnd(text, language);
    const languages = [...new Set([toTableLanguage(language), "en"] as const)];
    return parts.every((part) => namesSubject(part, languages) || hasColor(part, language)) ? parts : [text];
  });

const isWithMore = (text: string): boolean => listWords(text).some((word) => withWords.has(foldWord(word)));

/**
 * The subjects that a brief's `avoid` rules out, with those that its offer refuses: by words of its language or of
 * English, by classes such as hands or charts, or by a motif's own English name. A compound, or a subject with
 * something or in a colour, names a special sort: it does not rule out what the brief itself is about, as no racing
 * bicycles at a bicycle shop and no cats with sunglasses at a cat hotel. `about` is the first subject of its trade. `kept` are
 * subjects that only a word of their own rules out, and none of what goes with them.
 */
export function findAvoidedMotifs(
  brief: Brief,
  language: Language,
  about?: MotifId,
  kept: ReadonlySet<MotifId> = new Set(),
): ReadonlySet<MotifId> {
  const avoid = listAvoidedThings(brief, language);
  const { weights } = avoid.length > 0 ? findNamedMotifs(brief, language) : { weights: new Map<MotifId, number>() };
  const isAbout = (id: NamedId) => id === about || (weights.get(id as MotifId) ?? 0) >= industryWeight;
  const found = new Set<MotifId>(findRefusedMotifs(brief, language));
  const add = (id: MotifId) => {
    for (const motif of withCompanions(id)) if (motif === id || !kept.has(motif)) found.add(motif);
  };
  const own = toTableLanguage(language);
  const languages = own === "en" ? (["en"] as const) : ([own, "en"] as const);
  for (const text of avoid) {
    if (wantsMore(text)) continue;
    const isColored = hasColor(text, language);
    const hasMore = listWords(text).some((word) => withWords.has(word));
    const isDescribed = (hasMore || isLongUnspaced(text)) && !isStaged(text) && !outlines.test(foldWord(text.toLowerCase()));
    // Lavender is a plant before it is a colour.
    const isSortByColor = (id: NamedId) => isColored && !hasColor(id, "en");
    const isOwnSort = (id: NamedId) => (id === about && isSortByColor(id)) || (isDescribed && (id === about || isAbout(id)));
    const before = found.size;
    for (const one of languages) {
      for (const { id } of classes.find(text, one))
        for (const motif of motifClasses[id]) if (!(isDescribed && isOwnSort(motif))) found.add(motif);
      const findIn = (form: string) => [...subjects.find(form, one), ...mentionedSubjects.find(form, one)];
      const named = [text, ...listWithoutEndings(text)].flatMap(findIn);
      const parts = listLastParts(text, one).flatMap(findIn);
      for (const { id } of [...named, ...parts.filter((part) => !isAbout(part.id))]) if (isMotifId(id) && !isOwnSort(id)) add(id);
    }
    const addThings = (things: readonly FoundThing[]) => {
      for (const { motifs, compound } of things)
        for (const id of motifs) if (!(isAbout(id) && isOtherSort(brief, compound)) && !isOwnSort(id)) add(id);
    };
    addThings(findThings(text, [...languages, ...(closeLanguages[own] ?? [])]));
    if (found.size === before && own !== "en") addThings(findForeignThings(text, languages));
    for (const id of findByName(text)) if (!(isColored && id === about)) add(id);
  }
  return found;
}

/** People can always be shown in another way: only “no people” itself rules them out. */
const anyone: readonly MotifId[] = ["people", "circle-of-people"];

/** What trades with animals are about, of which their own subjects name only a few. */
const animals: readonly MotifId[] = motifClasses.pets;

/** Signs of a trade that are not what it works at: in any colour, a picture of it can do without them. */
const props: ReadonlySet<MotifId> = new Set<MotifId>([
  "curtain",
  "spotlight",
  "theatre-masks",
  "film-reel",
  "movie-camera",
  "clapper",
  "paper-cone",
  "barber-pole",
  "chef-hat",
  "balloon",
  "gavel",
]);

/** What a trade cannot be shown without. */
const listEssential = ({ motifs, sector }: Pick<Trade, "motifs" | "sector">): readonly MotifId[] => [
  ...motifs.flatMap(withCompanions),
  ...(sector === "animals" || sector === "farming" ? animals : []),
];

/**
 * Whether a phrase rules out a thing as the logo, in one colour, in a pose, with something else, too much of it, or another
 * kind of place or a showy sort: pink ponies, open books with flying pages, horseshoes on everything, the look of a fish
 * market, sports cars.
 */
const isManner = (text: string, language: Language): boolean =>
  isExcess(text) ||
  isComparison(text) ||
  isOfShape(text) ||
  isShowySort(text) ||
  ((hasColor(text, language) || isStaged(text) || isWithMore(text)) && !namesFire(text, language));

/** Fire glows in every picture of it: a foundry that wants no orange flames wants none. */
const namesFire = (text: string, language: Language): boolean => {
  const own = toTableLanguage(language);
  return (
    findThings(text, own === "en" ? ["en"] : [own, "en"]).some(({ motifs }) => motifs.includes("flame")) ||
    (["en", own] as const).some((one) => mentionedSubjects.find(text, one).some(({ id }) => id === "flame"))
  );
};

/**
 * The subjects that no picture of a trade at work shows. What a brief rules out as a cliché, such as cartoon
 * animals, is not what these pictures are: a veterinarian is shown with animals, though none is its mark. The same
 * is so of a colour, a pose, an excess and a comparison: without pink ponies and without horseshoes on everything, a
 * riding school has horses.
 */
export function findAvoidedInPictures(brief: Brief, language: Language, trade?: Trade): ReadonlySet<MotifId> {
  // What is said of the logo rules nothing out of pictures.
  const avoid = listAvoidedThings(brief, language).filter((text) => !isOfLogo(text));
  const cliches = avoid.filter(isCliche);
  const manners = avoid.filter((text) => !isCliche(text) && isManner(text, language));
  const plain = avoid.filter((text) => !cliches.includes(text) && !manners.includes(text));
  const found = findAvoidedMotifs({ ...brief, avoid: plain }, language, trade?.motifs[0], new Set(trade?.motifs));
  if (cliches.length + manners.length === 0) return found;
  const { weights } = findNamedMotifs(brief, language);
  const named = [...weights].flatMap(([id, weight]) => (weight >= industryWeight ? withCompanions(id) : []));
  const essential = new Set([...named, ...(trade === undefined ? [] : listEssential(trade))]);
  const findOthers = (texts: readonly string[], kept: ReadonlySet<MotifId>) =>
    [...findAvoidedMotifs({ ...brief, avoid: [...texts] }, language)].filter((id) => !kept.has(id));
  const colored = manners.filter((text) => !isExcess(text) && hasColor(text, language));
  return new Set([
    ...found,
    ...findOthers(cliches, new Set([...anyone, ...essential])),
    ...findOthers(manners, essential),
    ...findOthers(colored, new Set()).filter((id) => props.has(id)),
  ]);
}
