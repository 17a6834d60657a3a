import type { Rule, SourceRule } from "#/audit/rule";
import { brandExact } from "#/audit/rules/brand-exact";
import { dataAddressKinds } from "#/audit/rules/data-address-kinds";
import { formsInert } from "#/audit/rules/forms-inert";
import { inventoryComplete } from "#/audit/rules/inventory-complete";
import { markupSafe } from "#/audit/rules/markup-safe";
import { noCoveringOverlay } from "#/audit/rules/no-covering-overlay";
import { nothingOutside } from "#/audit/rules/nothing-outside";
import { sizeBudget } from "#/audit/rules/size-budget";
import { tokenAlias } from "#/audit/rules/token-alias";
import { tokenContrast } from "#/audit/rules/token-contrast";
import { wordmarkOutlined } from "#/audit/rules/wordmark-outlined";

/** The rules about a design as a whole. */
export const designRules: readonly Rule[] = [tokenContrast, tokenAlias, brandExact, inventoryComplete, wordmarkOutlined];

/** The rules about one piece of markup with its styles. */
export const sourceRules: readonly SourceRule[] = [
  markupSafe,
  nothingOutside,
  dataAddressKinds,
  formsInert,
  noCoveringOverlay,
  sizeBudget,
];
