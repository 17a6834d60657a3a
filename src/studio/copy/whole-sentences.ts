import { joinSentences } from "#/studio/copy/sentences";
import { createWordPattern } from "#/studio/copy/word-pattern";

/** Words with which a sentence restricts the one before it, and without that means nothing. */
const words = createWordPattern(
  "however only_then jedoch allerdings erst_dann toutefois cependant sin_embargo no_obstante tuttavia no_entanto contudo porém " +
    "echter imidlertid jednak avšak ovšem azonban totuși međutim однако однак проте обаче ωστόσο όμως ancak namun " +
    "tuy_nhiên walakini हालाँकि हालांकि",
);
const unspaced = /^(?:ただし|但し|しかし|但是?[,，]|不过[,，]?|不過[,，]?|然而|단, |다만|แต่|لكن|ولكن|אולם)/u;

/** Whether a sentence only restricts the one before it. */
const restrictsLast = (sentence: string): boolean => words.exec(sentence)?.index === 0 || unspaced.test(sentence);

/** Sentences in which one that only restricts the one before it stays with that. */
export function joinRestrictions(sentences: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && restrictsLast(sentence)) joined[joined.length - 1] = joinSentences([last, sentence]);
    else joined.push(sentence);
  }
  return joined;
}

const inBrackets = /^[(（]([^()（）]{12,})[)）]([.。！!]?)$/u;

/** A sentence that is an aside in brackets, without them: it stands by itself. */
export const toUnbracketed = (sentence: string): string => sentence.trim().replace(inBrackets, "$1$2");
