import type { Brief, PageSlug } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { Copy } from "#/studio/copy/copy";
import type { ComponentStyle } from "#/studio/directions/archetype";

/** What a layout sets on one page. */
export type PageContent = {
  readonly slug: PageSlug;
  /** The pages that the design has, so that links lead to one of them. */
  readonly pages: readonly PageSlug[];
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly copy: Copy;
  readonly componentStyle: ComponentStyle;
};
