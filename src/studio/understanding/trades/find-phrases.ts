import { findCompoundParts } from "#/studio/understanding/trades/compounds";
import { foldWord } from "#/studio/understanding/trades/fold-word";
import { isFunctionWord } from "#/studio/understanding/trades/function-words";
import { areAccentsDistinct, isInflected, maxEndingLength, toStem } from "#/studio/understanding/trades/inflection";
import { toBaseLanguage, getLanguageShare } from "#/studio/understanding/trades/language-weight";
import { getLetterKeyEnd } from "#/studio/understanding/trades/phrase-file";
import { getPhraseIndex, type Phrase, type PhraseClass } from "#/studio/understanding/trades/phrase-table";
import { getLetterGroup, hasNoSpaces, splitWords, stripArticle, type Word } from "#/studio/understanding/trades/split-words";

/** A phrase of the taxonomy found in a text. */
export type FoundPhrase = {
  readonly phrase: Phrase;
  /** Strength of the phrase in this language and form, 0 to about 1.5. */
  readonly strength: number;
  /** Index of its first word among the text's words, with a fraction within long ones. */
  readonly wordIndex: number;
  /** Index of the last of them. */
  readonly lastIndex: number;
  /** The phrase as the text has it. */
  readonly text: string;
  /** Whether it is the first part of a compound, which names something else: a church spire is no church. */
  readonly isModifier: boolean;
};

/** A candidate at one position of the text; longer ones win. */
type Candidate = {
  readonly phrase: Phrase;
  readonly end: number;
  readonly letters: number;
  readonly strength: number;
  /** Whether the text has the listed word itself and no other form of it. */
  readonly isExact: boolean;
};

/** Folded words joined to one text, and where each starts in it. */
type LetterRun = { readonly text: string; readonly starts: readonly number[]; readonly wordCount: number };

/** No text has more letters. */
const maxLetters = 100_000;

/** Up to this many function words may stand within a phrase. */
const maxGap = 2;

/** Between words of one phrase there is no end of a sentence or list item. */
const phraseBoundary = /[.!?;:|•·\n]/;

