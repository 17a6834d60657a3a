/** Elements that have no content and no end tag (HTML Standard, void elements, and those that parsers treat so). */
export const voidTags: ReadonlySet<string> = new Set(
  "area base br col embed frame hr img input link meta param source track wbr".split(" "),
);

/** Blocks, which end the paragraph before them. */
const blocks =
  "address article aside blockquote details dialog div dl fieldset figcaption figure footer form h1 h2 h3 h4 h5 h6 header hgroup hr main menu nav ol p pre search section table ul".split(
    " ",
  );

/** What a start tag ends where it is open: one item ends the one before it (HTML Standard, optional tags). */
export const endedByTag: ReadonlyMap<string, readonly string[]> = new Map<string, readonly string[]>([
  ...blocks.map((name): [string, readonly string[]] => [name, ["p"]]),
  ["li", ["li", "p"]],
  ["dt", ["dt", "dd", "p"]],
  ["dd", ["dt", "dd", "p"]],
  ["option", ["option"]],
  ["optgroup", ["option", "optgroup"]],
  ["tr", ["td", "th", "tr", "p"]],
  ["td", ["td", "th", "p"]],
  ["th", ["td", "th", "p"]],
  ["tbody", ["td", "th", "tr", "thead", "tbody", "p"]],
  ["tfoot", ["td", "th", "tr", "thead", "tbody", "p"]],
  ["body", ["head"]],
]);
