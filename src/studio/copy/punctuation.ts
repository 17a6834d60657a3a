import type { PhraseLanguage } from "#/studio/copy/phrases";

const listSeparators: Partial<Readonly<Record<PhraseLanguage, string>>> = { ja: "、", ar: "، " };

/** What stands between the entries of a list in running text, with its space. */
export const getListSeparator = (lang: PhraseLanguage): string => listSeparators[lang] ?? ", ";

/** What ends a sentence. */
export const getFullStop = (lang: PhraseLanguage): string => (lang === "ja" ? "。" : ".");