const vietnameseLetters = /[ăđơưĂĐƠƯạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/;

/** Hebrew conjunctions and prepositions that are written together with a word. */
const hebrewPrefix = /^[והבלמשכ]{1,2}(?=.{3})/;
const arabicPrefix = /^(?:و|ف|ب|ل)(?=.{4})/;

/** A spelling of a word to look up, with the accents that it has in the text. */
type Form = Pick<Word, "folded" | "written">;

/** Turkish nouns in -lik before a vowel: taşımacılığı is a form of taşımacılık. */
const softenedTurkish = /(?<=l[ıiuü])ğ(?=[ıiuüaeyn])/g;

function listForms(word: Word, language: string | undefined): readonly Form[] {
  const { folded, group } = word;
  const toForm = (text: string): Form => ({ folded: text, written: text });
  if (language === "tr" && folded.length === word.written.length) {
    const hardened = word.written.replace(softenedTurkish, "k");
    if (hardened !== word.written) return [toForm(foldWord(hardened))];
  }
  const { written } = word;
  if (group === "arabic") {
    const plain = stripArticle(folded);
    return [...new Set([folded, plain, stripArticle(folded.replace(arabicPrefix, ""))])].map(toForm);
  }
  if (group === "hebrew") {
    const plain = folded.replace(hebrewPrefix, "");
    return (plain === folded ? [folded] : [...new Set([folded, folded.slice(1), plain])]).map(toForm);
  }
  // Vietnamese phrases are listed with their marks
  if (group === "latin" && written !== folded) return [{ folded, written }, toForm(written)];
  return [{ folded, written }];
}

/** Accents that a listed word lacks make another word likely: `Bürger` is no `burger`. */
const strayAccentShare = 0.3;

/** How well a form of the text matches a listed word, 0 to 1. */
function compareForm({ folded, written }: Form, stem: string, ending: string, isPlain: boolean, language: string): number {
  const tail = folded.slice(stem.length);
  if (tail === ending) return isPlain && written !== folded ? strayAccentShare : 1;
  const writtenTail = written.slice(stem.length);
  if (!isInflected(stem, areAccentsDistinct(language) ? writtenTail : tail, ending, language)) return 0;
  return isPlain && written.slice(0, stem.length) !== stem ? strayAccentShare : 1;
}

/**
 * Candidates without forms of other words, where the language has the very word: a school, `szkoła`, is
 * no nursery garden, `szkółka`.
 */
const preferExact = (candidates: readonly Candidate[]): readonly Candidate[] =>
  candidates.filter(
    (one) =>
      one.isExact ||
      !candidates.some(
        (other) => other.isExact && other.phrase.language === one.phrase.language && other.strength >= minExactStrength,
      ),
  );

/** A weaker phrase only hints at a trade. */
const minExactStrength = 0.6;

class PhraseFinder {
  readonly #text: string;
  readonly #language: string | undefined;
  readonly #words: readonly Word[];
  readonly #isVietnamese: boolean;
  readonly #class: PhraseClass;

  constructor(text: string, language: string | undefined, phraseClass: PhraseClass) {
    this.#class = phraseClass;
    this.#text = text;
    this.#language = language === undefined ? undefined : toBaseLanguage(language);
    this.#words = splitWords(text);
    this.#isVietnamese = vietnameseLetters.test(text);
  }

  #weigh(phrase: Phrase, group: Word["group"], letters: number): number {
    if (phrase.language === "vi" && phrase.isPlain && !this.#isVietnamese && this.#language !== "vi") return 0;
    const wordCount = phrase.words.length;
    return (
      phrase.strength *
      getLanguageShare(phrase.language, this.#language, group, { strength: phrase.strength, letters, wordCount })
    );
  }

  /**
   * Matches the words of a phrase after its first; returns the index after the last, or undefined.
   */
  #matchRest(phrase: Phrase, at: number): number | undefined {
    let index = at;
    for (const expected of phrase.words.slice(1)) {
      let next = index + 1;
      for (let gap = 0; gap < maxGap && isFunctionWord(this.#words[next]?.folded ?? "", phrase.language); gap++) {
        if (this.#words[next]?.folded === expected) break;
        next++;
      }
      const word = this.#words[next];
      const previous = this.#words[index];
      if (word === undefined || previous === undefined) return undefined;
      if (phraseBoundary.test(this.#text.slice(previous.end, word.start))) return undefined;
      const stem = toStem(expected, phrase.language);
      const ending = expected.slice(stem.length);
      const isForm = (form: Form) => form.folded.startsWith(stem) && compareForm(form, stem, ending, false, phrase.language) > 0;
      if (!listForms(word, this.#language).some(isForm)) return undefined;
      index = next;
    }
    return index + 1;
  }

  #findAtWord(index: number, word: Word): readonly Candidate[] {
    const table = getPhraseIndex(word.group);
    const candidates: Candidate[] = [];
    for (const form of listForms(word, this.#language)) {
      const { length } = form.folded;
      for (let cut = 0; cut <= Math.min(maxEndingLength, length - 2); cut++) {
        const key = form.folded.slice(0, length - cut);
        for (const phrase of table.find(key, this.#class)) {
          const share = compareForm(form, key, phrase.ending, phrase.isPlain, phrase.language);
          const end = share > 0 ? this.#matchRest(phrase, index) : undefined;
          const last = end === undefined ? undefined : this.#words[end - 1];
          if (end === undefined || last === undefined) continue;
          const strength = this.#weigh(phrase, word.group, length) * share;
          const isExact = key + phrase.ending === form.folded;
          if (strength > 0) candidates.push({ phrase, end, letters: last.end - word.start, strength, isExact });
        }
      }
    }
    return candidates;
  }

  #toFound(index: number, word: Word, candidates: readonly Candidate[]): readonly FoundPhrase[] {
    return candidates.map(({ phrase, strength, end }) => ({
      phrase,
      strength: strength * (1 + 0.3 * (phrase.words.length - 1)),
      wordIndex: index,
      lastIndex: end - 1,
      text: this.#text.slice(word.start, this.#words[end - 1]?.end ?? word.end),
      isModifier: false,
    }));
  }

  /** Words of a group without spaces, or Korean words with one space between them, as one text. */
  #joinLetters(index: number): LetterRun {
    let text = "";
    const starts: number[] = [];
    let next = index;
    for (; ; next++) {
      const word = this.#words[next];
      const previous = this.#words[next - 1];
      if (word === undefined || word.group !== this.#words[index]?.group) break;
      if (next > index && (word.group !== "hangul" || previous === undefined || word.start - previous.end !== 1)) break;
      starts.push(text.length);
      text += word.folded;
    }
    return { text, starts, wordCount: next - index };
  }

  /** What the text has at letters of a run: exact, or whole words if folding changed their length. */
  #quoteLetters(index: number, { starts }: LetterRun, from: number, to: number): string {
    const locate = (at: number, isEnd: boolean) => {
      const number = starts.findLastIndex((start) => (isEnd ? start < at : start <= at));
      const word = this.#words[index + number];
      if (word === undefined) return 0;
      const isSameLength = word.folded.length === word.end - word.start;
      if (isSameLength) return word.start + at - (starts[number] ?? 0);
      return isEnd ? word.end : word.start;
    };
    return this.#text.slice(locate(from, false), locate(to, true));
  }

  /** Phrases in a text without spaces: the longest at each position. */
  #findInLetters(index: number, group: Word["group"], run: LetterRun): readonly FoundPhrase[] {
    const found: FoundPhrase[] = [];
    const table = getPhraseIndex(group);
    const { text, starts } = run;
    const starting = new Set(starts);
    const getWordIndex = (at: number) => index + starts.filter((start) => start <= at).length - 1;
    for (let at = 0; at < text.length; ) {
      const key = text.slice(at, getLetterKeyEnd(text, at));
      const listed = [...new Set([key, key.charAt(0)])].flatMap((one) => table.find(one, this.#class));
      const phrases = listed.filter(
        ({ words: [phrase] }) => text.startsWith(phrase, at) && isWholeInLetters(text, starting, at, phrase.length),
      );
      const longest = phrases.reduce((length, { words: [phrase] }) => Math.max(length, phrase.length), 0);
      for (const phrase of phrases) {
        const strength = this.#weigh(phrase, group, phrase.words[0].length);
        if (phrase.words[0].length === longest && strength > 0) {
          const size = Math.min(1.3, 0.7 + longest * 0.1);
          const quote = this.#quoteLetters(index, run, at, at + longest);
          const wordIndex = getWordIndex(at) + at / maxLetters;
          const lastIndex = getWordIndex(at + longest - 1);
          found.push({ phrase, strength: strength * size, wordIndex, lastIndex, text: quote, isModifier: false });
        }
      }
      at += Math.max(1, longest);
    }
    return found;
  }

  *find(): Generator<FoundPhrase> {
    for (let index = 0; index < this.#words.length; ) {
      const word = this.#words[index];
      if (word === undefined) return;
      let next = index + 1;
      if (hasNoSpaces(word.group) || word.group === "hangul") {
        const run = this.#joinLetters(index);
        next = index + run.wordCount;
        yield* this.#findInLetters(index, word.group, run);
      } else {
        const candidates = this.#findAtWord(index, word);
        const end = Math.max(next, ...candidates.map((candidate) => candidate.end));
        const longest = preferExact(candidates.filter((candidate) => candidate.end === end));
        yield* this.#toFound(index, word, longest);
        if (this.#class === "name" && !longest.some(({ strength }) => strength > 0.3)) {
          const quote = this.#text.slice(word.start, word.end);
          for (const { phrase, share, isModifier } of findCompoundParts(word.folded, this.#language)) {
            const strength = this.#weigh(phrase, word.group, word.folded.length) * share;
            if (strength > 0) yield { phrase, strength, wordIndex: index, lastIndex: index, text: quote, isModifier };
          }
        }
        next = end;
      }
      index = next;
    }
  }

  get words(): readonly Word[] {
    return this.#words;
  }
}

const katakana = /[\u30a1-\u30fa\u30fc]/;
/** Signs of Thai, Lao, Burmese and Khmer that belong to the letter before them. */
const dependentSign = /[\u0e31\u0e33-\u0e3a\u0e45\u0e47-\u0e4e\u0eb1\u0eb3-\u0ebc\u0ec8-\u0ecd\u102b-\u103e\u17b6-\u17d3]/;
/** A Burmese consonant that ends the syllable before it. */
const burmeseFinal = /^[\u1000-\u1021]\u1037?[\u1039\u103a]/;
const koreanParticle = /^(?:은|는|이|가|을|를|의|에|에서|와|과|로|으로|도|만|까지|부터|입니다|들|점|집)/;
/** Longer phrases are found within words; these only at their edges. */
const maxEdgeLength = 2;

/**
 * Whether the letters around a phrase allow it to be a word of its own.
 * @param starts positions at which words start
 */
function isWholeInLetters(text: string, starts: ReadonlySet<number>, at: number, length: number): boolean {
  const before = text.charAt(at - 1);
  const after = text.charAt(at + length);
  if (dependentSign.test(after) || burmeseFinal.test(text.slice(at + length, at + length + 3))) return false;
  if (length <= 3 && katakana.test(text.charAt(at)) && katakana.test(before)) return false;
  if (length <= 3 && katakana.test(text.charAt(at + length - 1)) && katakana.test(after)) return false;
  if (getLetterGroup(text, at) !== "hangul") return true;
  const startsWord = starts.has(at);
  // What goes on over a space begins and ends with words: `관리 소프트웨어` has no `관리소`.
  const isAcrossWords = [...starts].some((start) => start > at && start < at + length);
  if (length > maxEdgeLength && !isAcrossWords) return true;
  const endsWord = at + length === text.length || starts.has(at + length);
  const isFollowed = endsWord || koreanParticle.test(text.slice(at + length, at + length + 3));
  if (length > maxEdgeLength) return startsWord && isFollowed;
  return length === 1 ? startsWord && isFollowed : startsWord || endsWord;
}

/** The phrases of all trades in a text, at each position the longest. Linear in its length. */
export function findPhrases(
  text: string,
  language: string | undefined,
  phraseClass: PhraseClass = "name",
): { readonly words: readonly Word[]; readonly found: readonly FoundPhrase[] } {
  const finder = new PhraseFinder(text, language, phraseClass);
  return { words: finder.words, found: [...finder.find()] };
}
