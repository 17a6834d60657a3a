import type { Brief, PageSlug } from "#/model/brief";
import type { Composition } from "#/model/composition";
import type { Direction } from "#/model/direction";
import type { Imagery, Mark } from "#/model/mark";
import type { TokenSet } from "#/model/token-set";
import type { Copy } from "#/studio/copy/copy";
import type { SectionPhrases } from "#/studio/copy/section-phrases";
import type { SectionOrders } from "#/studio/adjustments/section-orders";
import type { TextLookup } from "#/studio/adjustments/text-edits";
import type { ComponentStyle } from "#/model/component-style";
import type { LayoutName } from "#/studio/layout/layout";
import type { OrganizationKind } from "#/studio/understanding/organization-kind";

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
  readonly layoutName: LayoutName;
  readonly composition: Composition;
  readonly sectionPhrases: SectionPhrases;
  /** What kind of organisation the brief describes; decides which sections a page has. */
  readonly kind: OrganizationKind;
  /** The texts that were edited by hand. */
  readonly findText: TextLookup;
  /** The order of sections that was chosen by hand. */
  readonly sectionOrders: SectionOrders;
};
