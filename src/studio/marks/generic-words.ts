import genericFile from "#data/languages/generic.txt.br" with { type: "file" };
import { openPackedSections } from "#/kernel/files/packed-file";

const getWords = openPackedSections(genericFile);
let all: ReadonlySet<string> | undefined;

/** Whether a word says what an organisation is, or addresses a person, in any language. */
export function isGenericWord(word: string): boolean {
  all ??= new Set([...getWords().values()].flatMap((words) => words.split(/\s+/)));
  return all.has(word.toLowerCase().replace(/[.’']/g, ""));
}
