import { getCallPhrases } from "#/studio/copy/call-phrases";
import type { ControlPhrases } from "#/studio/copy/control-phrases";
import { createKindWording, type WordingContext } from "#/studio/copy/kind-phrases";
import { createAmharicPhrases } from "#/studio/copy/languages/am";
import { createArabicPhrases } from "#/studio/copy/languages/ar";
import { createAzerbaijaniPhrases } from "#/studio/copy/languages/az";
import { createBulgarianPhrases } from "#/studio/copy/languages/bg";
import { createBengaliPhrases } from "#/studio/copy/languages/bn";
import { createCzechPhrases } from "#/studio/copy/languages/cs";
import { createDanishPhrases } from "#/studio/copy/languages/da";
import { createGermanPhrases } from "#/studio/copy/languages/de";
import { createGreekPhrases } from "#/studio/copy/languages/el";
import { createEnglishPhrases } from "#/studio/copy/languages/en";
import { createSpanishPhrases } from "#/studio/copy/languages/es";
import { createPersianPhrases } from "#/studio/copy/languages/fa";
import { createFinnishPhrases } from "#/studio/copy/languages/fi";
import { createFilipinoPhrases } from "#/studio/copy/languages/fil";
import { createFrenchPhrases } from "#/studio/copy/languages/fr";
import { createHebrewPhrases } from "#/studio/copy/languages/he";
import { createHindiPhrases } from "#/studio/copy/languages/hi";
import { createHungarianPhrases } from "#/studio/copy/languages/hu";
import { createArmenianPhrases } from "#/studio/copy/languages/hy";
import { createIndonesianPhrases } from "#/studio/copy/languages/id";
import { createItalianPhrases } from "#/studio/copy/languages/it";
import { createJapanesePhrases } from "#/studio/copy/languages/ja";
import { createGeorgianPhrases } from "#/studio/copy/languages/ka";
import { createKoreanPhrases } from "#/studio/copy/languages/ko";
import { createMarathiPhrases } from "#/studio/copy/languages/mr";
import { createMalayPhrases } from "#/studio/copy/languages/ms";
import { createNorwegianPhrases } from "#/studio/copy/languages/nb";
import { createDutchPhrases } from "#/studio/copy/languages/nl";
import { createPolishPhrases } from "#/studio/copy/languages/pl";
import { createPortuguesePhrases } from "#/studio/copy/languages/pt";
import { createRomanianPhrases } from "#/studio/copy/languages/ro";
import { createRussianPhrases } from "#/studio/copy/languages/ru";
import { createSerbianPhrases } from "#/studio/copy/languages/sr";
import { createSwedishPhrases } from "#/studio/copy/languages/sv";
import { createSwahiliPhrases } from "#/studio/copy/languages/sw";
import { createTamilPhrases } from "#/studio/copy/languages/ta";
import { createTeluguPhrases } from "#/studio/copy/languages/te";
import { createThaiPhrases } from "#/studio/copy/languages/th";
import { createTurkishPhrases } from "#/studio/copy/languages/tr";
import { createUkrainianPhrases } from "#/studio/copy/languages/uk";
import { createUrduPhrases } from "#/studio/copy/languages/ur";
import { createVietnamesePhrases } from "#/studio/copy/languages/vi";
import { createSimplifiedChinesePhrases } from "#/studio/copy/languages/zh-Hans";
import { createTraditionalChinesePhrases } from "#/studio/copy/languages/zh-Hant";
import { createSlovakPhrases } from "#/studio/copy/languages/sk";
import { createCroatianPhrases } from "#/studio/copy/languages/hr";
import { createSlovenianPhrases } from "#/studio/copy/languages/sl";
import { createCatalanPhrases } from "#/studio/copy/languages/ca";
import { createLithuanianPhrases } from "#/studio/copy/languages/lt";
import { createLatvianPhrases } from "#/studio/copy/languages/lv";
import { createEstonianPhrases } from "#/studio/copy/languages/et";
import { createIcelandicPhrases } from "#/studio/copy/languages/is";
import { createMacedonianPhrases } from "#/studio/copy/languages/mk";
import { createBelarusianPhrases } from "#/studio/copy/languages/be";
import { createWelshPhrases } from "#/studio/copy/languages/cy";
import { createIrishPhrases } from "#/studio/copy/languages/ga";
import { createGalicianPhrases } from "#/studio/copy/languages/gl";
import { createBasquePhrases } from "#/studio/copy/languages/eu";
import { createAlbanianPhrases } from "#/studio/copy/languages/sq";
import { createAfrikaansPhrases } from "#/studio/copy/languages/af";
import { createGujaratiPhrases } from "#/studio/copy/languages/gu";
import { createKazakhPhrases } from "#/studio/copy/languages/kk";
import { createKhmerPhrases } from "#/studio/copy/languages/km";
import { createKannadaPhrases } from "#/studio/copy/languages/kn";
import { createLaoPhrases } from "#/studio/copy/languages/lo";
import { createMalayalamPhrases } from "#/studio/copy/languages/ml";
import { createBurmesePhrases } from "#/studio/copy/languages/my";
import { createNepaliPhrases } from "#/studio/copy/languages/ne";
import { createPunjabiPhrases } from "#/studio/copy/languages/pa";
import { createSinhalaPhrases } from "#/studio/copy/languages/si";
import type { LanguagePhrases, PhraseLanguage, Phrases } from "#/studio/copy/phrases";
import { createRewrite, rewritePhrases } from "#/studio/copy/rewrite-phrases";
import { formalRewrites } from "#/studio/copy/rewrites/formal";
import { easternInformal } from "#/studio/copy/rewrites/informal-east";
import { westernInformal } from "#/studio/copy/rewrites/informal-west";
import { europeanPortuguese, informalEuropeanPortuguese } from "#/studio/copy/rewrites/regional";
import type { Address } from "#/studio/understanding/understand-address";

