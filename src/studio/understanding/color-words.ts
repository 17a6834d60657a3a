import colorWordFile from "#data/moods/colors.txt.br" with { type: "file" };
import type { HueName } from "#/studio/palette/hue-names";
import { listWords } from "#/studio/understanding/text-words";
import { type TableLanguage, type WordMatch, WordTable } from "#/studio/understanding/word-table";

const colors = new WordTable<HueName>(colorWordFile);

/** Languages that write compounds as one word, such as `Krankenhausgrün`. */
const compounding: ReadonlySet<TableLanguage> = new Set("de nl sv da nb fi et hu".split(" ") as readonly TableLanguage[]);
const minFirstPart = 3;
const minLastPart = 4;
const maxCompound = 40;

/** Colours in a text, as words or as the last parts of compounds. */
export function findColors(text: string, language: TableLanguage): readonly WordMatch<HueName>[] {
  const found = colors.find(text, language);
  if (found.length > 0 || !compounding.has(language)) return found;
  return listWords(text)
    .filter(({ length }) => length <= maxCompound)
    .flatMap((word) => {
      for (let at = minFirstPart; at <= word.length - minLastPart; at++) {
        const [match] = colors.find(word.slice(at), language);
        if (match) return [{ ...match, phrase: word }];
      }
      return [];
    });
}
