import { columnSidebar } from "#/studio/layout/column-sidebar";
import { flushLeft } from "#/studio/layout/flush-left";
import { overlappingBlocks } from "#/studio/layout/overlapping-blocks";
import type { Layout } from "#/studio/layout/page-content";
import { sideNotes } from "#/studio/layout/side-notes";
import { specRows } from "#/studio/layout/spec-rows";
import { staggered } from "#/studio/layout/staggered";
import { tiltedBlocks } from "#/studio/layout/tilted-blocks";
import { wideMargins } from "#/studio/layout/wide-margins";

/** Every page layout. */
export const layouts: readonly Layout[] = [
  flushLeft,
  sideNotes,
  overlappingBlocks,
  staggered,
  specRows,
  wideMargins,
  tiltedBlocks,
  columnSidebar,
];

/** The layout that a direction names; a name that no layout bears is a mistake in the direction. */
export function layoutOf(name: string): Layout {
  const layout = layouts.find((one) => one.name === name) ?? layouts[0];
  if (layout === undefined) throw new Error(`no layout is called ${name}`);
  return layout;
}