/** A table is created when its language is first used, so that start-up does not pay for all. */
const creators: Readonly<Record<PhraseLanguage, () => LanguagePhrases>> = {
  en: createEnglishPhrases,
  de: createGermanPhrases,
  fr: createFrenchPhrases,
  es: createSpanishPhrases,
  ru: createRussianPhrases,
  ja: createJapanesePhrases,
  ar: createArabicPhrases,
  he: createHebrewPhrases,
  it: createItalianPhrases,
  pt: createPortuguesePhrases,
  nl: createDutchPhrases,
  sv: createSwedishPhrases,
  da: createDanishPhrases,
  nb: createNorwegianPhrases,
  fi: createFinnishPhrases,
  pl: createPolishPhrases,
  cs: createCzechPhrases,
  hu: createHungarianPhrases,
  ro: createRomanianPhrases,
  bg: createBulgarianPhrases,
  uk: createUkrainianPhrases,
  sr: createSerbianPhrases,
  el: createGreekPhrases,
  tr: createTurkishPhrases,
  fa: createPersianPhrases,
  hi: createHindiPhrases,
  bn: createBengaliPhrases,
  th: createThaiPhrases,
  vi: createVietnamesePhrases,
  id: createIndonesianPhrases,
  ko: createKoreanPhrases,
  "zh-Hans": createSimplifiedChinesePhrases,
  "zh-Hant": createTraditionalChinesePhrases,
  ka: createGeorgianPhrases,
  hy: createArmenianPhrases,
  sk: createSlovakPhrases,
  hr: createCroatianPhrases,
  sl: createSlovenianPhrases,
  ca: createCatalanPhrases,
  lt: createLithuanianPhrases,
  lv: createLatvianPhrases,
  et: createEstonianPhrases,
  is: createIcelandicPhrases,
  mk: createMacedonianPhrases,
  be: createBelarusianPhrases,
  cy: createWelshPhrases,
  ga: createIrishPhrases,
  gl: createGalicianPhrases,
  eu: createBasquePhrases,
  sq: createAlbanianPhrases,
  af: createAfrikaansPhrases,
  ta: createTamilPhrases,
  ur: createUrduPhrases,
  mr: createMarathiPhrases,
  te: createTeluguPhrases,
  ms: createMalayPhrases,
  fil: createFilipinoPhrases,
  sw: createSwahiliPhrases,
  gu: createGujaratiPhrases,
  kn: createKannadaPhrases,
  ml: createMalayalamPhrases,
  pa: createPunjabiPhrases,
  ne: createNepaliPhrases,
  si: createSinhalaPhrases,
  az: createAzerbaijaniPhrases,
  kk: createKazakhPhrases,
  am: createAmharicPhrases,
  km: createKhmerPhrases,
  lo: createLaoPhrases,
  my: createBurmesePhrases,
};

/** The form of a language in which pages speak. */
export type PhraseVoice = {
  /** BCP 47 language of the templates and of the page. */
  readonly lang: PhraseLanguage;
  /** How readers are addressed; as usual in the language if absent. */
  readonly address?: Address | undefined;
  /** Whether Portuguese is that of Portugal. */
  readonly isEuropean?: boolean | undefined;
};

/** The lists of changed words that turn a language's phrases into those of a voice, in order. */
function listRewrites({ lang, address, isEuropean }: PhraseVoice): readonly string[] {
  const regional = lang === "pt" && isEuropean === true;
  const informal = regional ? informalEuropeanPortuguese : (westernInformal[lang] ?? easternInformal[lang]);
  const addressing = address === "informal" ? informal : address === "formal" ? formalRewrites[lang] : undefined;
  return [...(regional ? [europeanPortuguese] : []), ...(addressing === undefined ? [] : [addressing])];
}

const phrasesByVoice = new Map<string, LanguagePhrases>();

/** Everything that Livery says in a language, in the form that a voice has. */
export function getLanguagePhrases(voice: PhraseVoice | PhraseLanguage): LanguagePhrases {
  const { lang, address = "usual", isEuropean = false } = typeof voice === "string" ? { lang: voice } : voice;
  const key = `${lang} ${address} ${isEuropean}`;
  const known = phrasesByVoice.get(key);
  if (known !== undefined) return known;
  const rewrites = listRewrites({ lang, address, isEuropean });
  const phrases = rewrites.reduce((tree, list) => rewritePhrases(tree, createRewrite(list)), creators[lang]());
  phrasesByVoice.set(key, phrases);
  return phrases;
}

/** The sentences of pages in a language, as they fit a kind of organisation. */
export function getPhrases(voice: PhraseVoice | PhraseLanguage, context: WordingContext): Phrases {
  const { page, kinds } = getLanguagePhrases(voice);
  const lang = typeof voice === "string" ? voice : voice.lang;
  return { ...page, ...createKindWording(context, kinds, page, getCallPhrases(lang)) };
}

/** The phrases of components in a language. */
export const getControlPhrases = (voice: PhraseVoice | PhraseLanguage): ControlPhrases => getLanguagePhrases(voice).controls;
