import type { LetterGroup } from "#/studio/understanding/trades/split-words";

/** Languages that read each other's trade words. */
const relatives: readonly (readonly string[])[] = [
  ["nb", "da", "sv"],
  ["hr", "sr", "sl", "mk"],
  ["cs", "sk"],
  ["es", "gl", "ca", "pt"],
  ["ru", "uk", "be", "bg"],
  ["ja", "zh"],
  ["nl", "af"],
  ["ar", "fa", "ur"],
  ["hi", "mr", "ne"],
  ["tr", "az"],
  ["bg", "mk"],
  ["ru", "kk"],
];

const groupsByLanguage: Readonly<Record<string, LetterGroup>> = {
  el: "greek",
  bg: "cyrillic",
  ru: "cyrillic",
  uk: "cyrillic",
  be: "cyrillic",
  mk: "cyrillic",
  kk: "cyrillic",
  he: "hebrew",
  ar: "arabic",
  fa: "arabic",
  ur: "arabic",
  hi: "devanagari",
  mr: "devanagari",
  ne: "devanagari",
  bn: "bengali",
  th: "thai",
  km: "thai",
  lo: "thai",
  my: "thai",
  ja: "ideographs",
  zh: "ideographs",
  ko: "hangul",
  hy: "other",
  ka: "other",
  am: "other",
  ta: "other",
  te: "other",
  gu: "other",
  kn: "other",
  ml: "other",
  pa: "other",
  si: "other",
};

/** The first subtag; Norwegian is always `nb`, Malay counts as Indonesian. */
export function toBaseLanguage(tag: string): string {
  const [base = ""] = tag.toLowerCase().split("-");
  if (base === "no" || base === "nn") return "nb";
  if (base === "bs") return "hr";
  return base === "ms" ? "id" : base;
}

/** Single short words of another language mean something else too often. */
const minForeignLength = 6;

/**
 * How much a phrase of one language counts in a text of another, 0 to 1.
 * @param textLanguage base language of the text, or undefined
 * @param letters letters of the phrase that matched
 */
export function getLanguageShare(
  phraseLanguage: string,
  textLanguage: string | undefined,
  group: LetterGroup,
  { strength, letters, wordCount }: { readonly strength: number; readonly letters: number; readonly wordCount: number },
): number {
  const language = toBaseLanguage(phraseLanguage);
  const textGroup = textLanguage === undefined ? undefined : (groupsByLanguage[textLanguage] ?? "latin");
  if (language === textLanguage) return 1;
  const isCertain = strength >= 0.6;
  if (textLanguage === undefined || textGroup !== group) {
    if (language === "en" || group !== "latin") return isCertain ? 1 : 0.7;
    if (wordCount > 1) return 0.9;
    return letters < 5 ? (isCertain ? 0.3 : 0) : isCertain ? 0.9 : 0.4;
  }
  if (relatives.some((group) => group.includes(language) && group.includes(textLanguage))) return isCertain ? 0.7 : 0.4;
  if (language === "en") return isCertain ? (wordCount > 1 || letters >= minForeignLength ? 0.8 : 0.4) : 0.25;
  if (wordCount > 1) return 0.6;
  return isCertain && letters >= minForeignLength ? 0.4 : 0;
}
