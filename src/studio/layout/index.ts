import { flushLeft } from "#/studio/layout/flush-left";
import type { Layout } from "#/studio/layout/page-content";
import { sideNotes } from "#/studio/layout/side-notes";
import { specRows } from "#/studio/layout/spec-rows";

/** Every page layout. */
export const layouts: readonly Layout[] = [flushLeft, sideNotes, specRows];

/** The layout that a direction names; a name that no layout bears is a mistake in the direction. */
export function layoutOf(name: string): Layout {
  const layout = layouts.find((one) => one.name === name) ?? layouts[0];
  if (layout === undefined) throw new Error(`no layout is called ${name}`);
  return layout;
}
