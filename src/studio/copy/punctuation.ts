import type { PhraseLanguage } from "#/studio/copy/phrases";

const listSeparators: Partial<Readonly<Record<PhraseLanguage, string>>> = { ja: "、", ar: "، " };

/** The separator between list entries in running text, with its space. */
export const getListSeparator = (lang: PhraseLanguage): string => listSeparators[lang] ?? ", ";

/** The character that ends a sentence. */
export const getFullStop = (lang: PhraseLanguage): string => (lang === "ja" ? "。" : ".");
