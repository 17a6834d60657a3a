import type { PhraseLanguage } from "#/studio/copy/phrases";

const commas: Partial<Readonly<Record<PhraseLanguage, string>>> = { ja: "、", ar: "، " };

/** What stands between the entries of a list in running text, with its space. */
export const listComma = (lang: PhraseLanguage): string => commas[lang] ?? ", ";

/** What ends a sentence. */
export const fullStop = (lang: PhraseLanguage): string => (lang === "ja" ? "。" : ".");
