/** A word of letters alone, and its least and most letters. */
const wordPattern = /^\p{L}{2,24}$/u;
/** The fewest letters of the noun that both have. */
const leastNoun = 3;
const isWord = (text: string) => wordPattern.test(text);

/**
 * The compounds that an English text leaves incomplete before an “and”, because the next one has the same noun: pest
 * control, in “pest and wildlife control”. Each with the words as written.
 */
export function listSharedHeads(text: string): readonly { readonly compound: string; readonly written: string }[] {
  const words = text.split(" ");
  return words.flatMap((joining, at) => {
    const [first = "", second = "", last = ""] = [words[at - 1], words[at + 1], words[at + 2]];
    // What follows a noun, such as a comma, is none of it.
    const noun = /^[^\p{P}\p{S}]+/u.exec(last)?.[0] ?? "";
    if ((joining !== "and" && joining !== "&") || ![first, second, noun].every(isWord) || noun.length < leastNoun) return [];
    return [{ compound: `${first} ${noun}`, written: `${first} ${joining} ${second} ${noun}` }];
  });
}
