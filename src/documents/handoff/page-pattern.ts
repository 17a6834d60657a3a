import type { Direction } from "#/model/direction";

const patterns: Readonly<Record<string, string>> = {
  bands: "full-width bands of unequal height, exactly one of them at full strength, headings in condensed capitals",
  "column-sidebar": "one reading column next to a sidebar with the page contents and the next step",
  "figure-caption": "a paper with title and abstract, figures and tables with self-contained captions, text in two columns",
  "flush-left": "one vertical axis, labels in a narrow column and content in a wide one, one flat field at the top",
  "giant-word": "the name across the full width, cropped by a horizontal line, then one idea per screen",
  "hud-frames": "titled panels with stepped corners around a screen, the selected panel filled",
  "index-columns": "a card catalogue with tabs, a title card and an index in columns",
  "inset-frames": "columns of uneven width, and frames with a second line inside",
  "overlapping-blocks": "adjoining blocks with thick rules between them, some overlapping their neighbour",
  "ruled-rows": "a ledger with a rule under every entry, descriptions on the left and amounts flush right",
  "side-notes": "a column of text with side notes, separated by hairlines, and one captioned plate",
  "spec-rows": "a dense split of promise and specification, followed by rows",
  "stacked-stripes": "stripes of decreasing height in a fixed colour order, with the offer in bands of the same colours",
  staggered: "two columns that never start at the same height",
  "tilted-blocks": "bright, slightly rotated blocks behind level text, in uneven interlocking rows",
  "wide-margins": "mostly white space, one picture at the edge, few lines and very large letters",
};

/** The page pattern of a direction in words, without a full stop. An unknown pattern is named. */
export const describePagePattern = ({ layout }: Pick<Direction, "layout">): string =>
  patterns[layout] ?? layout.replaceAll("-", " ");
