import { lacksWordSpaces, splitSpacedPhrases } from "#/studio/copy/word-breaks";

/** Han and kana: scripts without spaces, in which a headline would break inside words. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

const closing = /[、。，．！？：；・…」』）】》〉~～—]/;
const opening = /[「『（【《〈“(]$/;
const hiragana = /[\u3041-\u309f]/;
const startsWord = /[\u30a0-\u30ff\u3400-\u9fffA-Za-z0-9「『（【《〈]/;

/** Words in hiragana that belong to the noun after them. */
const leading = /(?:同じ|この|その|あの|どの|わが|お|ご)$/;

/** Chinese clauses up to this length are kept on one line, in letters. */
const maxClause = 8;

/** Whether a headline in this text needs places at which its lines may break. */
export const isUnspaced = (text: string): boolean => unspaced.test(text) || lacksWordSpaces(text);

function splitJapanese(clause: string): readonly string[] {
  const phrases: string[] = [];
  let phrase = "";
  const letters = [...clause];
  for (const [index, letter] of letters.entries()) {
    phrase += letter;
    const next = letters[index + 1];
    if (next !== undefined && hiragana.test(letter) && startsWord.test(next) && !leading.test(phrase)) {
      phrases.push(phrase);
      phrase = "";
    }
  }
  return phrase === "" ? phrases : [...phrases, phrase];
}

const words = new Intl.Segmenter("zh", { granularity: "word" });

/** Words of one letter that belong to the word before them. */
const chineseEndings = /^[的了着过過们們里裡上下内外中后後前时時起元片个個]$/;

/** A number, which belongs to the word after it. */
const numberEnd = /[\p{Nd}.,:：/–-]$/u;

/** The words of a clause, with numbers and short endings joined to the words that they belong to. */
function listChineseWords(clause: string): readonly string[] {
  const joined: string[] = [];
  for (const { segment } of words.segment(clause)) {
    const last = joined.at(-1);
    const belongs = last !== undefined && (closing.test(segment) || chineseEndings.test(segment) || numberEnd.test(last) || opening.test(last));
    if (belongs) joined[joined.length - 1] = last + segment;
    else joined.push(segment);
  }
  return joined;
}

/** The fewest letters of a phrase, and of what is left after it. */
const minPhrase = 2;

function splitChinese(clause: string): readonly string[] {
  if ([...clause].length <= maxClause) return [clause];
  return listChineseWords(clause).reduce<readonly string[]>((phrases, word) => {
    const last = phrases.at(-1);
    const isShort = last !== undefined && ([...last].length < minPhrase || [...word].length < minPhrase);
    return isShort ? [...phrases.slice(0, -1), last + word] : [...phrases, word];
  }, []);
}

/**
 * The phrases of a text in a script without spaces between words, which together are the text: lines
 * break between them only. Clauses end with punctuation; Japanese phrases end where particles or endings in hiragana
 * meet the next word, long Chinese clauses between words.
 */
export function splitPhrases(text: string): readonly string[] {
  if (lacksWordSpaces(text) && !unspaced.test(text)) return splitSpacedPhrases(text);
  const clauses: string[] = [];
  let clause = "";
  for (const letter of text) {
    if (clause !== "" && closing.test(clause.at(-1) ?? "") && !closing.test(letter)) {
      clauses.push(clause);
      clause = "";
    }
    clause += letter;
  }
  if (clause !== "") clauses.push(clause);
  const split = hiragana.test(text) ? splitJapanese : splitChinese;
  return clauses.flatMap(split);
}
