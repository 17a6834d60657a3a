import { findGluedCount } from "#/studio/marks/glued-counts";
import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Numbers from two to four in many languages, with their forms. */
const numbers: readonly (readonly [count: number, words: string])[] = [
  [
    2,
    "second zweite deuxième segundo segunda secondo seconda druga druhá второй " +
      "two zwei deux dos dois duas due twee två kaksi dwa dwie dwóch dva dvě dve dvou dvije iki két kettő doi două dues " +
      "две два двух дві двох δύο " +
      "اثنان اثنتان שני שתי דו दो দুই இரண்டு ორი երկու",
  ],
  [
    3,
    "tiga tatlong üçler " +
      "third dritte dritter troisième tercera tercer tercero terceira terceiro terzo terza derde tredje trzeci trzecia třetí " +
      "третий третья третій three drei trois tres três tre drie kolme trzy trzech tři tří tri trei trí üç három " +
      "три трёх трех трьох τρία τρεις " +
      "ثلاثة ثلاث שלושה שלוש שלושת तीन তিন மூன்று మూడు മൂന്ന് ಮೂರು ત્રણ ਤਿੰਨ تین სამი երեք ሦስት ሶስት",
  ],
  [
    4,
    "empat fourth vierte quatrième cuarta cuarto quarta quarto vierde fjärde " +
      "four vier quatre cuatro quatro quattro fyra fire neljä cztery čtyři štyri četiri četri dört négy patru " +
      "четыре чотири четири τέσσερα τέσσερις " +
      "أربعة أربع ארבעה ארבע ארבעת चार চার நான்கு నాలుగు നാല് ನಾಲ್ಕು ચાર ਚਾਰ چار چهار ოთხი չորս አራት",
  ],
];

const counts = new Map(numbers.flatMap(([count, words]) => words.split(" ").map((word) => [foldWord(word), count] as const)));

/** The number from two to four that a word says. */
export const readCount = (word: string): number | undefined => counts.get(foldWord(word));

/**
 * How many of something a name counts, as in `Three Gables`: two to four, or more where a number is written as one word with
 * its thing. The word after the number is what is counted, or the one after an adjective: `phrase` has both.
 */
export function findCount(
  name: string,
): { readonly count: number; readonly counted: string; readonly phrase: string } | undefined {
  const glued = findGluedCount(name);
  if (glued !== undefined) return { ...glued, phrase: glued.counted };
  const words = name.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== "");
  const at = words.findIndex((word, index) => index < words.length - 1 && counts.has(foldWord(word)));
  const counted = words[at + 1];
  const count = counts.get(foldWord(words[at] ?? ""));
  return at < 0 || counted === undefined || count === undefined
    ? undefined
    : { count, counted, phrase: words.slice(at + 1, at + 3).join(" ") };
}
