import type { ArchetypeId } from "#/model/direction";

/** A finding of impeccable that is a design decision of an archetype. */
export type AcceptedFinding = {
  readonly archetype: ArchetypeId;
  readonly rule: string;
  /** Pattern of the finding's snippet, so that other findings of the rule still fail. */
  readonly snippetPattern: RegExp;
  readonly reason: string;
};

/** All accepted findings. A run over all systems fails if one of them no longer occurs. */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    archetype: "swiss",
    rule: "single-font",
    snippetPattern: /hanken grotesk|schibsted grotesk/,
    reason: "One family in a few sizes is the archetype: rank comes from size, weight and the axis, not from a second face.",
  },
  {
    archetype: "technical",
    rule: "overused-font",
    snippetPattern: /instrument sans/,
    reason: "A plain face that stays out of the way of figures; the mono beside it gives the archetype its voice.",
  },
  {
    archetype: "archive",
    rule: "overused-font",
    snippetPattern: /instrument sans/,
    reason: "Set small as the hand of the catalogue; the old-style serif of the headings is what the page is known by.",
  },
  {
    archetype: "playful",
    rule: "clipped-overflow-container",
    snippetPattern: /^body clips/,
    reason: "Blocks are tilted, and their corners may leave the window without making the page wider.",
  },
  {
    archetype: "brutalist",
    rule: "clipped-overflow-container",
    snippetPattern: /gate__picture/,
    reason: "The picture is cut off by its own block, as a poster is by the wall's edge.",
  },
  {
    archetype: "swiss",
    rule: "cramped-padding",
    snippetPattern: /"hero".*on bottom/,
    reason: "The cropped letters stand on the lower edge of the field; the words above them have their own distance.",
  },
  {
    archetype: "technical",
    rule: "cramped-padding",
    snippetPattern: /"(split|split__spec|gate|gate__spec|spec)"/,
    reason: "Cells of a data sheet meet at their rules as in a table; the rows and the words inside have the padding.",
  },
  {
    archetype: "brutalist",
    rule: "all-caps-body",
    snippetPattern: /on [3-9]\d chars/,
    reason: "The tagline is set as the headings are, in capitals; it is one line in the footer and no text to read.",
  },
  {
    archetype: "industrial",
    rule: "all-caps-body",
    snippetPattern: /on [34]\d chars/,
    reason: "Labels of the bar and of buttons are stencilled in capitals; some words in German are that long.",
  },
  {
    archetype: "brutalist",
    rule: "tight-leading",
    snippetPattern: /1\.20x/,
    reason: "A tagline of one word of 55 letters, set as a heading; there is no second line to come close to.",
  },
  {
    archetype: "brutalist",
    rule: "flat-type-hierarchy",
    snippetPattern: /ratio 1\.\d:1/,
    reason:
      "Words of 38 to 50 letters decide how large a heading can be on one line; rank comes from blocks and capitals instead.",
  },
  {
    archetype: "civic",
    rule: "flat-type-hierarchy",
    snippetPattern: /ratio 2\.0:1/,
    reason: "A quiet scale is the archetype's, and the authority's long name keeps its headings below their full size.",
  },
  {
    archetype: "scientific",
    rule: "flat-type-hierarchy",
    snippetPattern: /ratio 2\.0:1/,
    reason: "A headline of a whole sentence takes the smallest of the heading sizes; rules and columns give the rank.",
  },
];
