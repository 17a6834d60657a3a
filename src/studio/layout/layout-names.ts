/** Names of the page layouts, one per archetype. No two share a skeleton. */
export const layoutNames = [
  "flush-left",
  "side-notes",
  "overlapping-blocks",
  "staggered",
  "spec-rows",
  "wide-margins",
  "tilted-blocks",
  "column-sidebar",
  "bands",
  "inset-frames",
  "stacked-stripes",
  "figure-caption",
  "ruled-rows",
  "giant-word",
  "hud-frames",
  "index-columns",
] as const;
export type LayoutName = (typeof layoutNames)[number];
