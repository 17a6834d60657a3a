import type { PhraseLanguage } from "#/studio/copy/phrases";

/**
 * A language's decimal and thousands separators, the number of integer digits from which it groups
 * them, and the size of the groups beyond the first.
 */
type NumberSeparators = {
  readonly decimal: string;
  readonly group: string;
  readonly groupFrom: number;
  readonly groupSize: 2 | 3;
};

const narrowSpace = "\u202f";
const noBreakSpace = "\u00a0";

const point: NumberSeparators = { decimal: ".", group: ",", groupFrom: 4, groupSize: 3 };
const comma: NumberSeparators = { decimal: ",", group: ".", groupFrom: 4, groupSize: 3 };
const spaced: NumberSeparators = { decimal: ",", group: noBreakSpace, groupFrom: 4, groupSize: 3 };
const spacedFromFive: NumberSeparators = { ...spaced, groupFrom: 5 };
const indian: NumberSeparators = { ...point, groupSize: 2 };

/** Follows CLDR for the digits 0–9, which pages in every language use. */
const separatorsByLanguage: Readonly<Record<string, NumberSeparators>> = {
  de: comma,
  fr: { ...spaced, group: narrowSpace },
  es: { ...comma, groupFrom: 5 },
  ru: { ...spaced, group: narrowSpace },
  it: { ...comma, groupFrom: 5 },
  pt: comma,
  nl: comma,
  sv: spaced,
  da: comma,
  nb: spaced,
  fi: spaced,
  pl: spacedFromFive,
  cs: spaced,
  hu: spacedFromFive,
  ro: comma,
  bg: spacedFromFive,
  uk: spaced,
  sr: comma,
  el: comma,
  tr: comma,
  hi: indian,
  bn: indian,
  ta: indian,
  mr: indian,
  te: indian,
  gu: indian,
  ml: indian,
  pa: indian,
  ne: indian,
  az: comma,
  kk: spaced,
  lo: comma,
  vi: comma,
  id: comma,
  ka: spacedFromFive,
  hy: spacedFromFive,
  sk: spaced,
  hr: comma,
  sl: { ...comma, groupFrom: 5 },
  ca: comma,
  lt: spaced,
  lv: spacedFromFive,
  et: spacedFromFive,
  is: comma,
  mk: comma,
  be: spacedFromFive,
  gl: comma,
  eu: comma,
  sq: spacedFromFive,
  af: spaced,
};

/** The digits of a whole number, with a separator between its groups. */
function groupDigits(digits: string, { group, groupSize }: NumberSeparators): string {
  const groups = [digits.slice(-3)];
  for (let end = digits.length - 3; end > 0; end -= groupSize) groups.unshift(digits.slice(Math.max(0, end - groupSize), end));
  return groups.join(group);
}

/**
 * Formats a number in a language with exactly `places` decimals. The value must be finite and below
 * 10^21.
 */
export function formatNumber(lang: PhraseLanguage, value: number, places = 0): string {
  const separators = separatorsByLanguage[lang] ?? point;
  const { decimal, groupFrom } = separators;
  const [signed = "", decimals] = value.toFixed(places).split(".");
  const whole = signed.replace("-", "");
  const groupedWhole = whole.length < groupFrom ? whole : groupDigits(whole, separators);
  const text = decimals === undefined ? groupedWhole : `${groupedWhole}${decimal}${decimals}`;
  return signed.startsWith("-") && /[1-9]/.test(text) ? `−${text}` : text;
}
