import { pageOfItsOwn } from "#/audit/rules/page-of-its-own";
import { markOfItsOwn } from "#/audit/rules/mark-of-its-own";
import { wordsAvoided } from "#/audit/rules/words-avoided";
import { wordsFitKind } from "#/audit/rules/words-fit-kind";
import { textUnclipped } from "#/audit/rules/text-unclipped";
import { avoidedLeftOut } from "#/audit/rules/avoided-left-out";
import { sampleMarked } from "#/audit/rules/sample-marked";
import { languageOfPage } from "#/audit/rules/language-of-page";
import { boxesFilled } from "#/audit/rules/boxes-filled";
import { markGround } from "#/audit/rules/mark-ground";
import { modeChosen } from "#/audit/rules/mode-chosen";
import { markLargeEnough } from "#/audit/rules/mark-large-enough";
import { picturesVaried } from "#/audit/rules/pictures-varied";
import { darkPicturesColored } from "#/audit/rules/dark-pictures-colored";
import { picturesDrawn } from "#/audit/rules/pictures-drawn";
import { marksUncut } from "#/audit/rules/marks-uncut";
import type { DesignAuditRule, SourceRule } from "#/audit/rule";
import { adjustmentApplies } from "#/audit/rules/adjustment-applies";
import { alternativeTells } from "#/audit/rules/alternative-tells";
import { amountBounded } from "#/audit/rules/amount-bounded";
import { ariaAllowed } from "#/audit/rules/aria-allowed";
import { ariaFamily } from "#/audit/rules/aria-family";
import { ariaRequired } from "#/audit/rules/aria-required";
import { ariaValid } from "#/audit/rules/aria-valid";
import { ariaValues } from "#/audit/rules/aria-values";
import { attributesOnce } from "#/audit/rules/attributes-once";
import { autocompleteKnown } from "#/audit/rules/autocomplete-known";
import { brandExact } from "#/audit/rules/brand-exact";
import { chartsApart } from "#/audit/rules/charts-apart";
import { colorFromPalette } from "#/audit/rules/color-from-palette";
import { colorInGamut } from "#/audit/rules/color-in-gamut";
import { contentInLandmarks } from "#/audit/rules/content-in-landmarks";
import { controlNamed } from "#/audit/rules/control-named";
import { controlNotNested } from "#/audit/rules/control-not-nested";
import { copyPlain } from "#/audit/rules/copy-plain";
import { dangerApart } from "#/audit/rules/danger-apart";
import { darkModeKept } from "#/audit/rules/dark-mode-kept";
import { dataAddressKinds } from "#/audit/rules/data-address-kinds";
import { documentFrame } from "#/audit/rules/document-frame";
import { easingCalm } from "#/audit/rules/easing-calm";
import { exportsAgree } from "#/audit/rules/exports-agree";
import { familyOfSystem } from "#/audit/rules/family-of-system";
import { focusVisibleKept } from "#/audit/rules/focus-visible-kept";
import { formsInert } from "#/audit/rules/forms-inert";
import { headingOrder } from "#/audit/rules/heading-order";
import { headingSays } from "#/audit/rules/heading-says";
import { hiddenUnfocusable } from "#/audit/rules/hidden-unfocusable";
import { idsUnique } from "#/audit/rules/ids-unique";
import { imageAlternative } from "#/audit/rules/image-alternative";
import { importantRare } from "#/audit/rules/important-rare";
import { inlineStylesFew } from "#/audit/rules/inline-styles-few";
import { inventoryComplete } from "#/audit/rules/inventory-complete";
import { kickersFew } from "#/audit/rules/kickers-few";
import { labelInName } from "#/audit/rules/label-in-name";
import { labelLeads } from "#/audit/rules/label-leads";
import { languageKnown } from "#/audit/rules/language-known";
import { layersFew } from "#/audit/rules/layers-few";
import { leadingOpen } from "#/audit/rules/leading-open";
import { radiusFromSet, sizeFromScale, spacingFromScale } from "#/audit/rules/lengths-from-scale";
import { linkLeads } from "#/audit/rules/link-leads";
import { linkSaysWhere } from "#/audit/rules/link-says-where";
import { listsStructured } from "#/audit/rules/lists-structured";
import { markOfSystem } from "#/audit/rules/mark-of-system";
import { givenMarkComplete } from "#/audit/rules/given-mark-complete";
import { markLegible } from "#/audit/rules/mark-legible";
import { marksComplete } from "#/audit/rules/marks-complete";
import { markupClosed } from "#/audit/rules/markup-closed";
import { markupCurrent } from "#/audit/rules/markup-current";
import { markupSafe } from "#/audit/rules/markup-safe";
import { measureKept } from "#/audit/rules/measure-kept";
import { mediaQuiet } from "#/audit/rules/media-quiet";
import { modesComplete } from "#/audit/rules/modes-complete";
import { motionCheap } from "#/audit/rules/motion-cheap";
import { motionInBounds } from "#/audit/rules/motion-in-bounds";
import { namesDistinct } from "#/audit/rules/names-distinct";
import { nestingValid } from "#/audit/rules/nesting-valid";
import { noCoveringOverlay } from "#/audit/rules/no-covering-overlay";
import { noEmojiIcons } from "#/audit/rules/no-emoji-icons";
import { noFillerText } from "#/audit/rules/no-filler-text";
import { noGlow } from "#/audit/rules/no-glow";
import { noGradientText } from "#/audit/rules/no-gradient-text";
import { noIconCardRow } from "#/audit/rules/no-icon-card-row";
import { noNestedCards } from "#/audit/rules/no-nested-cards";
import { noNumberMarkers } from "#/audit/rules/no-number-markers";
import { noPillEyebrow } from "#/audit/rules/no-pill-eyebrow";
import { noSideStripe } from "#/audit/rules/no-side-stripe";
import { noStockGradient } from "#/audit/rules/no-stock-gradient";
import { nothingOutside } from "#/audit/rules/nothing-outside";
import { oneDepth } from "#/audit/rules/one-depth";
import { oneMain } from "#/audit/rules/one-main";
import { pairLegible } from "#/audit/rules/pair-legible";
import { paletteRespected } from "#/audit/rules/palette-respected";
import { placeExists } from "#/audit/rules/place-exists";
import { proseUnshouted } from "#/audit/rules/prose-unshouted";
import { radiusFew } from "#/audit/rules/radius-few";
import { reducedMotionKept } from "#/audit/rules/reduced-motion-kept";
import { scaleMonotonic } from "#/audit/rules/scale-monotonic";
import { selectorsPlain } from "#/audit/rules/selectors-plain";
import { selfContained } from "#/audit/rules/self-contained";
import { shadowFromSet } from "#/audit/rules/shadow-from-set";
import { sizeBudget } from "#/audit/rules/size-budget";
import { spacingOnBase } from "#/audit/rules/spacing-on-base";
import { spacingVaried } from "#/audit/rules/spacing-varied";
import { statesApart } from "#/audit/rules/states-apart";
import { svgNamed } from "#/audit/rules/svg-named";
import { tabOrderNatural } from "#/audit/rules/tab-order-natural";
import { tableHeaded } from "#/audit/rules/table-headed";
import { targetSize } from "#/audit/rules/target-size";
import { textSizeLegible } from "#/audit/rules/text-size-legible";
import { titleTells } from "#/audit/rules/title-tells";
import { tokenAlias } from "#/audit/rules/token-alias";
import { controlContrast, tokenContrast } from "#/audit/rules/token-contrast";
import { trackingModerate } from "#/audit/rules/tracking-moderate";
import { typeScaleKept } from "#/audit/rules/type-scale-kept";
import { variableKnown } from "#/audit/rules/variable-known";
import { variablesBrought } from "#/audit/rules/variables-brought";
import { videoCaptioned } from "#/audit/rules/video-captioned";
import { weightOfFace } from "#/audit/rules/weight-of-face";
import { widthFits } from "#/audit/rules/width-fits";
import { wordmarkOutlined } from "#/audit/rules/wordmark-outlined";
import { zoomFree } from "#/audit/rules/zoom-free";

