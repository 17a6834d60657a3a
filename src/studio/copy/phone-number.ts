import { readDigit } from "#/kernel/text/digits";
import type { Brief } from "#/model/brief";
import { getCallingPattern } from "#/studio/copy/calling-words";
import { listOwnTexts } from "#/studio/copy/own-texts";
import { splitSentences } from "#/studio/copy/sentences";
import { statesPrice } from "#/studio/copy/amounts";
import { understandBrief } from "#/studio/understanding/understand-brief";

/** The digits of a telephone number in all: fewer are a price or a year, more are an account. */
const [leastDigits, mostDigits] = [8, 15] as const;

/**
 * Numbers as people write them: with the sign of a country or a leading zero and groups of digits, in the three groups of
 * North America, the four pairs of the north, or in any groups after a word for a telephone. A last digit after a hyphen is
 * an extension. A full stop and a space end a number. Nothing that a digit, a decimal point or a colon is before.
 */
const forms: readonly RegExp[] = [
  /(?<![\p{Nd}\p{L}:.,#/+-])\+\p{Nd}{1,3}[ .()/-]{0,2}\p{Nd}{1,5}(?:(?!\. )[ .()/-]{1,2}\p{Nd}{2,8}){1,5}(?:-\p{Nd})?(?![\p{Nd}\p{L}])/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )\(?[0٠۰०০]\p{Nd}{1,5}(?:(?!\. )[ .()/\u2011-]{1,2}\p{Nd}{2,8}){1,5}(?:-\p{Nd})?(?![\p{Nd}\p{L}])/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )0\p{Nd}{1,5} \/ (?:\p{Nd}{3,8}(?: \p{Nd}{2,4}){0,3}|\p{Nd}{2}(?: \p{Nd}{2,4}){1,3})(?![\p{Nd}\p{L}])/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )0 \p{Nd}{3}(?: \p{Nd}{2,3}){2,3}(?![\p{Nd}\p{L}])/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )\(?[2-9]\p{Nd}{2}\)?[ .-]\p{Nd}{3}[ .-]\p{Nd}{4}(?![\p{Nd}\p{L}])/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )\(\p{Nd}{2,4}\) ?\p{Nd}{3,5}[ .-]\p{Nd}{3,4}(?![\p{Nd}\p{L}])/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )[2-9]\p{Nd}(?: \p{Nd}{2}){3}(?![\p{Nd}\p{L}]| \p{Nd})/gu,
  // The two groups of four of Mexico, and single digits between pairs in the east.
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )[2-9]\p{Nd} \p{Nd}{4} \p{Nd}{4}(?![\p{Nd}\p{L}]| \p{Nd})/gu,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )0\p{Nd}{1,3} (?:\p{Nd}{3} )?\p{Nd}[ -]\p{Nd}{2}[ -]\p{Nd}{2}(?![\p{Nd}\p{L}])/gu,
  /(?<=(?:t[eé]l|tel[eé]?fon[oe]?|fono|phone|mobile|celular|m[oó]vil)[.:]?\s{0,2})\p{Nd}{2,5}(?:[ .-]\p{Nd}{2,5}){1,4}(?![\p{Nd}\p{L}])/giu,
  /(?<=(?:whatsapp|viber|tlf|puh|simu)[.:]?\s?(?:(?:on|no|en|al|na|på|su|sur) )?)\p{Nd}{2,5}(?:[ .-]\p{Nd}{2,5}){1,4}(?![\p{Nd}\p{L}])/giu,
  /(?<=(?<![\p{L}\p{M}])(?:मो|मोबाइल|মোবাইল|போன்|моб|հեռ|ტელ|მობ)[.:]?\s?)\p{Nd}{2,5}(?:[ .-]\p{Nd}{1,5}){1,4}(?!\p{Nd})/giu,
  /(?<=(?<!\p{L})(?:marcar?|marque|llamar?|llame) al\s)\p{Nd}{2,5}(?:[ .-]\p{Nd}{2,5}){1,4}(?![\p{Nd}\p{L}])/giu,
  /(?<=(?:тел|τηλ|电话|電話|전화|هاتف|تلفن|טל|फ़ोन|फ़ोन|फोन|ফোন|โทร)[.:]?\s{0,2})\p{Nd}{2,5}(?:[ .-]\p{Nd}{2,5}){1,4}(?![\p{Nd}\p{L}])/giu,
  /(?<=(?:मो|मोबा|मोबाइल|মো|মোবাইল|மொபைல்|ఫోన్|հեռ|ტელ)[.:]?\s{0,2})\p{Nd}{2,5}(?:[ .-]\p{Nd}{1,5}){1,4}(?![\p{Nd}\p{L}])/giu,
];

/** A day, which is written like a number in groups. */
const day = /^\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?!\p{Nd})/u;

