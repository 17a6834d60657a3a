import { bands } from "#/studio/layout/bands";
import { columnSidebar } from "#/studio/layout/column-sidebar";
import { figureCaption } from "#/studio/layout/figure-caption";
import { flushLeft } from "#/studio/layout/flush-left";
import { giantWord } from "#/studio/layout/giant-word";
import { hudFrames } from "#/studio/layout/hud-frames";
import { indexColumns } from "#/studio/layout/index-columns";
import { insetFrames } from "#/studio/layout/inset-frames";
import { overlappingBlocks } from "#/studio/layout/overlapping-blocks";
import type { Layout } from "#/studio/layout/layout";
import { ruledRows } from "#/studio/layout/ruled-rows";
import { sideNotes } from "#/studio/layout/side-notes";
import { specRows } from "#/studio/layout/spec-rows";
import { stackedStripes } from "#/studio/layout/stacked-stripes";
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
  bands,
  insetFrames,
  stackedStripes,
  figureCaption,
  ruledRows,
  giantWord,
  hudFrames,
  indexColumns,
];

/**
 * The layout with this name. Throws a plain `Error` for an unknown name, which is a bug in the
 * direction.
 */
export function getLayout(name: string): Layout {
  const layout = layouts.find((one) => one.name === name);
  if (layout === undefined) throw new Error(`no layout is called ${name}`);
  return layout;
}
