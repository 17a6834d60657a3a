import { arabic } from "#/studio/copy/arabic";
import { english } from "#/studio/copy/english";
import { french } from "#/studio/copy/french";
import { german } from "#/studio/copy/german";
import { hebrew } from "#/studio/copy/hebrew";
import { japanese } from "#/studio/copy/japanese";
import { russian } from "#/studio/copy/russian";
import { spanish } from "#/studio/copy/spanish";
import type { PhraseLanguage, Phrases } from "#/studio/copy/phrases";

const phrasesByLanguage: Readonly<Record<PhraseLanguage, Phrases>> = {
  en: english,
  de: german,
  fr: french,
  es: spanish,
  ru: russian,
  ja: japanese,
  ar: arabic,
  he: hebrew,
};

/** The template sentences of a language. */
export const getPhrases = (language: PhraseLanguage): Phrases => phrasesByLanguage[language];
