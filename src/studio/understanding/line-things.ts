import lineThingFile from "#data/motifs/line-things.txt.br" with { type: "file" };
import type { Language } from "#/model/language";
import type { MotifId } from "#/studio/motifs/motif-ids";
import { toTableLanguage, WordTable } from "#/studio/understanding/word-table";

const lineThings = new WordTable<MotifId>(lineThingFile);

/** The things that a short text names, such as a tagline or an industry, in its order; none that it rules out. */
export const findLineThings = (text: string, language: Language): readonly MotifId[] => [
  ...new Set(
    lineThings
      .find(text, toTableLanguage(language))
      .filter(({ isNegated }) => !isNegated)
      .map(({ id }) => id),
  ),
];
