import type { ArchetypeId } from "#/model/direction";

/** A finding of impeccable's that is a decision of an archetype: where it may stand, and why it was decided so. */
export type AcceptedLook = {
  readonly archetype: ArchetypeId;
  readonly rule: string;
  /** What the finding's own words must match, so that nothing else of the rule is let through. */
  readonly words: RegExp;
  readonly reason: string;
};

/** Every finding that is let through. A run over the whole set fails where one of these is found no more. */
export const acceptedLooks: readonly AcceptedLook[] = [
  {
    archetype: "swiss",
    rule: "single-font",
    words: /hanken grotesk|schibsted grotesk/,
    reason: "One family in a few sizes is the archetype: rank comes from size, weight and the axis, not from a second face.",
  },
  {
    archetype: "technical",
    rule: "overused-font",
    words: /instrument sans/,
    reason: "A plain face that stays out of the way of figures; the mono beside it gives the archetype its voice.",
  },
  {
    archetype: "archive",
    rule: "overused-font",
    words: /instrument sans/,
    reason: "Set small as the hand of the catalogue; the old-style serif of the headings is what the page is known by.",
  },
  {
    archetype: "playful",
    rule: "clipped-overflow-container",
    words: /^body clips/,
    reason: "Blocks are tilted, and their corners may leave the window without making the page wider.",
  },
  {
    archetype: "brutalist",
    rule: "clipped-overflow-container",
    words: /gate__picture/,
    reason: "The picture is cut off by its own block, as a poster is by the wall's edge.",
  },
];
