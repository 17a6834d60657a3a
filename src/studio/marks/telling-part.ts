/** Signs for a list rather than a place after a comma. */
const joining = /[&+]|\s(?:and|und|et|y|e|og|och|en|i|и|і|та|και|و|és|ve)\s/iu;

const listContent = (text: string): readonly string[] => text.split(/\s+/).filter((word) => /\p{L}{2}/u.test(word));

/**
 * A name without the place that it adds after its only comma: a town after a name of several words, as in `Little Clinic,
 * Margao`, or anything after one that says what the organisation is. Two names of partners stay.
 */
function dropPlace(text: string, rateCommonness: (word: string) => number): string {
  const [head = "", place = "", ...more] = text.split(/[,،]\s?/u);
  const [words, placeWords] = [listContent(head), listContent(place)];
  if (more.length > 0 || placeWords.length === 0 || joining.test(text)) return text;
  const isSaid = words.some((word) => rateCommonness(word) > 0) && words.some((word) => rateCommonness(word) === 0);
  return isSaid || (words.length > 1 && placeWords.length === 1) ? head : text;
}

/** Prepositions between what a place is and how it is called: `Lecznica pod Kasztanem`, `Penzion U Lípy`, `Gasthof zum Hirschen`. */
const calledAfter = /^\p{Lu}.*?\s(?:pod|u|kod|zum|zur|под|у|біля)\s(?=\p{Lu}\p{L}{2})/iu;

/** Adjectives of places, of neighbours and of the like in Slavic languages: `Sousedský`, `Krakowska`, `Городская`. */
const placeAdjective = /(?:[sc]k(?:ý|á|é|i|a|ie|o)|[сц](?:ь)?к(?:ий|ая|ое|а|е|и|і|о))$/iu;

/**
 * A name without an adjective before what the organisation is, if its own name follows: `Křížaly` of `Sousedský pivovar
 * Křížaly`. Names between such words have capitals, and what an organisation is has none.
 */
function dropAdjective(text: string, rateCommonness: (word: string) => number): string {
  const words = text.split(" ");
  const at = words.findIndex((word, index) => index > 0 && /^\p{Ll}/u.test(word) && rateCommonness(word) > 0);
  const [own = ""] = words.slice(at + 1);
  const isBefore = at > 0 && words.slice(0, at).every((word) => placeAdjective.test(word));
  return isBefore && /^\p{Lu}\p{L}{2}/u.test(own) && rateCommonness(own) === 0 ? words.slice(at + 1).join(" ") : text;
}

/** The part of a name that tells it from others, without a place, a preposition or an adjective around it. */
export function findTellingPart(name: string, rateCommonness: (word: string) => number): string {
  const text = dropAdjective(dropPlace(name, rateCommonness), rateCommonness);
  const [before = ""] = calledAfter.exec(text) ?? [];
  return text.slice(before.length);
}
