import type { Rule, SourceRule } from "#/audit/rule";
import { amountBounded } from "#/audit/rules/amount-bounded";
import { ariaValid } from "#/audit/rules/aria-valid";
import { brandExact } from "#/audit/rules/brand-exact";
import { colorFromPalette } from "#/audit/rules/color-from-palette";
import { colorInGamut } from "#/audit/rules/color-in-gamut";
import { controlContrast } from "#/audit/rules/control-contrast";
import { controlNamed } from "#/audit/rules/control-named";
import { controlNotNested } from "#/audit/rules/control-not-nested";
import { darkModeKept } from "#/audit/rules/dark-mode-kept";
import { dataAddressKinds } from "#/audit/rules/data-address-kinds";
import { documentFrame } from "#/audit/rules/document-frame";
import { exportsAgree } from "#/audit/rules/exports-agree";
import { familyOfSystem } from "#/audit/rules/family-of-system";
import { focusVisibleKept } from "#/audit/rules/focus-visible-kept";
import { formsInert } from "#/audit/rules/forms-inert";
import { headingOrder } from "#/audit/rules/heading-order";
import { idsUnique } from "#/audit/rules/ids-unique";
import { imageAlternative } from "#/audit/rules/image-alternative";
import { inventoryComplete } from "#/audit/rules/inventory-complete";
import { linkLeads } from "#/audit/rules/link-leads";
import { markOfSystem } from "#/audit/rules/mark-of-system";
import { markupClosed } from "#/audit/rules/markup-closed";
import { markupSafe } from "#/audit/rules/markup-safe";
import { modesComplete } from "#/audit/rules/modes-complete";
import { motionCheap } from "#/audit/rules/motion-cheap";
import { namesDistinct } from "#/audit/rules/names-distinct";
import { noCoveringOverlay } from "#/audit/rules/no-covering-overlay";
import { nothingOutside } from "#/audit/rules/nothing-outside";
import { oneMain } from "#/audit/rules/one-main";
import { paletteRespected } from "#/audit/rules/palette-respected";
import { radiusFew } from "#/audit/rules/radius-few";
import { radiusFromSet } from "#/audit/rules/radius-from-set";
import { reducedMotionKept } from "#/audit/rules/reduced-motion-kept";
import { selfContained } from "#/audit/rules/self-contained";
import { sizeBudget } from "#/audit/rules/size-budget";
import { sizeFromScale } from "#/audit/rules/size-from-scale";
import { spacingFromScale } from "#/audit/rules/spacing-from-scale";
import { spacingOnBase } from "#/audit/rules/spacing-on-base";
import { svgNamed } from "#/audit/rules/svg-named";
import { tableHeaded } from "#/audit/rules/table-headed";
import { tokenAlias } from "#/audit/rules/token-alias";
import { tokenContrast } from "#/audit/rules/token-contrast";
import { typeScaleKept } from "#/audit/rules/type-scale-kept";
import { variableKnown } from "#/audit/rules/variable-known";
import { variablesBrought } from "#/audit/rules/variables-brought";
import { wordmarkOutlined } from "#/audit/rules/wordmark-outlined";
import { zoomFree } from "#/audit/rules/zoom-free";

/** The rules about a design as a whole. Where the first finds anything, the others have nothing to judge by. */
export const designRules: readonly [Rule, ...Rule[]] = [
  modesComplete,
  tokenContrast,
  controlContrast,
  tokenAlias,
  brandExact,
  exportsAgree,
  namesDistinct,
  inventoryComplete,
  colorInGamut,
  typeScaleKept,
  spacingOnBase,
  radiusFew,
  wordmarkOutlined,
];

/** The rules about one piece of markup with its styles. */
export const sourceRules: readonly SourceRule[] = [
  amountBounded,
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
  familyOfSystem,
  variableKnown,
  focusVisibleKept,
  paletteRespected,
  colorFromPalette,
  sizeFromScale,
  spacingFromScale,
  radiusFromSet,
  darkModeKept,
  motionCheap,
  reducedMotionKept,
  markOfSystem,
  selfContained,
  variablesBrought,
  formsInert,
  noCoveringOverlay,
  sizeBudget,
];
