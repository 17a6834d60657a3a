import type { Brief } from "#/model/brief";
import { listOwnTexts } from "#/studio/copy/own-texts";
import { findPracticalRole } from "#/studio/copy/practical-facts";

/** The digits of a telephone number in all: fewer are a price or a year, more are an account. */
const [leastDigits, mostDigits] = [8, 15] as const;

/**
 * Numbers as people write them: with the sign of a country or a leading zero and groups of digits, in the three groups of
 * North America, or in any groups after a word for a telephone. A last digit after a hyphen is an extension. Nothing that a
 * digit, a decimal point or a colon is before.
 */
const forms: readonly RegExp[] = [
  /(?<![\p{Nd}\p{L}:.,#/+-])\+\p{Nd}{1,3}[ .()/-]{0,2}\p{Nd}{1,5}(?:[ .()/-]{1,2}\p{Nd}{2,8}){1,5}(?:-\p{Nd})?(?![\p{Nd}\p{L}])/u,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )\(?[0٠۰०০]\p{Nd}{1,5}(?:[ .()/-]{1,2}\p{Nd}{2,8}){1,5}(?:-\p{Nd})?(?![\p{Nd}\p{L}])/u,
  /(?<![\p{Nd}\p{L}:.,#/+-]|\p{Nd} )\(?[2-9]\p{Nd}{2}\)?[ .-]\p{Nd}{3}[ .-]\p{Nd}{4}(?![\p{Nd}\p{L}])/u,
  /(?<=(?:t[eé]l|tel[eé]?fon[oe]?|phone|mobile|celular|m[oó]vil)[.:]?\s{0,2})\p{Nd}{2,5}(?:[ .-]\p{Nd}{2,5}){1,4}(?![\p{Nd}\p{L}])/iu,
  /(?<=(?:whatsapp|viber|тел|τηλ|电话|電話|전화|هاتف|تلفن|טל)[.:]?\s{0,2})\p{Nd}{2,5}(?:[ .-]\p{Nd}{2,5}){1,4}(?![\p{Nd}\p{L}])/iu,
];

const isDigit = (code: number): boolean => /\p{Nd}/u.test(String.fromCodePoint(code));

/** A digit of any script as that of a link: each script has its ten in a row. */
function toAsciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let value = 0;
  while (isDigit(code - value - 1)) value++;
  return String(value % 10);
}

/** A day, which is written like a number in groups. */
const day = /^\p{Nd}{1,2}[./-]\p{Nd}{1,2}[./-]\p{Nd}{2,4}(?!\p{Nd})/u;

/** The zero that is dialled only without the sign of a country. */
const innerZero = /(?<=^\+[^(]{1,5})\(0\)/u;

/** A telephone number: as the brief writes it, and the address of its link. */
export type PhoneNumber = { readonly text: string; readonly href: string };

/** The first telephone number that a brief states; `undefined` if it has none. */
export function findPhoneNumber(brief: Brief): PhoneNumber | undefined {
  for (const text of [brief.copy?.cta ?? "", ...listOwnTexts(brief)]) {
    const found = forms.map((form) => form.exec(text)?.[0]).find((one) => one !== undefined);
    const digits = (found?.replace(innerZero, "").match(/\p{Nd}/gu) ?? []).map(toAsciiDigit).join("");
    if (found !== undefined && !day.test(found) && digits.length >= leastDigits && digits.length <= mostDigits)
      return { text: found.trim(), href: `tel:${found.startsWith("+") ? "+" : ""}${digits}` };
  }
  return undefined;
}

/** The most letters of a sentence with a telephone number that is set large. */
const maxPhoneLetters = 90;

/** The sentence that says a telephone number and nothing that people look up. */
export const findPhoneSentence = (sentences: readonly string[], { text }: PhoneNumber, language: string): string | undefined =>
  sentences.find(
    (sentence) =>
      sentence.includes(text) &&
      sentence.length <= maxPhoneLetters &&
      !["hours", "prices"].includes(findPracticalRole(sentence, language) ?? ""),
  );
