/** What is done, as the first word of a list whose further items are in the case that it asks for, by language. */
const actions: Readonly<Record<string, RegExp>> = {
  pl: /^(?:\p{L}{2,20}(?:cja|anie|enie|ycie|icie)|naprawa|sprzedaż|wynajem|montaż|skup|serwis|uprawa|hodowla|przeróbki)(?!\p{L})/iu,
  cs: /^(?:\p{L}{2,20}(?:ace|ání|ení|ytí|ití)|oprav[ay]|prodej|výroba|pronájem|montáž|servis|výkup)(?!\p{L})/iu,
  sk: /^(?:\p{L}{2,20}(?:ácia|anie|enie|ytie|itie)|oprav[ay]|predaj|výroba|prenájom|montáž|servis|výkup)(?!\p{L})/iu,
  uk: /^(?:\p{L}{2,20}(?:ація|ання|ення|іння|иття)|ремонт|продаж|оренда|монтаж|заміна|чистка)(?!\p{L})/iu,
  ru: /^(?:\p{L}{2,20}(?:ация|ание|ение|итьё|итье)|ремонт|продажа|пошив|аренда|монтаж|замена|чистка)(?!\p{L})/iu,
};

/** Endings that nouns have after such a word, and hardly any has by itself. */
const endings: Readonly<Record<string, RegExp>> = {
  pl: /^\p{L}{2,20}(?:ów|ek|eń)$/iu,
  cs: /^\p{L}{2,20}(?:ů|ek)$/iu,
  sk: /^\p{L}{2,20}(?:ov|iek)$/iu,
  uk: /^\p{L}{2,20}(?:ів|ок)$/iu,
  ru: /^\p{L}{2,20}(?:ов|ев|ок)$/iu,
};

/** Whether the first of several items says what is done with all of them: the others cannot stand alone. */
export function governsOthers(items: readonly string[], language: string): boolean {
  const [action, ending] = [actions[language], endings[language]];
  const [first = "", ...others] = items;
  if (action === undefined || ending === undefined || !action.test(first) || !/\s/u.test(first)) return false;
  return others.some((item) => ending.test(item.split(" ", 1)[0] ?? "")) && !others.some((item) => action.test(item));
}
