import type { Language } from "#/model/language";
import { findGluedCount } from "#/studio/marks/glued-counts";
import { foldWord } from "#/studio/understanding/trades/fold-word";

/**
 * Numbers from two to twelve in many languages, cardinal and ordinal, without words that mean something else in
 * another language, such as `elf` or `hat`.
 */
const words: Readonly<Record<number, string>> = {
  2:
    "kaksi two second zwei zweite zweiter deux deuxième dos segundo segunda dois duas secondo seconda twee tweede två andra dwa dwie " +
    "drugi druga dva dvě druhá iki két kettő doi două два две второй вторая два дві δύο δεύτερο اثنان שתי שני दो দুই ორი երկու",
  3:
    "kolme " +
    "three third drei dritte dritter drittes trois troisième tres tercer tercera tercero três terceira terceiro tre terzo terza drie " +
    "derde tredje trzy trzeci trzecia třetí trei üç üçüncü három harmadik три третий третья третє третій τρία τρίτο ثلاثة " +
    "שלוש שלושה ثلاث तीन তিন மூன்று మూడు മൂന്ന് ಮೂರು ત્રણ ਤਿੰਨ تین სამი երեք ሦስት ሶስት tiga tatlong watatu mitatu üçler",
  4:
    "neljä four fourth vier vierte vierter quatre quatrième cuatro cuarto cuarta quatro quattro vierde fyra fjärde cztery " +
    "czwarta čtyři čtvrtá četiri dört négy negyedik patru четыре чотири четвертая τέσσερα أربعة ארבע चार চার ოთხი չորս " +
    "أربع நான்கு నాలుగు നാല് ನಾಲ್ಕು ચાર ਚਾਰ چار چهار አራት empat wanne minne",
  5:
    "viisi five fifth fünf fünfte cinq cinquième cinco cinque vijf vijfde femte pięć piąta pátá beş beşinci " +
    "ötödik cinci пять пятая п'ять п'ята πέντε خمسة خمس חמש חמישה पाँच पांच पाच পাঁচ " +
    "ஐந்து ఐదు അഞ്ച് ಐದು પાંચ ਪੰਜ پانچ پنج ხუთი հինգ አምስት limang watano mitano beşler",
  6:
    "kuusi sixth sechs sechste sixième seis sexta sześć szósta šest šestá altı шесть шестая шість έξι ستة שש शश छह सहा " +
    "ছয় ఆరు ಆರು ਛੇ ექვსი վեց ስድስት",
  7:
    "seitsemän " +
    "seven seventh sieben siebte siebter sept septième siete séptima sétima sette settimo zeven zevende sju sjunde siedem siódma sedm " +
    "sedmá sedam yedi yedinci hetedik şapte семь седьмая сім сьома επτά εφτά سبعة שבע सात সাত ஏழு ఏడు " +
    "ഏഴ് ಏಳು સાત ਸੱਤ سات هفت შვიდი յոթ ሰባት tujuh pitong yediler",
  8:
    "kahdeksan eight eighth achte huitième ocho octava oito oitava ottavo achtste åttonde osiem ósma osm osmá sekiz " +
    "sekizinci nyolc nyolcadik восемь восьмая вісім восьма οκτώ οχτώ ثمانية שמונה आठ আট எட்டு ఎనిమిది എട്ട് ಎಂಟು આઠ ਅੱਠ " +
    "آٹھ هشت რვა ութ ስምንት delapan walong",
  9:
    "yhdeksän nine ninth neun neunte neuvième nueve negen negende nio nionde dziewięć dziewiąta devět devátá dokuz " +
    "dokuzuncu kilenc kilencedik девять девятая дев'ять εννέα تسعة תשע नौ নয় ცხრა ինը",
  10: "kymmenen tenth zehn zehnte dixième diez décima dieci tien tiende dziesięć deset desátá tíz десять десятая δέκα عشرة עשר दस দশ ათი",
  12:
    "kaksitoista " +
    "twelve twelfth zwölf zwölfte douze douzième doce dodici twaalf tolv dwanaście dvanáct tizenkettő двенадцать дванадцять δώδεκα",
};

/** The numbers by their folded words. */
const numbers = new Map(
  Object.entries(words).flatMap(([value, text]) => text.split(" ").map((word) => [foldWord(word), Number(value)] as const)),
);

/** Korean numbers are written as one word: the tens, then the units. */
const koreanTens: Readonly<Record<string, number>> = {
  "": 0,
  열: 10,
  스물: 20,
  서른: 30,
  마흔: 40,
  쉰: 50,
  예순: 60,
  일흔: 70,
  여든: 80,
  아흔: 90,
};
const koreanUnits: Readonly<Record<string, number>> = {
  "": 0,
  하나: 1,
  둘: 2,
  셋: 3,
  넷: 4,
  다섯: 5,
  여섯: 6,
  일곱: 7,
  여덟: 8,
  아홉: 9,
};

/** The number that a Korean word says, such as 33 for `서른셋`. */
function readKorean(word: string): number | undefined {
  for (const [ten, value] of Object.entries(koreanTens)) {
    const unit = word.startsWith(ten) ? koreanUnits[word.slice(ten.length)] : undefined;
    // A unit alone is a syllable that much else begins with.
    if (unit !== undefined && value + unit > 9) return value + unit;
  }
  return undefined;
}

/** Roman numerals from two on, which stand apart at the start or the end of a name, as in `XII. Festival`. */
const roman = /^(?:X{1,3}|X{0,3}(?:IX|IV|V?I{1,3}|V)|X{1,3}V?)$/;
const minRoman = 2;

/** The Roman numeral that a name begins or ends with. */
export function findRomanNumeral(name: string): string | undefined {
  const parts = name.split(/\s+/u);
  if (parts.length < 2) return undefined;
  return [parts[0], parts.at(-1)]
    .map((part) => part?.replace(/[.,:]$/u, "") ?? "")
    .find((part) => part.length >= minRoman && roman.test(part));
}

/** Languages in which words of these mean something else: `tre` is bamboo. */
const others: ReadonlySet<string> = new Set(["vi"]);

/** Whether a word is a number from two on, such as `Trois`. */
export const isNumberWord = (word: string): boolean => numbers.has(foldWord(word));

/** The number that a word of a name says, from two to ninety-nine; undefined for a name that is that word alone. */
export function findNumberWord(name: string, language?: Language): number | undefined {
  const glued = findGluedCount(name);
  if (glued !== undefined) return glued.count;
  if (language !== undefined && others.has(language)) return undefined;
  const parts = name.split(/[^\p{L}\p{M}\p{N}'’]+/u).filter((part) => part !== "");
  if (parts.length < 2) return undefined;
  for (const part of parts) {
    const value = numbers.get(foldWord(part.replace("’", "'"))) ?? readKorean(part.normalize("NFC"));
    if (value !== undefined) return value;
  }
  return undefined;
}
