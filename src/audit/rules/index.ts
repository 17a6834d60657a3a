import type { Rule, SourceRule } from "#/audit/rule";
import { ariaValid } from "#/audit/rules/aria-valid";
import { brandExact } from "#/audit/rules/brand-exact";
import { controlNamed } from "#/audit/rules/control-named";
import { controlNotNested } from "#/audit/rules/control-not-nested";
import { dataAddressKinds } from "#/audit/rules/data-address-kinds";
import { documentFrame } from "#/audit/rules/document-frame";
import { formsInert } from "#/audit/rules/forms-inert";
import { headingOrder } from "#/audit/rules/heading-order";
import { idsUnique } from "#/audit/rules/ids-unique";
import { imageAlternative } from "#/audit/rules/image-alternative";
import { inventoryComplete } from "#/audit/rules/inventory-complete";
import { linkLeads } from "#/audit/rules/link-leads";
import { markupClosed } from "#/audit/rules/markup-closed";
import { markupSafe } from "#/audit/rules/markup-safe";
import { noCoveringOverlay } from "#/audit/rules/no-covering-overlay";
import { nothingOutside } from "#/audit/rules/nothing-outside";
import { oneMain } from "#/audit/rules/one-main";
import { sizeBudget } from "#/audit/rules/size-budget";
import { svgNamed } from "#/audit/rules/svg-named";
import { tableHeaded } from "#/audit/rules/table-headed";
import { tokenAlias } from "#/audit/rules/token-alias";
import { tokenContrast } from "#/audit/rules/token-contrast";
import { wordmarkOutlined } from "#/audit/rules/wordmark-outlined";
import { zoomFree } from "#/audit/rules/zoom-free";

/** The rules about a design as a whole. */
export const designRules: readonly Rule[] = [tokenContrast, tokenAlias, brandExact, inventoryComplete, wordmarkOutlined];

/** The rules about one piece of markup with its styles. */
export const sourceRules: readonly SourceRule[] = [
  markupSafe,
  nothingOutside,
  dataAddressKinds,
  markupClosed,
  documentFrame,
  idsUnique,
  imageAlternative,
  controlNamed,
  controlNotNested,
  ariaValid,
  zoomFree,
  oneMain,
  headingOrder,
  tableHeaded,
  linkLeads,
  svgNamed,
  formsInert,
  noCoveringOverlay,
  sizeBudget,
];