/** The zero that is dialled only without the sign of a country. */
const innerZero = /(?<=^\+[^(]{1,5})\(0\)/u;

/** A telephone number: as the brief writes it, and the address of its link. */
export type PhoneNumber = { readonly text: string; readonly href: string };

/** Groups of digits, which are a telephone number only after a word for calling. */
const groups = /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )\p{Nd}{2,5}(?:[ .-]\p{Nd}{1,5}){1,5}(?![\p{Nd}\p{L}])/u;

/** The most letters between a word for calling and the end of its number, with a name and a short word. */
const mostBetween = 60;

/** Two years or two times, which are written like a number in groups. */
const yearsOrTimes = /^(?:(?:1[6-9]|20)\p{Nd}{2}[ .-](?:1[6-9]|20)\p{Nd}{2}|\p{Nd}{1,2}\.\p{Nd}{2}-\p{Nd}{1,2}\.\p{Nd}{2})$/u;

/** The groups of digits that a sentence says after a word for calling. */
function findCalled(text: string, language: string): string | undefined {
  const calling = getCallingPattern(language);
  if (calling === undefined) return undefined;
  return splitSentences(text)
    .map((sentence) => {
      const { 0: word = "", index = -1 } = calling.exec(sentence) ?? {};
      return index < 0 || statesPrice(sentence)
        ? undefined
        : groups.exec(sentence.slice(index + word.length).slice(0, mostBetween))?.[0];
    })
    .find((found) => found !== undefined && !yearsOrTimes.test(found));
}

/** Words before the number of a register, a tax office or a bank. */
const registerWords =
  /^(?:siren|siret|reg|nr|no|núm|konto|účet|rachunek|cont|registr\p{L}{0,8}|cvr|vat|nip|krs|regon|ičo|dič|nif|nipc|cif)[.:]?$/iu;
const taxWords = /^(?:tva|uid|abn|oib|pib|kvk|btw|iban|инн|огрн|єдрпоу|еик|αφμ|gstin|npwp)[.:]?$/iu;

/** Whether the number at a place in a text is that of a register. */
function isRegistered(text: string, index: number): boolean {
  const before = text.slice(0, index).trimEnd().split(/\s/u).at(-1) ?? "";
  return registerWords.test(before) || taxWords.test(before);
}

/** Groups of digits that are a sentence, or all that an offer says before a dash. */
const aloneGroups = /^(\p{Nd}{2,5}(?: \p{Nd}{2,5}){1,4})(?:\.?$|\s[–—]\s)/u;

/** A large number, whose thousands are groups of three digits, before what is counted. */
const thousands = /^\p{Nd}{1,3}(?: \p{Nd}{3}){1,4}\s[–—]/u;

/** Three groups of three digits at the end of a sentence, after a word: no thing is counted after them. */
const lastGroups = /(?<=[\p{L}\p{M}][.:]? )[2-9]\p{Nd}{2} \p{Nd}{3} \p{Nd}{3}(?=[.!]?$)/u;

/** Capitals before a number, which stand for such a word or for a body. */
const capitals = /(?<!\p{L})\p{Lu}{2,8}[.:]? $/u;

function findAtEnd(sentence: string): string | undefined {
  const { 0: found, index = 0 } = lastGroups.exec(sentence) ?? {};
  return isRegistered(sentence, index) || capitals.test(sentence.slice(0, index)) || statesPrice(sentence) ? undefined : found;
}

/** The groups of digits that a sentence begins with and says nothing of, or ends with: no other number stands there. */
const findAlone = (text: string): string | undefined =>
  splitSentences(text)
    .map((sentence) => (thousands.test(sentence) ? undefined : aloneGroups.exec(sentence.trim())?.[1]) ?? findAtEnd(sentence))
    .find((found) => found !== undefined && !yearsOrTimes.test(found) && countDigits(found) >= leastDigits);

const countDigits = (text: string): number => text.match(/\p{Nd}/gu)?.length ?? 0;

/** The first telephone number that a brief states; `undefined` if it has none. */
export function findPhoneNumber(brief: Brief): PhoneNumber | undefined {
  const language = understandBrief(brief).language.value;
  for (const text of [brief.copy?.cta ?? "", ...listOwnTexts(brief)]) {
    // An hour such as `07.00` is written like a number, and may come first.
    const stated = forms
      .flatMap((form) => [...text.matchAll(form)].flatMap(({ 0: one, index }) => (isRegistered(text, index) ? [] : [one])))
      .find((one) => !day.test(one) && countDigits(one.replace(innerZero, "")) >= leastDigits);
    const found = stated ?? findCalled(text, language) ?? findAlone(text);
    const digits = (found?.replace(innerZero, "").match(/\p{Nd}/gu) ?? []).map(readDigit).join("");
    if (found !== undefined && !day.test(found) && digits.length >= leastDigits && digits.length <= mostDigits)
      return { text: found.trim(), href: `tel:${found.startsWith("+") ? "+" : ""}${digits}` };
  }
  return undefined;
}

/** A telephone number as it is shown: its parts stay on one line. */
export const toUnbrokenNumber = (text: string): string => text.replaceAll(" ", "\u00a0").replaceAll("-", "\u2011");
