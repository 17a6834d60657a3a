import genericFile from "#data/languages/generic.txt.br" with { type: "file" };
import { readPackedSections } from "#/kernel/files/packed-file";
let all: ReadonlySet<string> | undefined;

/** Whether a word says what an organisation is, or addresses a person, in any language. */
export function isGenericWord(word: string): boolean {
  all ??= new Set([...readPackedSections(genericFile).values()].flatMap((words) => words.split(/\s+/)));
  return all.has(word.toLowerCase().replace(/[.’']/g, ""));
}
