import { foldWord } from "#/studio/understanding/trades/fold-word";
import { toStem } from "#/studio/understanding/trades/inflection";
import { isFunctionWord } from "#/studio/understanding/trades/function-words";
import { toLetterKey, type PhraseFile } from "#/studio/understanding/trades/phrase-file";
import { hasNoSpaces, letterGroups, splitWords, stripArticle, type LetterGroup } from "#/studio/understanding/trades/split-words";
import { listTrades } from "#/studio/understanding/trades/trades";
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

/** The phrases as the studio reads them: grouped by letters, filed by the first word's stem. */
export function toPhraseFiles(listed: readonly ListedPhrase[]): ReadonlyMap<LetterGroup, PhraseFile> {
  const tradeIds = listTrades().map(({ id }) => id);
  const lines = new Map<LetterGroup, Map<string, Map<string, number>>>();
  for (const phrase of listed) {
    for (const spelling of listSpellings(phrase)) {
      const words = splitWords(spelling).filter(({ folded }) => !isFunctionWord(folded, phrase.language));
      const [first] = words;
      if (first === undefined) continue;
      const { group } = words.find((word) => word.group !== "latin") ?? first;
      const isWhole = hasNoSpaces(group) || group === "hangul";
      const isExact = phrase.language === "vi" && spelling === phrase.text;
      const texts = words.map(({ folded, written }) => {
        if (isExact) return written;
        return group === "arabic" ? stripArticle(folded) : folded;
      });
      const [head = "", ...others] = texts;
      const whole = texts.join("");
      const key = isWhole ? toLetterKey(whole) : toStem(head, phrase.language);
      const rest = isWhole ? whole : others.join(" ");
      const accent = first.written === first.folded && isAscii(spelling.slice(first.start, first.end)) ? "" : "^";
      const ending = isWhole ? "=" : accent + head.slice(key.length);
      const entry = `${phrase.language},${tradeIds.indexOf(phrase.tradeId)},%,${ending},${rest}`;
      const file = isWhole ? group : first.group;
      const keys = lines.get(file) ?? new Map<string, Map<string, number>>();
      lines.set(file, keys);
      const entries = keys.get(key) ?? new Map<string, number>();
      keys.set(key, entries);
      const isCut = words.length === 1 && /\p{L} \p{L}/u.test(spelling) && !isWhole;
      const strength = isCut ? Math.min(phrase.strength, cutStrength) : phrase.strength;
      entries.set(entry, Math.max(entries.get(entry) ?? 0, Math.round(strength * 100)));
    }
  }
  return new Map(letterGroups.map((group) => [group, { tradeIds, lines: formatLines(lines.get(group)) }]));
}

const formatLines = (keys: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map()) =>
  [...keys]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(
      ([key, entries]) => `${key}\t${[...entries].map(([entry, strength]) => entry.replace("%", String(strength))).join("|")}`,
    );
