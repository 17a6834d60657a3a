import { lacksWordSpaces, splitSpacedPhrases } from "#/studio/copy/word-breaks";

/** Han and kana: scripts without spaces, in which a headline would break inside words. */
const unspaced = /[\u3040-\u30ff\u3400-\u9fff]/;

const closing = /[、。，．！？：；・…」』）】》〉~～—,;!?]/;

/** A comma between digits ends no clause. */
const isWithinNumber = /\p{Nd}[,;]\p{Nd}$/u;
const hiragana = /[\u3041-\u309f]/;
const startsWord = /[\u30a0-\u30ff\u3400-\u9fffA-Za-z0-9「『（【《〈]/;

/** Words in hiragana that belong to the noun after them. */
const leading = /(?:同じ|この|その|あの|どの|わが|お|ご)$/;

/** Endings of Japanese words that describe the noun after them: the line breaks after that instead. */
const beforeNoun = /[るたなのいす]$/u;

/** A noun with the words that describe it stays on one line up to this length, in letters. */
const maxNounPhrase = 7;

/** Chinese function words after which a long clause may break. */
const chineseLinks = /[的了着過过和與与在把被讓让從从到對对是也就都之]/;

/** Chinese clauses up to this length are kept on one line, in letters. */
const maxClause = 8;

/** Whether a headline in this text needs places at which its lines may break. */
export const isUnspaced = (text: string): boolean => unspaced.test(text) || lacksWordSpaces(text);

/** Phrases with those that describe the noun after them joined to it. */
function joinToNouns(phrases: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const phrase of phrases) {
    const last = joined.at(-1);
    if (last !== undefined && beforeNoun.test(last) && last.length + phrase.length <= maxNounPhrase)
      joined[joined.length - 1] = last + phrase;
    else joined.push(phrase);
  }
  return joined;
}

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
  return joinToNouns(phrase === "" ? phrases : [...phrases, phrase]);
}

function splitChinese(clause: string): readonly string[] {
  const letters = [...clause];
  if (letters.length <= maxClause) return [clause];
  const phrases: string[] = [];
  let phrase = "";
  for (const [index, letter] of letters.entries()) {
    phrase += letter;
    const isRoomy = [...phrase].length >= 3 && letters.length - index > 2;
    if (isRoomy && chineseLinks.test(letter)) {
      phrases.push(phrase);
      phrase = "";
    }
  }
  return phrase === "" ? phrases : [...phrases, phrase];
}

/**
 * The phrases of a text in a script without spaces between words, which together are the text: lines
 * break between them only. Clauses end with punctuation; Japanese phrases end where particles or endings in hiragana
 * meet the next word, long Chinese clauses after a function word.
 */
export function splitPhrases(text: string): readonly string[] {
  if (lacksWordSpaces(text) && !unspaced.test(text)) return splitSpacedPhrases(text);
  const clauses: string[] = [];
  let clause = "";
  for (const letter of text) {
    const isEnded = clause !== "" && closing.test(clause.at(-1) ?? "") && !closing.test(letter);
    if (isEnded && !isWithinNumber.test(clause.slice(-2) + letter)) {
      clauses.push(clause);
      clause = "";
    }
    clause += letter;
  }
  if (clause !== "") clauses.push(clause);
  const split = hiragana.test(text) ? splitJapanese : splitChinese;
  return clauses.flatMap(split);
}
