import { findAsciiText } from "#/kernel/text/ascii-table";

/** Latin letters of European letters and kana, in the way that most readers know. */
const letters: Readonly<Record<string, string>> = {
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
};

/** Bulgarian letters that differ from the Russian ones (Bulgarian Transliteration Act). */
const bulgarian: Readonly<Record<string, string>> = { щ: "sht", ъ: "a", х: "h", ц: "ts", ю: "yu", я: "ya", й: "y", ь: "y" };
const ukrainian: Readonly<Record<string, string>> = { г: "h", и: "y", й: "i", щ: "shch", ї: "i" };
const serbian: Readonly<Record<string, string>> = {
  ђ: "dj",
  ж: "z",
  ј: "j",
  љ: "lj",
  њ: "nj",
  ћ: "c",
  х: "h",
  ц: "c",
  ч: "c",
  џ: "dz",
  ш: "s",
};

/** Greek letter pairs with one sound (ELOT 743); two forms at the start and within a word. */
const greekPairs: readonly (readonly [RegExp, string])[] = [
  [/ου/g, "ou"],
  [/αυ(?=[θκξπσςτφχψ]|\b|$)/g, "af"],
  [/αυ/g, "av"],
  [/ευ(?=[θκξπσςτφχψ]|\b|$)/g, "ef"],
  [/ευ/g, "ev"],
  [/(?<!\p{L})μπ/gu, "b"],
  [/γγ/g, "ng"],
  [/γξ/g, "nx"],
  [/γχ/g, "nch"],
];

/** A vowel that Thai and Lao write before the consonant that it follows in speech. */
const leadingVowel = /([\u0e40-\u0e44\u0ec0-\u0ec4])([\u0e01-\u0e2e\u0e81-\u0eae])/g;

const smallKana: Readonly<Record<string, string>> = { ゃ: "a", ゅ: "u", ょ: "o" };
const smallVowels: Readonly<Record<string, string>> = { ぁ: "a", ぃ: "i", ぅ: "u", ぇ: "e", ぉ: "o" };

/** The hiragana of a katakana letter; any other letter unchanged. */
const toHiragana = (letter: string) =>
  letter >= "ァ" && letter <= "ヶ" ? String.fromCharCode(letter.charCodeAt(0) - 0x60) : letter;

/** Letters of one language that its alphabet's most frequent users write differently. */
function chooseCyrillic(text: string, language: string): Readonly<Record<string, string>> {
  const primary = language.toLowerCase().split("-")[0];
  if (primary === "bg" || (primary === "" && /[бвгджзклмнпрстфхцчшщ]ъ[бвгджзклмнпрстфхцчшщ]/.test(text))) return bulgarian;
  if (primary === "uk" || (primary === "" && /[іїєґ]/.test(text))) return ukrainian;
  if (primary === "sr" || primary === "mk" || (primary === "" && /[ђјљњћџ]/.test(text))) return serbian;
  return {};
}

/** Rōmaji of kana: small letters change the syllable before them, っ doubles the next consonant. */
function joinKana(syllables: readonly string[]): string {
  let text = "";
  let doubles = false;
  for (const syllable of syllables) {
    const [small, vowel] = [smallKana[syllable], smallVowels[syllable]];
    if (syllable === "っ") doubles = true;
    else if (syllable === "ー") continue;
    else if (small !== undefined && text.endsWith("i"))
      text = `${text.slice(0, -1)}${/(sh|ch|j)i$/.test(text) ? "" : "y"}${small}`;
    else if (vowel !== undefined) text = /[aeiou]$/.test(text) ? `${text.slice(0, -1)}${vowel}` : text + vowel;
    else {
      const latin = smallKana[syllable] === undefined ? syllable : `y${small}`;
      text += (doubles && /^[b-df-hj-np-tv-z]/.test(latin) ? (latin.startsWith("ch") ? "t" : latin.charAt(0)) : "") + latin;
      doubles = false;
    }
  }
  return text;
}

/** Everything that no table above has, by code point. */
function transliterateAny(character: string): string {
  // The table writes the signs of Arabic and Hebrew consonants as apostrophes, which part no words.
  return findAsciiText(character).toLowerCase().replace(/['`]/g, "");
}

/**
 * Text in lower-case ASCII: German, Nordic, Greek, Cyrillic and kana by the rules of their
 * languages, all other scripts by code point. `language` (BCP 47) tells Bulgarian, Ukrainian and
 * Serbian from Russian; without it their own letters do. Chinese characters read as in Mandarin.
 */
export function transliterate(text: string, language = ""): string {
  let lower = text.normalize("NFC").toLowerCase();
  if (/\p{Script=Greek}/u.test(lower)) {
    lower = lower
      .normalize("NFD")
      .replace(/([\p{Script=Greek}])\u0308/gu, "\u2060$1")
      .replace(/(?<=\p{Script=Greek})[\u0300\u0301\u0342\u0345\u0313\u0314]+/gu, "");
    for (const [pair, latin] of greekPairs) lower = lower.replace(pair, latin);
    lower = lower.replace(/\u2060/g, "").normalize("NFC");
  }
  lower = lower.replace(leadingVowel, "$2$1");
  const cyrillic = chooseCyrillic(lower, language);
  const syllables = [...lower].map((character) => {
    if (character <= "\u007f") return character;
    const letter = toHiragana(character);
    if (letter === "っ" || letter === "ー" || letter in smallKana || letter in smallVowels) return letter;
    const known = cyrillic[letter] ?? letters[letter];
    if (known !== undefined) return known;
    const [base = "", ...marks] = letter.normalize("NFKD");
    if (marks.length > 0 && marks.every((mark) => /\p{M}/u.test(mark)))
      return base <= "\u007f" ? base : (cyrillic[base] ?? letters[base] ?? transliterateAny(letter));
    return transliterateAny(letter);
  });
  return joinKana(syllables);
}
