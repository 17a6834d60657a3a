import climateWordFile from "#data/moods/climates.txt.br" with { type: "file" };
import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { Climate } from "#/studio/palette/climates";
import { listAvoided } from "#/studio/understanding/list-avoided";
import type { MoodId } from "#/studio/understanding/moods";
import { understandMoods } from "#/studio/understanding/understand-moods";
import { toTableLanguage, WordTable } from "#/studio/understanding/word-table";

const words = new WordTable<Climate>(climateWordFile);

/** The climates of moods. */
const byMood: Readonly<Partial<Record<MoodId, Climate>>> = {
  warm: "warm",
  welcoming: "warm",
  fresh: "fresh",
  natural: "natural",
  sustainable: "natural",
  adventurous: "outdoor",
  festive: "festive",
  loud: "festive",
  colourful: "festive",
  cheerful: "bright",
  romantic: "romantic",
  sensual: "romantic",
  cold: "cold",
};

/** The weight of moods that describe the look: a free repair of saws says nothing about the outdoors. */
const minWeight = 0.8;

/**
 * The climates that a brief asks for in what it should feel like, what it stands for and its tagline, without those
 * that it wants to avoid.
 */
export function findClimates(brief: Brief, language: Language): ReadonlySet<Climate> {
  const own = toTableLanguage(language);
  const languages = own === "en" ? ([own] as const) : ([own, "en"] as const);
  const find = (text: string) => languages.flatMap((one) => words.find(text, one));
  const found = new Set<Climate>();
  const refused = new Set<Climate>();
  const add = (climate: Climate, isRefused: boolean) => (isRefused ? refused : found).add(climate);
  const { adjectives = [], values = [], tone = "", tagline = "" } = brief;
  for (const text of [...adjectives, ...values, tone, tagline]) for (const { id, isNegated } of find(text)) add(id, isNegated);
  for (const text of listAvoided(brief)) for (const { id } of find(text)) refused.add(id);
  for (const { id, weight, isAvoided } of understandMoods(brief, language).moods) {
    const climate = byMood[id];
    if (climate !== undefined && weight >= minWeight) add(climate, isAvoided);
  }
  return new Set([...found].filter((climate) => !refused.has(climate)));
}
