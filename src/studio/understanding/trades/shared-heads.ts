/** Two English words joined by “and” before a noun, which both have: “pest and wildlife control”. */
const pairWithNoun = /(?<![\p{L}-])(\p{L}{2,24}) (?:and|&) \p{L}{2,24} (\p{L}{3,24})(?!\p{L})/gu;

/**
 * The compounds that an English text leaves incomplete before an “and”, because the next one has the same noun: pest
 * control, in “pest and wildlife control”. Each with the words as written.
 */
export const listSharedHeads = (text: string): readonly { readonly compound: string; readonly written: string }[] =>
  [...text.matchAll(pairWithNoun)].map(([written, first = "", noun = ""]) => ({ compound: `${first} ${noun}`, written }));
