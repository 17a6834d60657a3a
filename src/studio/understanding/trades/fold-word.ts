const combiningMarks =
  /[\u0300-\u036f\u0483-\u0487\u0591-\u05c7\u064b-\u065f\u0670\u0640\u02bc\u093c\u09bc\u0a3c\u0a71\u0abc\u0cbc\u200b-\u200d]/g;

const foldedLetters: Readonly<Record<string, string>> = {
  ß: "ss",
  ø: "o",
  æ: "ae",
  œ: "oe",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ς: "σ",
  // Spellings of one Arabic letter, in Arabic and in Persian
  أ: "ا",
  إ: "ا",
  آ: "ا",
  ٱ: "ا",
  ى: "ي",
  ی: "ي",
  ک: "ك",
  ة: "ه",
  ۀ: "ه",
  "ँ": "ं",
  // Azerbaijani without its letter, as people type it
  ə: "e",
  // Two signs of Gurmukhi for one sound
  "ੰ": "ਂ",
  // Malayalam final consonants, which older texts spell with a virama
  ൺ: "ണ്",
  ൻ: "ന്",
  ർ: "ര്",
  ൽ: "ല്",
  ൾ: "ള്",
  ൿ: "ക്",
};
const folded = /[ßøæœđðþłıςأإآٱىیکةۀँəੰൺൻർൽൾൿ]/gu;

const isAscii = (text: string) => {
  for (let at = 0; at < text.length; at++) if (text.charCodeAt(at) > 127) return false;
  return true;
};

/**
 * One spelling for words that differ in case, accents, width or the choice between equal letters.
 */
export function foldWord(word: string): string {
  if (isAscii(word)) return word.toLowerCase();
  return word
    .normalize("NFKC")
    .toLowerCase()
    .normalize("NFD")
    .replace(combiningMarks, "")
    .normalize("NFC")
    .replace(folded, (letter) => foldedLetters[letter] ?? letter);
}
