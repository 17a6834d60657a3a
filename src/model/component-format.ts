/** The format of an imported component, used by packs, guides and the handoff. */
export const componentFormat =
  "A component is self-contained HTML: a fragment with its own style element, because inline styles cannot express states such as :hover.";
