import { groupDigits } from "#/kernel/decimal";
import type { PhraseLanguage } from "#/studio/copy/phrases";

/**
 * A language's decimal and thousands separators, and the number of integer digits from which it
 * groups thousands.
 */
type NumberSeparators = { readonly decimal: string; readonly group: string; readonly groupFrom: number };

const pointSeparators: NumberSeparators = { decimal: ".", group: ",", groupFrom: 4 };
const narrowSpace = "\u202f";

/** Follows CLDR for the digits 0–9. Arabic and Hebrew pages use the same digits. */
const separatorsByLanguage: Readonly<Record<PhraseLanguage, NumberSeparators>> = {
  en: pointSeparators,
  de: { decimal: ",", group: ".", groupFrom: 4 },
  fr: { decimal: ",", group: narrowSpace, groupFrom: 4 },
  es: { decimal: ",", group: ".", groupFrom: 5 },
  ru: { decimal: ",", group: narrowSpace, groupFrom: 4 },
  ja: pointSeparators,
  ar: pointSeparators,
  he: pointSeparators,
};

/**
 * Formats a number in a language with exactly `places` decimals. The value must be finite and below
 * 10^21.
 */
export function formatNumber(lang: PhraseLanguage, value: number, places = 0): string {
  const { decimal, group, groupFrom } = separatorsByLanguage[lang];
  const [signed = "", decimals] = value.toFixed(places).split(".");
  const whole = signed.replace("-", "");
  const groupedWhole = whole.length < groupFrom ? whole : groupDigits(whole, group);
  const text = decimals === undefined ? groupedWhole : `${groupedWhole}${decimal}${decimals}`;
  return signed.startsWith("-") && /[1-9]/.test(text) ? `−${text}` : text;
}
