import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Articles, prepositions and conjunctions, by language. */
const wordsByLanguage: Readonly<Record<string, string>> = {
  en: "a an the of and in on at by to",
  de: "der die das den dem des ein eine und im in am an zum zur vom von",
  fr: "le la les l du de des d un une et en aux au à",
  es: "el la los las de del y e en",
  it: "il lo la gli i le di da del dello della dei delle degli dell al alla e",
  pt: "o os a as de do da dos das e em no na",
  nl: "het een van en de",
  sv: "och av på för i",
  da: "og af på til i",
  nb: "og av på til i",
  fi: "ja",
  pl: "i w z na dla do",
  cs: "a v na pro",
  hu: "a az és",
  ro: "de și cu la din",
  ru: "и в на с из от для",
  uk: "і та й в у на з від до для",
  bg: "и в на за с от",
  sr: "и у на за од са",
  hr: "i u na za od sa",
  el: "το η ο των της του και για",
  tr: "ve ile",
  cy: "y yr a ac i o ar yn",
  ga: "an na agus de do le ar i",
};

const functionWords = new Map<string, ReadonlySet<string>>();

function getFunctionWords(language: string): ReadonlySet<string> {
  const known = functionWords.get(language);
  if (known) return known;
  const words = new Set((wordsByLanguage[language] ?? "").split(" ").map(foldWord));
  functionWords.set(language, words);
  return words;
}

/** Whether a folded word only joins others in this language: phrases are compared without it. */
export const isFunctionWord = (folded: string, language: string) => getFunctionWords(language).has(folded);

/** After these words a text names the audience of the offer, not the offer. */
const purposeWords: ReadonlySet<string> = new Set(
  "for für fur pour para per voor för for til for dla pro для за untuk dành cho برای لأجل".split(" ").map(foldWord),
);

/** Whether a folded word introduces an audience. */
export const isPurposeWord = (folded: string) => purposeWords.has(folded);

/** Before these words a text names the audience. */
const purposeEndings: ReadonlySet<string> = new Set("için लिए লিয়ে জন্য".split(" ").map(foldWord));

/** Whether a folded word ends the words for an audience. */
export const isPurposeEnding = (folded: string) => purposeEndings.has(folded);
