/**
 * Lower-case words of a text with letters and digits only, in composed form. Scripts that write
 * without spaces give runs instead of words.
 */
export const listWords = (text: string): readonly string[] =>
  // Tables of words list thousands of single ones.
  isPlainWord(text) ? [text] : splitWords(text);

const splitWords = (text: string): readonly string[] =>
  text
    .normalize("NFKC")
    .toLowerCase()
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter((word) => word !== "");

const isPlainWord = (text: string): boolean => /^[a-z0-9]+$/.test(text);

/**
 * The word without the accents of Latin and Greek letters, and with one form of each Arabic letter.
 */
export const foldWord = (word: string): string => (isPlainWord(word) ? word : foldLetters(word));

const foldLetters = (word: string): string =>
  word
    .normalize("NFD")
    .replace(/[\u0300-\u0345\u064b-\u0652\u0670\u0640]/g, "")
    .normalize("NFC")
    .replace(/[أإآٱ]/g, "ا")
    .replaceAll("ة", "ه")
    .replaceAll("ى", "ي")
    .replaceAll("ی", "ي")
    .replaceAll("ک", "ك")
    .replaceAll("ß", "ss")
    .replaceAll("ø", "o")
    .replaceAll("æ", "ae")
    .replaceAll("œ", "oe")
    .replaceAll("ł", "l")
    .replaceAll("đ", "d")
    .replaceAll("ı", "i");
