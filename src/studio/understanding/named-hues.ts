import type { Brief } from "#/model/brief";
import type { Language } from "#/model/language";
import type { HueName } from "#/studio/palette/hue-names";
import { findColors } from "#/studio/understanding/color-words";
import { toTableLanguage } from "#/studio/understanding/word-table";

/**
 * The hues that a brief calls its own, by words for colours in what it should feel like and how it speaks. Its name
 * says nothing of them: most people called Brown, Rosa or Verdi have shops of another colour.
 */
export function findNamedHues({ adjectives = [], tone = "" }: Brief, language: Language): ReadonlySet<HueName> {
  const own = toTableLanguage(language);
  const matches = [...adjectives, tone].flatMap((text) => findColors(text, own));
  return new Set(matches.flatMap(({ id, isNegated }) => (isNegated ? [] : [id])));
}