/**
 * Rules for a whole design. If the first reports anything, the others do not run: they need its
 * values.
 */
export const designRules: readonly [DesignAuditRule, ...DesignAuditRule[]] = [
  modesComplete,
  tokenContrast,
  controlContrast,
  tokenAlias,
  brandExact,
  exportsAgree,
  namesDistinct,
  inventoryComplete,
  marksComplete,
  givenMarkComplete,
  markLegible,
  colorInGamut,
  scaleMonotonic,
  statesApart,
  chartsApart,
  dangerApart,
  typeScaleKept,
  spacingOnBase,
  radiusFew,
  motionInBounds,
  wordmarkOutlined,
  marksUncut,
  picturesDrawn,
  darkPicturesColored,
  avoidedLeftOut,
  markOfItsOwn,
  pageOfItsOwn,
  adjustmentApplies,
];

/** Rules for the markup and styles of one source. */
export const sourceRules: readonly SourceRule[] = [
  amountBounded,
  markupSafe,
  nothingOutside,
  dataAddressKinds,
  markupClosed,
  documentFrame,
  idsUnique,
  attributesOnce,
  nestingValid,
  listsStructured,
  languageKnown,
  imageAlternative,
  controlNamed,
  controlNotNested,
  labelLeads,
  hiddenUnfocusable,
  ariaValid,
  ariaValues,
  ariaRequired,
  ariaFamily,
  ariaAllowed,
  headingSays,
  autocompleteKnown,
  mediaQuiet,
  videoCaptioned,
  zoomFree,
  oneMain,
  contentInLandmarks,
  titleTells,
  headingOrder,
  tableHeaded,
  linkLeads,
  placeExists,
  linkSaysWhere,
  labelInName,
  alternativeTells,
  tabOrderNatural,
  svgNamed,
  familyOfSystem,
  variableKnown,
  focusVisibleKept,
  pairLegible,
  paletteRespected,
  colorFromPalette,
  sizeFromScale,
  spacingFromScale,
  radiusFromSet,
  shadowFromSet,
  weightOfFace,
  textSizeLegible,
  leadingOpen,
  measureKept,
  trackingModerate,
  proseUnshouted,
  targetSize,
  widthFits,
  darkModeKept,
  modeChosen,
  motionCheap,
  reducedMotionKept,
  easingCalm,
  importantRare,
  layersFew,
  markOfSystem,
  markLargeEnough,
  markGround,
  picturesVaried,
  boxesFilled,
  textUnclipped,
  languageOfPage,
  wordsFitKind,
  wordsAvoided,
  sampleMarked,
  selfContained,
  variablesBrought,
  formsInert,
  noCoveringOverlay,
  noGradientText,
  noGlow,
  noStockGradient,
  noSideStripe,
  noNestedCards,
  noIconCardRow,
  noPillEyebrow,
  kickersFew,
  noEmojiIcons,
  noFillerText,
  markupCurrent,
  sizeBudget,
  oneDepth,
  noNumberMarkers,
  spacingVaried,
  copyPlain,
  selectorsPlain,
  inlineStylesFew,
];
