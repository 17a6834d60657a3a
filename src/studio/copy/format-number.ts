import { groupDigits } from "#/kernel/decimal";
import type { PhraseLanguage } from "#/studio/copy/phrases";

/** How a language parts the decimals and the thousands of a figure, and from how many whole digits it parts thousands at all. */
type NumberSeparators = { readonly decimal: string; readonly group: string; readonly groupFrom: number };

const pointSeparators: NumberSeparators = { decimal: ".", group: ",", groupFrom: 4 };
const narrowSpace = "\u202f";

/** By CLDR's rules for the figures 0–9; pages in Arabic and Hebrew are set with the same figures. */
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

/** A figure as a language writes it, with exactly `places` decimals. The value is finite and below 10^21. */
export function formatNumber(lang: PhraseLanguage, value: number, places = 0): string {
  const { decimal, group, groupFrom } = separatorsByLanguage[lang];
  const [signed = "", decimals] = value.toFixed(places).split(".");
  const whole = signed.replace("-", "");
  const groupedWhole = whole.length < groupFrom ? whole : groupDigits(whole, group);
  const text = decimals === undefined ? groupedWhole : `${groupedWhole}${decimal}${decimals}`;
  return signed.startsWith("-") && /[1-9]/.test(text) ? `−${text}` : text;
}
