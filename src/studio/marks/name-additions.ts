import { joinsFamilies } from "#/studio/marks/partnership";
import { createCommonness } from "#/studio/marks/commonness";
import { measureLetters } from "#/studio/marks/divide-name";
import { dropLegalEnding } from "#/studio/marks/logo-name";
import { dropChinesePlace, isFormerOrOwner } from "#/studio/marks/name-asides";
import { isClosed } from "#/studio/marks/name-parts";
import { isCompanyForm, isStopWord } from "#/studio/marks/stop-words";

/**
 * A name as people see it: without what belongs in an imprint, such as its legal form, its number in a register, what it was called
 * before or whose it is; and apart from it what it adds of its trade, or the same name in another script.
 */
export type SeenName = { readonly name: string; readonly added?: { readonly text: string; readonly isOtherScript: boolean } };

/** Fewest letters of a name that is left, and of what it adds. */
const minLetters = 4;

/** Longest addition that a logo shows, in letters. */
const maxAdded = 40;

const quotesOf = (text: string) => text.match(/[„“”"]/gu)?.length ?? 0;
const isLatin = (text: string) => /\p{Script=Latin}/u.test(text);
const hasOtherLetters = (text: string) => /[^\P{L}\p{Script=Latin}]/u.test(text);
const isInOtherScript = (text: string, name: string) =>
  (isLatin(text) && !hasOtherLetters(text) && hasOtherLetters(name)) ||
  (hasOtherLetters(text) && !isLatin(text) && isLatin(name) && !hasOtherLetters(name));

/** What only registers need: abbreviations in capitals, legal forms and signs, such as `SCIO`, `(IPSS)`, `(ע״ר)` or `(有)`. */
const isRegistration = (text: string) =>
  /^(?:PT|CV|UD|SARL|SAS|EURL|EI|ЗП|ТД|ЕТ|ООО|ИП|ТОВ|ФОП)\s/u.test(text) ||
  text
    .split(/[\s,]+/u)
    .every((word) => /^\p{Lu}{2,6}$/u.test(word) || isCompanyForm(word) || /^(?:\p{Lu}\.){1,6}$/u.test(word)) ||
  /^(?:ע["״]ר|בע["״]מ|חל["״]צ|有|株|合|普通合伙|集团)$/u.test(text);

/** Words for one of several houses: which one it is stands on its door, not in its logo. */
const branch =
  /(?:สาขา|chi nhánh|\bcabang\b|\bsucursal\b|\bfiliale?\b|\bbranch\b|فرع|شعب[هةٔ]|филиал|філія|\boddział|\bpobočka\b|\bdepan\b)/iu;

/** The end of an addition from its first number on, with its part of a list or the short word before it: `, Est. 1994`, ` No: 14/B`. */
function dropNumbers(text: string): string {
  const first = text.search(/\p{N}/u);
  if (first < 0) return text;
  const comma = text.slice(0, first).lastIndexOf(", ");
  if (comma > 0) return text.slice(0, comma);
  const words = text.split(" ");
  const at = words.findIndex((word) => /\p{N}/u.test(word));
  const before = words[at - 1] ?? "";
  const isShort = /[.:]/u.test(before) || before.length <= 3 || isStopWord(before);
  return words
    .slice(0, isShort ? Math.max(0, at - 1) : at)
    .join(" ")
    .replace(/[,;:]$/u, "");
}

/** A stall, a box or a gate with its number, by which people find it: `Banca 31`. */
const numberedPlace = /^(?:banca|box|stall|stand|puesto|étal|kiosk|tezgah|lapak|sạp|пав\.?|павильон|ятка) \p{Nd}{1,4}$/iu;

/** A long addition up to a preposition in it: `Creche e Jardim de Infância`. */
function fitAddition(text: string): string {
  if (measureLetters(text) <= maxAdded) return text;
  const words = text.split(" ");
  const end = words.findLastIndex(
    (word, at) =>
      at > 1 && isStopWord(word) && !isStopWord(words[at - 1] ?? "") && measureLetters(words.slice(0, at).join(" ")) <= maxAdded,
  );
  return end < 0 ? text : words.slice(0, end).join(" ");
}

/** A number alone or after a short word: `8430`, `rok zał. 1983`. */
const isNumber = (text: string) => /\p{N}/u.test(text) && !/\p{L}{5}/u.test(text) && quotesOf(text) === 0;

/** A number that distinguishes houses of one name, which belongs to it: `Big Daryl's (2)`. */
const ownNumber = /,?\s?([(（]\p{N}{1,2}[)）])$/u;

/** The brackets at the end of a name, and what comes before them. */
const bracketsAtEnd = /^(.{2,80}?)\s?[(（]([^()（）]{1,60})[)）]$/su;

/** Brackets within a name. */
const bracketsWithin = /\s?[(（]([^()（）]{1,60})[)）](?=\s)/gu;

/** What follows the last dash, stroke or dot of a name. */
const afterSign = /^(.{2,80})(?:\s[–—|·•/۔]\s|[–—]{2})([^–—|·•۔]{2,80})$/su;

/** A name in one script after the same in another, with nothing between them: `顺海国际货运 SHUNHAI FREIGHT`. */
const afterScript = /^([^\p{Script=Latin}\s]{4,40})\s?(\p{Script=Latin}[\p{Script=Latin}\p{M}\s&.'’-]{3,40})$/u;
const eastAsian = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{M}ー・]+$/u;

const isAside = (text: string) => isRegistration(text) || isFormerOrOwner(text) || branch.test(text);

/** Which house of several it is, in Thai, which writes it on as a word; and the partners that an Italian firm has to name. */
const thaiBranch = /\sสาขา[^\s]{1,40}$/u;
const italianPartners = /^(.{4,60}?)\sdi\s\p{Lu}.{3,60}\ss\.?[na]\.?[cs]\.?$/u;

/** Names that begin with a legal form, which no sign of a shop shows. */
const legalPrefix =
  /^(?:S\.C\.(?:P\.)?|SCP|SARL|S\.A\.R\.L\.|MB|UAB|SIA|ТОВ|ООО|ЗАО|ИП|ФОП|บจก\.|หจก\.)\s(?=[\p{L}\p{M}«„"]{3})/u;

const isEnough = (text: string) =>
  measureLetters(text) >= minLetters && /\p{L}[\p{L}\p{M}]/u.test(text) && isClosed(text) && quotesOf(text) % 2 === 0;
const isUncased = (text: string) => !/[\p{Lu}\p{Ll}]/u.test(text);

/** What a brief says of a name's words: whether they name its trade, or its place. */
type Reading = { readonly saysTrade: (text: string) => boolean; readonly isPlace: (text: string) => boolean };

function createReading(name: string, language: string, trade: string): Reading {
  const rate = createCommonness(name, language, trade);
  return {
    saysTrade: (text) => text.split(/[\s,・、]+/u).some((word) => !isStopWord(word) && rate(word) > 0),
    isPlace: (text) => /^\p{Lu}[\p{L}\p{M}’'-]+$/u.test(text) && trade.includes(text) && rate(text) === 0,
  };
}

/** The last part of a name, and what comes before it. A part that `isDropped` is of no use beside the name. */
type Division = { readonly before: string; readonly part: string; readonly isBracketed?: boolean; readonly isDropped?: boolean };

/** Divides a name at its last brackets, dash or change of script, or before an aside after its last comma. */
function divideAtEnd(name: string, { saysTrade, isPlace }: Reading): Division | undefined {
  const [, beforeBrackets = "", inBrackets = ""] = bracketsAtEnd.exec(name) ?? [];
  if (isEnough(beforeBrackets)) return { before: beforeBrackets, part: inBrackets, isBracketed: true };
  const [, beforeSign = "", behindSign = ""] = (beforeBrackets === "" ? afterSign.exec(name) : null) ?? [];
  // A dash between two trades divides a list.
  const isList =
    joinsFamilies(dropLegalEnding(name)) ||
    (!isAside(behindSign) && saysTrade(dropLegalEnding(beforeSign).split(" ").at(-1) ?? ""));
  if (isEnough(beforeSign) && !isList) return { before: beforeSign, part: behindSign };
  const [, first = "", second = ""] = afterScript.exec(name) ?? [];
  if (eastAsian.test(first)) return { before: first, part: second };
  const comma = name.lastIndexOf(", ");
  const [before, part] = [name.slice(0, Math.max(0, comma)), name.slice(comma + 2)];
  const isBeside = isEnough(before) && (isPlace(part) || isAside(part) || isNumber(part));
  return isBeside ? { before, part, isDropped: true } : undefined;
}

/** What a part of a name says of the trade, or the name again in another script; `undefined` for asides. */
function readAddition(
  { before, part, isBracketed = false, isDropped = false }: Division,
  { saysTrade }: Reading,
): string | undefined {
  if (isDropped || isAside(part)) return undefined;
  if (numberedPlace.test(part)) return part;
  const said = fitAddition(dropNumbers(part.replace(/\s?[(（][^()（）]*[)）]?$/u, "")).trim());
  if (measureLetters(said) < minLetters || measureLetters(said) > maxAdded) return undefined;
  const isKept = isInOtherScript(said, before) || saysTrade(said) || (!isBracketed && isUncased(said) && said === part);
  return isKept ? dropLegalEnding(said) : undefined;
}

/** The most parts that a name adds to itself. */
const maxParts = 5;

/**
 * Divides a name into what people see of it and what it adds. `trade` is what the brief says of it, in which places and
 * trades are found.
 */
export function readSeenName(name: string, language: string, trade = ""): SeenName {
  const reading = createReading(name, language, trade);
  const whole = name.trim().replace(/\s+/g, " ");
  const partnerless = language === "it" ? (italianPartners.exec(whole)?.[1] ?? whole) : whole;
  const formless = dropLegalEnding(whole);
  const [ending = "", numeral] = ownNumber.exec(formless) ?? [];
  const numbered = formless.slice(0, formless.length - ending.length);
  let text = numeral !== undefined ? numbered : isEnough(partnerless) ? partnerless : whole;
  let added: string | undefined;
  for (let count = 0; count < maxParts; count++) {
    text = dropLegalEnding(text).replace(thaiBranch, "").trim();
    const division = divideAtEnd(text, reading);
    if (division === undefined) break;
    added ??= readAddition(division, reading);
    text = division.before;
  }
  const inner = text.replace(bracketsWithin, (all, inside: string) => (isAside(inside) || /\p{N}/u.test(inside) ? "" : all));
  const bare = inner.replace(legalPrefix, "");
  const seen = `${isEnough(bare) ? bare : text}${numeral === undefined ? "" : ` ${numeral}`}`;
  if (added === undefined) return { name: seen };
  const isOtherScript = isInOtherScript(added, seen);
  // With its English name below, a Chinese firm needs no town before its own.
  const place = whole.slice(0, whole.length - dropChinesePlace(whole).length);
  return {
    name: isOtherScript && seen.startsWith(place) ? seen.slice(place.length) : seen,
    added: { text: added, isOtherScript },
  };
}
