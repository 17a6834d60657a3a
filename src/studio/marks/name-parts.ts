/** A name in quotation marks within others, as in `БО «БФ «Мрія»`. */
const nested = /«[^«»]{1,40}«([^«»]{1,80})»/u;

/** A name in quotation marks after nothing but a legal form in capitals, as in `ГО «Мрія»`. */
const afterForm = /^[\u0404-\u042f\u0490]{2,4} «([^«»]{3,80})»$/u;

/** The name that quotation marks enclose, where what is before it is only a legal form. */
export const findQuotedName = (name: string): string | undefined => nested.exec(name)?.[1] ?? afterForm.exec(name)?.[1];

/** A part of a name in quotation marks, which is the name of a house, a hut or a club. */
const quotedPart = /[«»„“”"「『]([^«»„“”"「『」』]{2,40})[«»“”"」』]/u;

/** The part of a name that quotation marks enclose, whatever stands before it. */
export const findQuotedPart = (name: string): string | undefined => quotedPart.exec(name)?.[1];

/** The title of a person in whose honour a house is named: `Observatorio Cerro Alto "Prof. Ana Ruiz"`. */
const honoured =
  /^(?:prof|dra?|ing|arq|gral|cnel|cap|lic|mons|hn[oa]|don|doña|sor|padre|им|имени|ім|імені|акад|проф|ген|д-р)(?:\.|\s)\s?\p{L}/iu;

/** Whether what quotation marks enclose is a person in whose honour something is named, which is not what it is called. */
export const isHonoured = (quoted: string): boolean => honoured.test(quoted);

/** A name that is written again after a stroke. */
const written = /^(.{3,80}?)\s[/|]\s(.{3,80})$/u;
/** Abbreviations in capitals, which many scripts write in Latin letters. */
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text.replace(/\p{Lu}{2,5}(?!\p{L})/gu, ""));

/** The first of two names that are one in two scripts, as in `नीलिमा दुबे / Nilima Dubey`. */
export function dropOtherScript(name: string): string {
  const [, one = "", other = ""] = written.exec(name) ?? [];
  return one !== "" && isLatin(one) !== isLatin(other) && /\p{L}{2}/u.test(one) ? one : name;
}

const pairs: readonly (readonly [open: string, close: string])[] = ["()", "（）", "[]", "«»", "「」", "『』"].map((pair) => [
  pair.charAt(0),
  pair.charAt(1),
]);
const openings: typeof pairs = [
  ["¡", "!"],
  ["¿", "?"],
];
const count = (text: string, sign: string): number => text.split(sign).length - 1;

/** Whether no bracket, quotation or exclamation of a text is left open, nor closed before it begins. */
export const isClosed = (text: string): boolean =>
  pairs.every(([open, close]) => count(text, open) === count(text, close)) &&
  openings.every(([open, close]) => count(text, open) <= count(text, close));
