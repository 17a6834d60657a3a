import type { ControlPhrases } from "#/studio/copy/control-phrases";
import { englishControls } from "#/studio/copy/english-controls";
import { germanControls } from "#/studio/copy/german-controls";
import { frenchControls } from "#/studio/copy/french-controls";
import { spanishControls } from "#/studio/copy/spanish-controls";
import { russianControls } from "#/studio/copy/russian-controls";
import { japaneseControls } from "#/studio/copy/japanese-controls";
import { arabicControls } from "#/studio/copy/arabic-controls";
import { hebrewControls } from "#/studio/copy/hebrew-controls";
import type { PhraseLanguage } from "#/studio/copy/phrases";

const controlPhrasesByLanguage: Readonly<Record<PhraseLanguage, ControlPhrases>> = {
  en: englishControls,
  de: germanControls,
  fr: frenchControls,
  es: spanishControls,
  ru: russianControls,
  ja: japaneseControls,
  ar: arabicControls,
  he: hebrewControls,
};

/** The control phrases of a language. */
export const getControlPhrases = (language: PhraseLanguage): ControlPhrases => controlPhrasesByLanguage[language];
