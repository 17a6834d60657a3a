import type { Direction } from "#/model/direction";

const patterns: Readonly<Record<string, string>> = {
  bands: "full-width bands of unequal height, exactly one of them at full strength, headings in condensed capitals",
  "column-sidebar": "one column to read beside a sidebar that lists what is on the page and the next step",
  "figure-caption": "a paper with title and abstract, figures and tables whose captions stand alone, text in two columns",
  "flush-left": "one vertical axis, labels in a narrow column and matter in a wide one, one flat field at the top",
  "giant-word": "the name across the whole view, cut by the horizon, then one thought to a screen",
  "hud-frames": "titled panels with stepped corners around a screen, the selected one filled",
  "index-columns": "a card catalogue with tabs, a title card and an index set in columns",
  "inset-frames": "planks of uneven width and frames that hold a second line inside",
  "overlapping-blocks": "blocks edge to edge with thick rules between, some laid over their neighbour",
  "ruled-rows": "an account book, a rule under every entry, what it is on the left and sums flush right",
  "side-notes": "a column of text with notes beside it, hairlines between, one plate with its caption",
  "spec-rows": "a dense split of promise and specification, everything after it in rows",
  "stacked-stripes": "stripes of falling height in a fixed order of colours, the offer in bands of the same colours",
  staggered: "two columns that never begin at the same height",
  "tilted-blocks": "bright blocks leaning behind level text, fitted into uneven rows like a puzzle",
  "wide-margins": "mostly paper, one picture at the edge, few lines and very large letters",
};

/**
 * The page pattern of a direction in words, without a full stop; a pattern that is not known by its
 * words is named.
 */
export const describePagePattern = ({ layout }: Pick<Direction, "layout">): string =>
  patterns[layout] ?? layout.replaceAll("-", " ");
