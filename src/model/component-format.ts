/** How a component is sent back, said once for packs, guides and the hand-off: states cannot stand in a style attribute. */
export const componentFormat =
  "A component is self-contained HTML: a fragment with one style element of its own, since states such as :hover cannot be written inline.";
