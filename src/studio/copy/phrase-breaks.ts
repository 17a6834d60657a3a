import { lacksWordSpaces, splitSpacedPhrases } from "#/studio/copy/word-breaks";

/** Han and kana: scripts without spaces, in which a headline would break inside words. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

const closing = /[、。，．！？：；・…」』）】》〉~～—,;!?]/;
/** A comma between digits ends no clause. */
const isWithinNumber = /\p{Nd}[,;]\p{Nd}$/u;

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
const chineseEndings = /^[的了着过過们們里裡上下内外中后後前时時起元片个個人户戶店厂廠馆館院师師员員家者场場班课課费費]$/;

/** A number, which belongs to the word after it. */
const numberEnd = /\p{Nd}[.,:：/–-]?$/u;

/** The words of a clause, with numbers and short endings joined to the words that they belong to. */
function listChineseWords(clause: string): readonly string[] {
  const joined: string[] = [];
  for (const { segment } of words.segment(clause)) {
    const last = joined.at(-1);
    const belongs =
      last !== undefined && (closing.test(segment) || chineseEndings.test(segment) || numberEnd.test(last) || opening.test(last));
    if (belongs) joined[joined.length - 1] = last + segment;
    else joined.push(segment);
  }
  return joined;
}

/** Words of one letter are joined up to as many letters, so that few are parted from the word that they belong to. */
const maxJoined = 4;

function splitChinese(clause: string): readonly string[] {
  if ([...clause].length <= maxClause) return [clause];
  const all = listChineseWords(clause);
  const phrases: string[] = [];
  let isOfSingles = false;
  for (const [index, word] of all.entries()) {
    const last: string | undefined = phrases.at(-1);
    const isSingle = [...word].length === 1;
    const joins: boolean =
      last !== undefined && ((isOfSingles && [...last].length < maxJoined) || (isSingle && index === all.length - 1));
    if (joins) phrases[phrases.length - 1] += word;
    else phrases.push(word);
    isOfSingles = isSingle && (isOfSingles || !joins);
  }
  return phrases;
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
    if (clause !== "" && closing.test(clause.at(-1) ?? "") && !closing.test(letter) && !isWithinNumber.test(clause + letter)) {
      clauses.push(clause);
      clause = "";
    }
    clause += letter;
  }
  if (clause !== "") clauses.push(clause);
  const split = hiragana.test(text) ? splitJapanese : splitChinese;
  return clauses.flatMap(split);
}
