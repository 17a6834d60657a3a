import type { NameElements } from "#/studio/marks/initials";

/** Words for the family of a first partner, and what stands before them. */
const family: ReadonlySet<string> = new Set(
  (
    "son sons söhne sohn fils fille filles hijo hijos hija hijas figli figlie figlia zn zonen daughter daughters filho filhos " +
    "filha filhas sønner söner oğulları synowie synové töchter tochter døtre döttrar dotter datter dochters dochter oğlu oğul kızı " +
    "kızları figlie pojat poika tyttäret tytär fiii fiul fiica fia fiai lánya syn synek córka córki dcera dcery " +
    "сын сыновья син сини дочь дочери дочки синове дъщери"
  ).split(" "),
);
const partners = /(?:&|\+|\s(?:and|und|et|y|e|i|og|och|en|ve))\s+(\p{L}+)/giu;

/** Whether a name has a family as its second partner: Mabuza & Sons. */
export const isWithFamily = (name: string): boolean =>
  [...name.matchAll(partners)].some(([, word = ""]) => family.has(word.toLowerCase()));

/** Words and signs between a partner and the next one. */
const joiners: ReadonlySet<string> = new Set("& + and und et y e i og och en ve".split(" "));

/** The initial of the family in a name whose second partner is a family: that of `Thiessen` in `Ole Thiessen & Daughters`. */
export function findFamilyInitial(name: string): string | undefined {
  const words = name.split(/\s+/u);
  const at = words.findIndex(
    (word, index) => joiners.has(word.toLowerCase()) && family.has((words[index + 1] ?? "").toLowerCase()),
  );
  return /^\p{Lu}/u.exec(words[at - 1] ?? "")?.[0];
}

/** Whether a name says that a child follows its parent: Hoekstra Jr. */
export const isJunior = (name: string): boolean => /(?:^|\s)(?:jr|jun|junior|fils|hijo|filho|ml|мл)\.?(?=\s|$)/iu.test(name);

/** Whether a name is that of two partners. */
export const isPartnership = ({ initials, name }: Pick<NameElements, "initials"> & { readonly name: string }): boolean =>
  initials.length === 2 &&
  !/& (?:district|area|county|community)\b/iu.test(name) &&
  /\S\s*(?:[&·]|(?<=\s)\+|\+(?=\S)|, | and | und | og | och | et | y | e | i | и | і | και )\s*\S/u.test(name);

/** A word that may be a family name, and how many of its last letters two of one language share. */
const [familyName, sharedLetters] = [/^\p{Lu}\p{Ll}{4,20}$/u, 2] as const;

/**
 * Whether a name without its legal form ends with two partners that a dash joins: two words with one ending. Elsewhere a word
 * alone after a dash is a place or a profession.
 */
export function joinsFamilies(name: string): boolean {
  const [second = "", dash = "", first = ""] = name.split(/\s+/u).toReversed();
  return (
    /^[–—]$/u.test(dash) &&
    [first, second].every((word) => familyName.test(word)) &&
    first.slice(-sharedLetters) === second.slice(-sharedLetters)
  );
}
