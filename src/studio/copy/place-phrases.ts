import { createWordPattern } from "#/studio/copy/word-pattern";

/** Words that say in which town or street something is, in languages that write them before its name. */
const within = createWordPattern(
  "in im at on en à au aux em no na a al nel nella op aan i på w we na v ve u в во на у în la στο στη στην στον ở tại di yn",
);

/** Words that say beside what something is. */
const beside = createWordPattern(
  "behind opposite beside near outside below above under hinter neben gegenüber beim unter über nahe derrière devant près sous " +
    "junto frente detrás cerca atrás perto ao dietro davanti vicino sotto accanto achter naast tegenover bij onder bakom bredvid " +
    "mittemot vid bag ved overfor bak przy za obok naprzeciwko koło pod vedle naproti pri ob kod iza pored ispod kraj za возле " +
    "напротив рядом за біля навпроти поруч до зад срещу покрај иза δίπλα πίσω απέναντι lângă vizavi dekat cạnh",
);

/** The most letters and words of a phrase that is no more than a place, after a word of either sort. */
const [maxWithin, maxBeside] = [
  { letters: 45, words: 6 },
  { letters: 72, words: 12 },
] as const;

/** How many words after the first one may come before the name of a place. */
const reach = 3;

const isWord = (pattern: RegExp, word: string): boolean => pattern.exec(word.toLowerCase())?.[0] === word.toLowerCase();

/** Whether a sentence is a phrase that says where something is: `In the old town of Ghent, behind the station`. */
export function isPlacePhrase(sentence: string): boolean {
  const [first = "", second, ...others] = sentence.split(/,\s/u);
  // What is beside a place says more of it.
  const goesOn = second !== undefined && others.length === 0 && isWord(beside, second.split(/\s+/u)[0] ?? "");
  return saysWhere(sentence) || (goesOn && second.length <= maxWithin.letters && saysWhere(first));
}

function saysWhere(sentence: string): boolean {
  const words = sentence.split(/\s+/u);
  const [first = "", ...others] = words;
  const most = isWord(beside, first) ? maxBeside : isWord(within, first) ? maxWithin : undefined;
  if (most === undefined || sentence.length > most.letters || words.length > most.words || /\p{Sc}/u.test(sentence)) return false;
  return others.slice(0, reach).some((word) => /^\p{Lu}\p{Ll}/u.test(word));
}
