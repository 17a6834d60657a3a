import { foldWord } from "#/studio/understanding/trades/fold-word";
import { toStem } from "#/studio/understanding/trades/inflection";
import { isFunctionWord } from "#/studio/understanding/trades/function-words";
import type { PhraseRow } from "#/studio/understanding/trades/phrase-file";
import {
  isSearchedByLetters,
  letterGroups,
  splitWords,
  stripArticle,
  type LetterGroup,
} from "#/studio/understanding/trades/split-words";
import type { ListedPhrase } from "./collect-phrases";
import { listMutations } from "./initial-mutations";

/** Spellings of one phrase: what people use for lack of the right letters or script, and with a changed first letter. */
function listSpellings({ language, text }: ListedPhrase): readonly string[] {
  if (language === "de" && /[äöü]/i.test(text)) {
    return [text, text.replace(/ä/gi, "ae").replace(/ö/gi, "oe").replace(/ü/gi, "ue")];
  }
  if (language === "sr" && /\p{sc=Cyrillic}/u.test(text)) return [text, toSerbianLatin(text)];
  if (language === "vi" && text.includes(" ") && !isAscii(text)) return [text, toPlainVietnamese(text)];
  return [text, ...listMutations(text, language)];
}

/** What is left of a phrase like “city of” without its function words says little. */
const cutStrength = 0.4;

/** Vietnamese without its marks, as people type it; single syllables would mean too much. */
const toPlainVietnamese = (text: string) => text.split(" ").map(foldWord).join(" ");
const isAscii = (text: string) => /^[\x20-\x7e]*$/.test(text);

const cyrillic = "а б в г д ђ е ж з и ј к л љ м н њ о п р с т ћ у ф х ц ч џ ш".split(" ");
const latin = "a b v g d đ e ž z i j k l lj m n nj o p r s t ć u f h c č dž š".split(" ");
const toSerbianLatin = (text: string) =>
  [...text.toLowerCase()].map((letter) => latin[cyrillic.indexOf(letter)] ?? letter).join("");

/** The phrases as the studio reads them: by group of letters, with the stem of the first word apart from its ending. */
export function toPhraseRows(listed: readonly ListedPhrase[]): ReadonlyMap<LetterGroup, readonly PhraseRow[]> {
  const rows = new Map<LetterGroup, Map<string, PhraseRow>>(letterGroups.map((group) => [group, new Map()]));
  for (const phrase of listed) {
    for (const spelling of listSpellings(phrase)) {
      const { language, tradeId } = phrase;
      const words = splitWords(spelling).filter(({ folded }) => !isFunctionWord(folded, language));
      const [first] = words;
      if (first === undefined) continue;
      const { group } = words.find((word) => word.group !== "latin") ?? first;
      const isExact = language === "vi" && spelling === phrase.text;
      const texts = words.map(({ folded, written }) => {
        if (isExact) return written;
        return group === "arabic" ? stripArticle(folded) : folded;
      });
      const [head = "", ...others] = texts;
      const isWhole = isSearchedByLetters(group);
      const stem = toStem(head, language);
      const accent = first.written === first.folded && isAscii(spelling.slice(first.start, first.end)) ? "" : "^";
      const text = isWhole ? texts.join("") : [stem, ...others].join(" ");
      const ending = isWhole ? "" : accent + head.slice(stem.length);
      const isCut = words.length === 1 && /\p{L} \p{L}/u.test(spelling) && !isWhole;
      const strength = Math.round(100 * (isCut ? Math.min(phrase.strength, cutStrength) : phrase.strength));
      const known = rows.get(isWhole ? group : first.group);
      const id = `${language},${tradeId},${ending},${text}`;
      known?.set(id, { language, tradeId, text, ending, strength: Math.max(known.get(id)?.strength ?? 0, strength) });
    }
  }
  return new Map([...rows].map(([group, known]) => [group, [...known.values()]]));
}
