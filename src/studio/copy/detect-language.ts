import type { Brief } from "#/model/brief";

/** Frequent words that distinguish languages in Latin script. */
const commonWords: Readonly<Record<string, readonly string[]>> = {
  en: ["the", "and", "for", "with", "of", "that", "to", "who", "in", "your", "from", "without", "is", "are"],
  de: [
    "und",
    "der",
    "die",
    "das",
    "für",
    "mit",
    "von",
    "ohne",
    "ein",
    "eine",
    "den",
    "im",
    "wir",
    "aus",
    "zum",
    "zur",
    "auf",
    "ist",
  ],
  fr: ["et", "le", "la", "les", "des", "pour", "avec", "une", "du", "sans", "dans", "est", "nous", "vos"],
  es: ["y", "el", "los", "las", "para", "con", "una", "del", "sin", "en", "que", "es", "su"],
  it: ["e", "il", "gli", "per", "con", "una", "della", "senza", "che", "di", "è"],
  nl: ["en", "het", "een", "voor", "met", "van", "zonder", "zijn", "niet", "onze"],
  da: ["og", "til", "med", "for", "det", "uden", "fra", "som", "vi", "af"],
};

const languageScripts: readonly (readonly [language: string, letters: RegExp])[] = [
  ["ja", /[\p{Script=Hiragana}\p{Script=Katakana}]/u],
  ["ko", /\p{Script=Hangul}/u],
  ["zh", /\p{Script=Han}/u],
  ["ar", /\p{Script=Arabic}/u],
  ["he", /\p{Script=Hebrew}/u],
  ["el", /\p{Script=Greek}/u],
  ["uk", /[іїєґІЇЄҐ]/u],
  ["ru", /\p{Script=Cyrillic}/u],
  ["hi", /\p{Script=Devanagari}/u],
  ["th", /\p{Script=Thai}/u],
];

/** All running text of a brief, without the name. */
export function getBriefText(brief: Brief): string {
  const copy = brief.copy ?? {};
  return [
    brief.tagline,
    brief.industry,
    brief.audience,
    brief.offer,
    brief.tone,
    ...(brief.values ?? []),
    ...(brief.adjectives ?? []),
    copy.headline,
    copy.subhead,
    copy.cta,
    copy.audience,
    ...(copy.values ?? []),
    ...(copy.features ?? []).flatMap(({ title, body }) => [title, body]),
    ...(copy.navigation ?? []),
  ]
    .filter((text) => text !== undefined)
    .join(" ");
}

/**
 * Detects a text's language by script, then by frequent words, as a BCP 47 primary subtag.
 * `undefined` if there is too little evidence.
 */
export function detectLanguage(text: string): string | undefined {
  for (const [language, letters] of languageScripts) if (letters.test(text)) return language;
  const words = text.toLowerCase().split(/[^\p{L}]+/u);
  let best: { language: string; hits: number } | undefined;
  for (const [language, common] of Object.entries(commonWords)) {
    const hits =
      words.filter((word) => common.includes(word)).length + (language === "de" ? (text.match(/[äöüß]/gi)?.length ?? 0) / 2 : 0);
    if (hits > (best?.hits ?? 0)) best = { language, hits };
  }
  return best !== undefined && best.hits >= 1 ? best.language : undefined;
}
