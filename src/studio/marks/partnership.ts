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

/** The end of a word and what joins it to a second partner: in `Ole Thiessen & Daughters`, the family name. */
const joinedEnd = /(?<=\p{L})\s?(?:&|\+|\s(?:and|und|et|y|e|i|og|och|en|ve))\s+(\p{L}+)/giu;

/** The initial of the family in a name whose second partner is a family. */
export function findFamilyInitial(name: string): string | undefined {
  const found = [...name.matchAll(joinedEnd)].find(([, word = ""]) => family.has(word.toLowerCase()));
  const last =
    name
      .slice(0, found?.index ?? 0)
      .split(/\s+/u)
      .at(-1) ?? "";
  return /^\p{Lu}/u.exec(last)?.[0];
}

/** Whether a name says that a child follows its parent: Hoekstra Jr. */
export const isJunior = (name: string): boolean => /(?:^|\s)(?:jr|jun|junior|fils|hijo|filho|ml|мл)\.?(?=\s|$)/iu.test(name);

/** Whether a name is that of two partners. */
export const isPartnership = ({ initials, name }: Pick<NameElements, "initials"> & { readonly name: string }): boolean =>
  initials.length === 2 &&
  !/& (?:district|area|county|community)\b/iu.test(name) &&
  /\S\s*(?:[&·]|(?<=\s)\+|\+(?=\S)|, | and | und | og | och | et | y | e | i | и | і | και )\s*\S/u.test(name);

/** Two family names with one ending around a dash: elsewhere a word alone after a dash is a place or a profession. */
const familiesAtDash = /\p{Lu}\p{Ll}{2,19}(\p{Ll}{2}) [–—] \p{Lu}\p{Ll}{2,19}\1$/u;

/** Whether a name without its legal form ends with two partners that a dash joins. */
export const joinsFamilies = (name: string): boolean => familiesAtDash.test(name);
