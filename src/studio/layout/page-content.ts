import type { Markup } from "#/kernel/markup";
import type { Brief, PageSlug } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { Copy } from "#/studio/copy/copy";
import type { Manner } from "#/studio/directions/archetype";
import type { LayoutName } from "#/studio/layout/layout-names";
import type { Shell } from "#/studio/layout/shell";

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
  readonly manner: Manner;
};

/** A page layout: its own skeleton for the two templates that sell, what stands around every page, and a shell for all others. */
export type Layout = {
  readonly name: LayoutName;
  readonly css: (content: PageContent) => string;
  /** Header, main part and footer. */
  readonly frame: (content: PageContent, body: Markup) => Markup;
  /** The section with the contact form that pages to read end with. */
  readonly closing: (content: PageContent) => Markup;
  readonly shell: Shell;
  readonly landing: (content: PageContent) => Markup;
  readonly pricing: (content: PageContent) => Markup;
};
