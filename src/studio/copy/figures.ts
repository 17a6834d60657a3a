import { groupDigits } from "#/kernel/decimal";
import type { PhraseLanguage } from "#/studio/copy/phrases";

/** How a language parts the decimals and the thousands of a figure, and from how many whole digits it parts thousands at all. */
type FigureMarks = { readonly decimal: string; readonly group: string; readonly groupFrom: number };

const pointed: FigureMarks = { decimal: ".", group: ",", groupFrom: 4 };
const narrowSpace = "\u202f";

/** By CLDR's rules for the figures 0–9; pages in Arabic and Hebrew are set with the same figures. */
const marksOf: Readonly<Record<PhraseLanguage, FigureMarks>> = {
  en: pointed,
  de: { decimal: ",", group: ".", groupFrom: 4 },
  fr: { decimal: ",", group: narrowSpace, groupFrom: 4 },
  es: { decimal: ",", group: ".", groupFrom: 5 },
  ru: { decimal: ",", group: narrowSpace, groupFrom: 4 },
  ja: pointed,
  ar: pointed,
  he: pointed,
};

/** A figure as a language writes it, with exactly `places` decimals. The value is finite and below 10^21. */
export function figureIn(lang: PhraseLanguage, value: number, places = 0): string {
  const { decimal, group, groupFrom } = marksOf[lang];
  const [signed = "", decimals] = value.toFixed(places).split(".");
  const whole = signed.replace("-", "");
  const parted = whole.length < groupFrom ? whole : groupDigits(whole, group);
  const text = decimals === undefined ? parted : `${parted}${decimal}${decimals}`;
  return signed.startsWith("-") && /[1-9]/.test(text) ? `−${text}` : text;
}
