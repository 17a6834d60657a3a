import { type Adjustment, getAdjustmentTarget } from "#/model/adjustment";
import type { DesignContent } from "#/model/design-content";
import { faceMetadata } from "#/model/face";
import { listComponentOptions } from "#/studio/adjustments/component-options";
import { toPictureSlug } from "#/studio/adjustments/picture-edits";
import { findTokenValue } from "#/studio/adjustments/token-values";

/** A design as far as it is made, with what people decided about it. */
export type EditedDesign = Pick<DesignContent, "brief" | "adjustments"> &
  Partial<Pick<DesignContent, "direction" | "tokens" | "mark" | "imagery">>;

/** `muted-foreground` → “Muted foreground”. */
const toWords = (slug: string): string => slug.charAt(0).toUpperCase() + slug.slice(1).replaceAll("-", " ");

const partNouns: Readonly<Record<Extract<Adjustment, { kind: "lock" }>["part"], string>> = {
  mark: "mark",
  imagery: "pictures",
  palette: "palette",
  typography: "typography",
  layout: "layout",
  copy: "words",
};

/** What an adjustment changes, in the words of the editor: “Corner radius”. */
export function getAdjustmentLabel(adjustment: Adjustment): string {
  switch (adjustment.kind) {
    case "color-role":
      return `${toWords(adjustment.role)} (${adjustment.mode.replaceAll("-", " ")})`;
    case "color-scale":
      return `${toWords(adjustment.scale)} scale, step ${adjustment.step}`;
    case "brand-color":
      return "Brand colour";
    case "second-color":
      return "Second colour";
    case "token":
      return `Token ${adjustment.token}${adjustment.mode === undefined ? "" : ` (${adjustment.mode})`}`;
    case "face":
      return `${toWords(adjustment.slot)} face`;
    case "type-ratio":
      return "Type scale ratio";
    case "radius":
      return "Corner radius";
    case "stroke":
      return "Line width";
    case "density":
    case "depth":
    case "motion":
    case "mark":
      return toWords(adjustment.kind);
    case "picture-strategy":
      return "Picture strategy";
    case "redraw":
      return `Drawing of the ${partNouns[adjustment.part]}`;
    case "lock":
      return `Lock of the ${partNouns[adjustment.part]}`;
    case "picture":
      return `Picture ${adjustment.slug}`;
    case "picture-alt":
      return `Text alternative of ${adjustment.slug}`;
    case "layout":
      return "Page layout";
    case "section-order":
      return `Sections of ${adjustment.page}`;
    case "text":
      return adjustment.page === undefined ? "Text" : `Text on ${adjustment.page}`;
    case "component-option":
      return `${toWords(adjustment.component)} ${adjustment.option.replaceAll("-", " ")}`;
  }
}

/** What an adjustment sets, as text: “14 px”. */
export function formatAdjustedValue(adjustment: Adjustment): string {
  switch (adjustment.kind) {
    case "color-role":
    case "color-scale":
    case "brand-color":
    case "second-color":
    case "token":
    case "component-option":
      return adjustment.value;
    case "face":
      return faceMetadata[adjustment.face].name;
    case "type-ratio":
      return String(adjustment.ratio);
    case "radius":
    case "stroke":
      return `${adjustment.px} px`;
    case "density":
      return adjustment.density;
    case "depth":
      return adjustment.depth;
    case "motion":
      return `${adjustment.factor} times as long`;
    case "mark":
      return `mark ${adjustment.choice}`;
    case "picture-strategy":
      return adjustment.strategy;
    case "redraw":
    case "picture":
      return `drawn with seed ${adjustment.seed}`;
    case "lock":
      return `locked at seed ${adjustment.seed}, ${adjustment.directionId}`;
    case "picture-alt":
      return adjustment.alt;
    case "layout":
      return adjustment.layout;
    case "section-order":
      return adjustment.sections.join(", ");
    case "text":
      return adjustment.to;
  }
}

/** The adjustment with the same target that counts in a design. */
function findCounterpart({ adjustments }: EditedDesign, adjustment: Adjustment): Adjustment | undefined {
  const target = getAdjustmentTarget(adjustment);
  return adjustments.findLast((one) => getAdjustmentTarget(one) === target);
}

/** What a part says that is read from the design itself, whatever made it so. */
function readMadeValue({ brief, direction, tokens, mark, imagery }: EditedDesign, adjustment: Adjustment): string | undefined {
  switch (adjustment.kind) {
    case "color-role":
      return tokens?.colors[adjustment.mode][adjustment.role].hex;
    case "color-scale":
      return tokens?.scales[adjustment.scale][adjustment.step - 1]?.hex;
    case "brand-color":
      return tokens?.brand.given;
    case "second-color":
      return brief.secondaryColor;
    case "token":
      return tokens && findTokenValue(tokens, adjustment);
    case "face":
      return tokens?.typography.families[adjustment.slot].name;
    case "type-ratio":
      return direction && String(direction.ratio);
    case "radius":
      return direction && `${direction.radiusPx} px`;
    case "stroke":
      return direction && `${direction.strokePx} px`;
    case "density":
      return direction?.density;
    case "depth":
      return direction?.depth;
    case "mark":
      return mark?.choices === undefined ? undefined : `mark ${brief.mark ?? 1}`;
    case "picture-strategy":
      return direction?.imagery;
    case "layout":
      return direction?.layout;
    case "picture-alt":
      return imagery?.assets.find(({ slug }) => toPictureSlug(slug) === adjustment.slug)?.alt;
    case "component-option":
      return direction && listComponentOptions(direction).find(isOptionOf(adjustment))?.current;
    case "text":
      return adjustment.from;
    default:
      return undefined;
  }
}

const isOptionOf =
  ({ component, option }: Extract<Adjustment, { kind: "component-option" }>) =>
  (one: { readonly component: string; readonly option: string }) =>
    one.component === component && one.option === option;

/** Kinds whose value in a design is that of the adjustment, because no part says it. */
const ownValueKinds: readonly Adjustment["kind"][] = ["second-color", "mark", "text", "motion"];

/**
 * The value that a design has now for what an adjustment changes, as text; undefined where it is
 * only known as “as generated”.
 */
export function readCurrentValue(design: EditedDesign, adjustment: Adjustment): string | undefined {
  const counterpart = findCounterpart(design, adjustment);
  const isOwn = ownValueKinds.includes(adjustment.kind);
  if (counterpart !== undefined && isOwn) return formatAdjustedValue(counterpart);
  return readMadeValue(design, adjustment) ?? (counterpart && formatAdjustedValue(counterpart));
}
