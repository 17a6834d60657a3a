import type { ArchetypeId } from "#/model/direction";

/** A finding of impeccable that is a design decision. */
export type AcceptedFinding = {
  /** Without it: a decision of a layout that every archetype may use. */
  readonly archetype?: ArchetypeId;
  readonly rule: string;
  /** Pattern of the finding's snippet, so that other findings of the rule still fail. */
  readonly snippetPattern: RegExp;
  readonly reason: string;
};

/** All accepted findings. A run over all systems fails if one of them no longer occurs. */
export const acceptedFindings: readonly AcceptedFinding[] = [
  {
    rule: "cramped-padding",
    snippetPattern: /"hero".*on top\/bottom/,
    reason: "The picture stands on the lower edge of the field; it and the text keep their own distance from the upper one.",
  },
  {
    archetype: "arcade",
    rule: "ai-color-palette",
    snippetPattern: /#b5179e/,
    reason: "The colour of the brand as its brief gives it.",
  },
  {
    archetype: "swiss",
    rule: "single-font",
    snippetPattern: /hanken grotesk|schibsted grotesk/,
    reason:
      "One family in a few sizes defines the archetype. Hierarchy comes from size, weight and alignment, not a second face.",
  },
  {
    archetype: "technical",
    rule: "overused-font",
    snippetPattern: /instrument sans/,
    reason: "A plain face that does not compete with figures; the monospaced face gives the archetype its character.",
  },
  {
    archetype: "archive",
    rule: "overused-font",
    snippetPattern: /instrument sans/,
    reason: "Set small for catalogue entries; the old-style serif of the headings defines the page.",
  },
  {
    archetype: "playful",
    rule: "clipped-overflow-container",
    snippetPattern: /^body clips/,
    reason: "Blocks are tilted, and their corners may leave the window without widening the page.",
  },
  {
    archetype: "brutalist",
    rule: "clipped-overflow-container",
    snippetPattern: /gate__picture/,
    reason: "The block crops the picture on purpose, like a poster at the edge of a wall.",
  },
  {
    archetype: "brutalist",
    rule: "cramped-padding",
    snippetPattern: /"hero".*on bottom/,
    reason: "The picture stands on the rule below the first view; the text beside it has its own padding.",
  },
  {
    archetype: "technical",
    rule: "cramped-padding",
    snippetPattern: /"(split|split__spec|gate|gate__spec|spec)"/,
    reason: "Cells of a data sheet meet at their rules, as in a table; the rows inside have the padding.",
  },
  {
    archetype: "industrial",
    rule: "all-caps-body",
    snippetPattern: /on [34]\d chars/,
    reason: "Labels of navigation and buttons are set in capitals; some German words are that long.",
  },
  {
    archetype: "brutalist",
    rule: "flat-type-hierarchy",
    snippetPattern: /ratio 1\.\d:1/,
    reason: "Words of 38 to 50 letters limit the heading size; hierarchy comes from blocks and capitals instead.",
  },
  {
    archetype: "civic",
    rule: "flat-type-hierarchy",
    snippetPattern: /ratio 2\.0:1/,
    reason: "The archetype has a quiet type scale, and the long name keeps headings below their full size.",
  },
];
