import type { Markup } from "#/kernel/markup";
import type { Brief } from "#/model/brief";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { Copy } from "#/studio/copy/copy";
import type { Manner } from "#/studio/directions/archetype";
import type { LayoutName } from "#/studio/layout/layout-names";

/** The two templates that every layout has. */
export type TemplateSlug = "landing" | "pricing";

/** What a layout sets on one page. */
export type PageContent = {
  readonly slug: TemplateSlug;
  readonly direction: Direction;
  readonly tokens: TokenSet;
  readonly brief: Brief;
  readonly mark: Mark;
  readonly imagery: Imagery;
  readonly copy: Copy;
  readonly manner: Manner;
};

/** A page layout: its own skeleton for each template and the rules for both. */
export type Layout = {
  readonly name: LayoutName;
  readonly css: (content: PageContent) => string;
  readonly landing: (content: PageContent) => Markup;
  readonly pricing: (content: PageContent) => Markup;
};
