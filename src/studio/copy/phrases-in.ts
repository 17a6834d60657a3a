import { english } from "#/studio/copy/english";
import { german } from "#/studio/copy/german";
import type { PhraseLanguage, Phrases } from "#/studio/copy/phrases";

const byLanguage: Readonly<Record<PhraseLanguage, Phrases>> = { en: english, de: german };

/** The phrases of one language. */
export const phrasesIn = (language: PhraseLanguage): Phrases => byLanguage[language];
