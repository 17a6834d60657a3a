import type { Brief, PageSlug } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { Copy } from "#/studio/copy/copy";
import type { ComponentStyle } from "#/studio/directions/archetype";

/** The content of one page, as passed to a layout. */
export type PageContent = {
  readonly slug: PageSlug;
  /** The pages of the design, so that links only point to existing ones. */
  readonly pages: readonly PageSlug[];
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly copy: Copy;
  readonly componentStyle: ComponentStyle;
};
