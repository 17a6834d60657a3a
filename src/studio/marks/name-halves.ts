import { readCount } from "#/studio/marks/counted-names";
import { foldWord } from "#/studio/understanding/trades/fold-word";

/** Words for a half, in many languages, folded, also joined to `and`. */
const halves: ReadonlySet<string> = new Set(
  (
    "half halb halbe halber demi demie medio media meio meia mezza mezzo halv halva halvt puoli pół půl fél yarım polu pola polovina " +
    "buçuk jumătate setengah tengah половина половиной половиною пол пів половинка μισό μισή μισός חצי וחצי نصف ونصف نيم आधा আধা"
  )
    .split(" ")
    .map(foldWord),
);

/** Words that say a number and a half at once. */
const joined: Readonly<Record<string, number>> = Object.fromEntries(
  (
    [
      [
        1,
        "eineinhalb anderthalb anderhalf półtora полтора полторы півтора másfél halvannen halvanden puolitoista डेढ़ দেড় ενάμισι",
      ],
      [2, "zweieinhalb tweeënhalf ढाई আড়াই δυόμισι"],
      [3, "dreieinhalb drieënhalf τρεισήμισι"],
    ] as const
  ).flatMap(([count, words]) => words.split(" ").map((word) => [foldWord(word), count])),
);

/** A figure and a half, as in `No. 1½` or `2,5`. */
const written = /(?<![\d.,/])([1-3])(?:\s?½|[.,]5(?![\d.,]))/u;

/** How many words after the number its half may be: `two and a half`. */
const reach = 3;

/** The whole number, one to three, that a name says with a half: 2 for `U Dvou a půl ježka`. */
export function findHalfCount(name: string): number | undefined {
  const [, figure] = written.exec(name) ?? [];
  if (figure !== undefined) return Number(figure);
  const words = name.split(/[^\p{L}\p{M}]+/u).filter((word) => word !== "");
  for (const [index, word] of words.entries()) {
    const whole = joined[foldWord(word)];
    if (whole !== undefined) return whole;
    const count = readCount(word);
    if (count === undefined || count > 3) continue;
    if (words.slice(index + 1, index + 1 + reach).some((next) => halves.has(foldWord(next)))) return count;
  }
  return undefined;
}
