import type { ControlPhrases } from "#/studio/copy/control-phrases";
import { createKindWording, type WordingContext } from "#/studio/copy/kind-phrases";
import { loadPhrases } from "#/studio/copy/phrase-files";
import type { LanguagePhrases, PhraseLanguage, Phrases } from "#/studio/copy/phrases";
import { createRewrite, rewritePhrases } from "#/studio/copy/rewrite-phrases";
import {
  getEuropeanPortuguese,
  getFormalRewrites,
  getInformalEuropeanPortuguese,
  getInformalRewrites,
} from "#/studio/copy/rewrites";
import type { Address } from "#/studio/understanding/understand-address";

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
  const getInformal = () => (regional ? getInformalEuropeanPortuguese() : getInformalRewrites().get(lang));
  const addressing = address === "informal" ? getInformal() : address === "formal" ? getFormalRewrites().get(lang) : undefined;
  return [...(regional ? [getEuropeanPortuguese()] : []), ...(addressing === undefined ? [] : [addressing])];
}

const phrasesByVoice = new Map<string, LanguagePhrases>();

/** Everything that Livery says in a language, in the form that a voice has. */
export function getLanguagePhrases(voice: PhraseVoice | PhraseLanguage): LanguagePhrases {
  const { lang, address = "usual", isEuropean = false } = typeof voice === "string" ? { lang: voice } : voice;
  const key = `${lang} ${address} ${isEuropean}`;
  const known = phrasesByVoice.get(key);
  if (known !== undefined) return known;
  const rewrites = listRewrites({ lang, address, isEuropean });
  const phrases = rewrites.reduce((tree, list) => rewritePhrases(tree, createRewrite(list)), loadPhrases(lang));
  phrasesByVoice.set(key, phrases);
  return phrases;
}

/** Languages whose word for fees is that of what professions ask, or of costs and taxes: no school has it above its prices. */
const professionalFees: ReadonlySet<PhraseLanguage> = new Set(["fr", "el", "hr", "sr", "mk", "sl", "lt"]);

/** The sentences of pages in a language, as they fit a kind of organisation. */
export function getPhrases(voice: PhraseVoice | PhraseLanguage, context: WordingContext): Phrases {
  const { page, kinds } = getLanguagePhrases(voice);
  const areFeesProfessional = professionalFees.has(typeof voice === "string" ? voice : voice.lang);
  return { ...page, ...createKindWording({ ...context, areFeesProfessional }, kinds, page) };
}

/** The phrases of components in a language. */
export const getControlPhrases = (voice: PhraseVoice | PhraseLanguage): ControlPhrases => getLanguagePhrases(voice).controls;
