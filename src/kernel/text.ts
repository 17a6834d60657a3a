import { trimCharacters } from "#/kernel/trim";

/**
 * C0 controls (tab and line breaks excepted), DEL and C1, bidirectional controls, and lone
 * surrogates: never wanted in text that people read.
 */
const unwantedCharacters =
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]|\p{Surrogate}/gu;

/**
 * Removes control characters and lone surrogates. Gives the clean text in NFC and how many
 * characters were removed.
 */
export function cleanText(text: string): { readonly text: string; readonly removed: number } {
  let removed = 0;
  const cleaned = text.replace(unwantedCharacters, () => {
    removed++;
    return "";
  });
  return { text: cleaned.normalize("NFC"), removed };
}

const transliterations: Readonly<Record<string, string>> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  å: "a",
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ð: "d",
  þ: "th",
  ł: "l",
  đ: "d",
  ı: "i",
  ħ: "h",
  ŋ: "n",
  а: "a",
  б: "b",
  в: "v",
  г: "g",
  д: "d",
  е: "e",
  ё: "e",
  ж: "zh",
  з: "z",
  и: "i",
  й: "i",
  к: "k",
  л: "l",
  м: "m",
  н: "n",
  о: "o",
  п: "p",
  р: "r",
  с: "s",
  т: "t",
  у: "u",
  ф: "f",
  х: "kh",
  ц: "ts",
  ч: "ch",
  ш: "sh",
  щ: "shch",
  ъ: "",
  ы: "y",
  ь: "",
  э: "e",
  ю: "iu",
  я: "ia",
  і: "i",
  ї: "i",
  є: "ie",
  ґ: "g",
  α: "a",
  β: "v",
  γ: "g",
  δ: "d",
  ε: "e",
  ζ: "z",
  η: "i",
  θ: "th",
  ι: "i",
  κ: "k",
  λ: "l",
  μ: "m",
  ν: "n",
  ξ: "x",
  ο: "o",
  π: "p",
  ρ: "r",
  σ: "s",
  ς: "s",
  τ: "t",
  υ: "y",
  φ: "f",
  χ: "ch",
  ψ: "ps",
  ω: "o",
  あ: "a",
  い: "i",
  う: "u",
  え: "e",
  お: "o",
  か: "ka",
  き: "ki",
  く: "ku",
  け: "ke",
  こ: "ko",
  さ: "sa",
  し: "shi",
  す: "su",
  せ: "se",
  そ: "so",
  た: "ta",
  ち: "chi",
  つ: "tsu",
  て: "te",
  と: "to",
  な: "na",
  に: "ni",
  ぬ: "nu",
  ね: "ne",
  の: "no",
  は: "ha",
  ひ: "hi",
  ふ: "fu",
  へ: "he",
  ほ: "ho",
  ま: "ma",
  み: "mi",
  む: "mu",
  め: "me",
  も: "mo",
  や: "ya",
  ゆ: "yu",
  よ: "yo",
  ら: "ra",
  り: "ri",
  る: "ru",
  れ: "re",
  ろ: "ro",
  わ: "wa",
  を: "wo",
  ん: "n",
  が: "ga",
  ぎ: "gi",
  ぐ: "gu",
  げ: "ge",
  ご: "go",
  ざ: "za",
  じ: "ji",
  ず: "zu",
  ぜ: "ze",
  ぞ: "zo",
  だ: "da",
  ぢ: "ji",
  づ: "zu",
  で: "de",
  ど: "do",
  ば: "ba",
  び: "bi",
  ぶ: "bu",
  べ: "be",
  ぼ: "bo",
  ぱ: "pa",
  ぴ: "pi",
  ぷ: "pu",
  ぺ: "pe",
  ぽ: "po",
  ゃ: "ya",
  ゅ: "yu",
  ょ: "yo",
  っ: "",
  ー: "",
};

/** Hiragana for a katakana letter; anything else as it is. */
const toHiragana = (letter: string) =>
  letter >= "ァ" && letter <= "ヶ" ? String.fromCharCode(letter.charCodeAt(0) - 0x60) : letter;

/**
 * A lower-case ASCII slug of at most `maxLength` characters, words joined by hyphens, never empty.
 * Latin accents are dropped; Greek, Cyrillic and kana are transliterated; what has no reading here
 * falls back to `fallback`.
 */
export function toSlug(text: string, fallback: string, maxLength = 60): string {
  const letters = [...text.normalize("NFC").toLowerCase()].map(
    (letter) => transliterations[toHiragana(letter)] ?? letter.normalize("NFKD"),
  );
  const words = letters
    .join("")
    .replace(/\p{M}/gu, "")
    .replace(/[^a-z0-9]+/g, "-");
  return trimCharacters(words.slice(0, maxLength), "-") || fallback;
}
