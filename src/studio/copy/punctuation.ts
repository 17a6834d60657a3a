import type { PhraseLanguage } from "#/studio/copy/phrases";

const listSeparators: Readonly<Record<string, string>> = {
  ja: "、",
  "zh-Hans": "、",
  "zh-Hant": "、",
  ar: "، ",
  fa: "، ",
  ur: "، ",
  am: "፣ ",
  my: "၊ ",
};

/** The separator between list entries in running text, with its space. */
export const getListSeparator = (lang: PhraseLanguage): string => listSeparators[lang] ?? ", ";

const fullStops: Readonly<Record<string, string>> = {
  ja: "。",
  "zh-Hans": "。",
  "zh-Hant": "。",
  hi: "।",
  bn: "।",
  ur: "۔",
  ne: "।",
  pa: "।",
  am: "።",
  km: "។",
  my: "။",
  th: "",
  lo: "",
  hy: "։",
};

/** The character that ends a sentence. Thai and Lao have none. */
export const getFullStop = (lang: PhraseLanguage): string => fullStops[lang] ?? ".";
