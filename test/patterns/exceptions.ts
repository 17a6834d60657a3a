/** An expression that is not proven linear, and why no text of others ever reaches it. */
type Exception = { readonly source: string; readonly file: string; readonly reason: string };

export const exceptions: readonly Exception[] = [
  {
    source: "\\/\\*[\\s\\S]*?\\*\\/",
    file: "console/build-style-sheet.ts",
    reason: "It reads the console's own style sheets, when the console is built.",
  },
];

/** Files that build an expression of parts, and why it is linear whatever the parts are. */
export const dynamicPatternReasons: Readonly<Record<string, string>> = {
  "audit/off-palette.ts": "A copy of an expression of the same file, with a place of its own.",
  "formats/react/component-tsx.ts": "The part is one of our own names of types; the expression is a word between two boundaries.",
  "console/app/screens/brands/brief-fields.tsx":
    "The part is the name of a field of the form; the expression is anchored and has no choice.",
  "studio/understanding/avoidance-words.ts": "Choices of fixed words without a repetition.",
  "studio/understanding/flag-colors.ts": "Choices of fixed words; the only repetition is of at most eight letters.",
  "studio/understanding/split-at-and.ts": "A choice of fixed words between two spaces.",
  "studio/understanding/staged-words.ts": "Choices of fixed words without a repetition.",
  "transports/mcp/resources/resource-uris.ts":
    "The parts are addresses of our own resources, each variable ends at a character that the next part begins with.",
  "kernel/archive/extraction-filter.ts": "A choice of two sets of characters.",
  "console/app/api/use-brief-preview.ts":
    "The parts are names of the brief's fields; the expression is anchored and has no repetition.",
  "documents/guides/guide-document.ts": "The part is the path of one of our own guides.",
  "documents/handoff/rule-markdown.ts": "A choice of expressions of the same file, each of which is checked on its own.",
  "kernel/text/graphemes.ts":
    "Nothing has to follow a repetition, so that none gives back what it has read, and each match begins where the last ended.",
  "studio/copy/amounts.ts": "Choices of fixed currencies before or after an amount of at most fifteen characters.",
  "studio/copy/calendar-names.ts": "Choices of fixed short names of days with one mark or word between them, without repetition.",
  "studio/copy/clock-times.ts": "Choices of fixed words around numbers of at most two digits, without further repetition.",
  "studio/copy/figures.ts":
    "Choices of fixed words and bounded numbers; each repetition ends at a character that the next part begins with.",
  "studio/copy/free-words.ts":
    "A name without commas of at most sixty-four characters before fixed words, and at most sixty after them.",
  "studio/copy/hour-pairs.ts": "A choice of fixed words and a space at the end of a text.",
  "studio/copy/line-breaks.ts": "Choices of fixed units around single spaces, without repetition.",
  "studio/copy/list-parts.ts":
    "Choices of fixed words and single spaces around a number of at most two digits, without repetition.",
  "studio/copy/place-words.ts": "A choice of fixed words, one or two short ones after them at most, and a capital letter.",
  "studio/copy/price-notes.ts": "At most twenty-four characters before a choice of fixed words.",
  "studio/copy/priced-entries.ts":
    "Choices of fixed words between boundaries, and a name of at most eighty letters before an amount.",
  "studio/copy/recruiting.ts": "Choices of our own words between two boundaries, the rest of a word is bounded.",
  "studio/copy/rewrite-phrases.ts": "A choice of our own phrases between two boundaries, without repetition.",
  "studio/copy/short-days.ts":
    "Choices of fixed days, single marks between them and numbers of at most two digits, without further repetition.",
  "studio/copy/word-pattern.ts": "A choice of our own words between two boundaries, the rest of a word is bounded.",
  "studio/marks/divide-name.ts": "A choice of places between two characters, without repetition.",
  "kernel/text/quote-text.ts": "A choice of fixed expressions, each of which matches one character.",
};
