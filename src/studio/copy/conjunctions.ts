import conjunctionFile from "#data/languages/conjunctions.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";

const getConjunctions = openPackedSections(conjunctionFile);

/** Words for “and” between the last items of a list. */
export const listConjunctions = (language: string): readonly string[] => getConjunctions().get(language)?.split(", ") ?? [];

/** First letters of Arabic words that begin with the letter that elsewhere is a conjunction before a word. */
const arabicStems = (
  "وجب وجد وجه ورش ورق ورد ورث وراء وحد وحي وحش وخز ودا ودي وزن وزار وزع وسط وسا وسي وسم وشا وشم وشي وصف وصل وصي وض وطن وظ وعا وعد " +
  "وعي وفا وفر وفد وفق وقت وقف وقو وقا وقع وكال وكيل ولاد ولد ولي ولائ وهم وهب ويب واح واجه واجب واد وارد وارش واسط واسع واصل واضح واقع " +
  "واقي والد والي وافي وافر وثا وثي"
).split(" ");
const arabicConjunction = /^و(?=\p{L}{3})/u;

/** A text without the word for “and” that it begins with: what it joined to the text before stands alone. */
export function cutConjunction(text: string, language: string): string {
  if (language === "ar") return arabicStems.some((stem) => text.startsWith(stem)) ? text : text.replace(arabicConjunction, "");
  const word = listConjunctions(language).find((one) => text.toLowerCase().startsWith(`${one} `));
  return word === undefined ? text : text.slice(word.length).trimStart();
}

/** An attached conjunction at the start of a last item, but no letter of a word that begins with it. */
const attachedStarts: Readonly<Record<string, RegExp>> = {
  ar: /^و(?!جب|رش|رد|رق|رو|سا|كا|كي|صل|صف|قو|قت|قف|ثا|شم|زن|سي|سط|حد|لا|لي|ظا|جه|جو|عظ|فد|دا|رم|ري|ال[دي]|ا(?!ل))(?=\p{L}{3})/u,
  he: /^ו(?!רוד|ילו|יד[אי]|יטמ|רד|עד|תיק|טרינ|ו|רסי)(?=\p{L}{3})/u,
};

/** The last item of a list without its conjunction, also where that is attached to it. */
export const cutLastConjunction = (item: string, language: string): string =>
  cutConjunction(item, language).replace(attachedStarts[language] ?? "", "");

/**
 * Conjunctions that are written without a space before or after them: Arabic and Hebrew attach
 * theirs to the next word, the others are inside unspaced text.
 */
export const attachedConjunctions: Readonly<Record<string, RegExp>> = {
  ar: / و(?=\p{L}{3})/gu,
  he: / ו(?:[־-]|(?!רוד|ילו|יד[אי]|יטמ|רדי)(?=\p{L}{3}))/gu,
  ja: /および|及び|ならびに/gu,
  "zh-Hans": /以及|和|与|及/gu,
  "zh-Hant": /以及|和|與|及/gu,
  th: /และ|รวมถึง/gu,
  lo: /ແລະ|ລວມທັງ/gu,
  km: /និង|ព្រមទាំង/gu,
  my: /နှင့်|နဲ့/gu,
};

/** Where the last conjunction of a text begins and ends. */
export function findLastConjunction(text: string, language: string): readonly [start: number, end: number] | undefined {
  const attached = attachedConjunctions[language];
  if (attached !== undefined) {
    const match = [...text.matchAll(attached)].at(-1);
    return match === undefined ? undefined : [match.index, match.index + match[0].length];
  }
  const places = [...listConjunctions(language), "and", "und"]
    .map((word) => [text.lastIndexOf(` ${word} `), word.length + 2] as const)
    .filter(([start]) => start >= 0);
  const [start, length] = places.toSorted(([one], [other]) => other - one)[0] ?? [];
  return start === undefined || length === undefined ? undefined : [start, start + length];
}
