import type { CustomToken } from "#/model/custom-token";
import type { PlainValue } from "#/model/custom-value";

/** Least and greatest value of each component, by colour space (DTCG Color 2025.10, §4.2). */
const unit = [0, 1] as const;
const percent = [0, 100] as const;
const hue = [0, 359.999_999_999] as const;
const chroma = [0, Number.POSITIVE_INFINITY] as const;
const any = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY] as const;
type Range = readonly [least: number, greatest: number];
const ranges: Readonly<Record<string, readonly [Range, Range, Range]>> = {
  hsl: [hue, percent, percent],
  hwb: [hue, percent, percent],
  lab: [percent, any, any],
  lch: [percent, chroma, hue],
  oklab: [unit, any, any],
  oklch: [unit, chroma, hue],
};

/** Whether the components of a colour are in the ranges of the format. */
export function isStandardColor(colorSpace: string, components: readonly (number | "none")[]): boolean {
  return components.every((component, index) => {
    const [least, greatest] = (ranges[colorSpace] ?? [unit, unit, unit])[index] ?? unit;
    return component === "none" || (component >= least && component <= greatest);
  });
}

const weightName =
  /^(?:thin|hairline|(?:extra|ultra)-(?:light|bold|black)|light|normal|regular|book|medium|(?:semi|demi)-bold|bold|black|heavy)$/;

type Fields = { readonly [key: string]: PlainValue };
const isFields = (value: PlainValue | undefined): value is Fields =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const isDimension = (value: PlainValue | undefined) => isFields(value) && (value.unit === "px" || value.unit === "rem");
const isColor = (value: PlainValue | undefined) =>
  isFields(value) &&
  isStandardColor(String(value.colorSpace), value.components as readonly (number | "none")[]) &&
  (value.alpha === undefined || (Number(value.alpha) >= 0 && Number(value.alpha) <= 1)) &&
  (value.hex === undefined || /^#[0-9a-f]{6}$/i.test(String(value.hex)));
const isWeight = (value: PlainValue | undefined) =>
  typeof value === "number" ? value >= 1 && value <= 1000 : weightName.test(String(value));
/** Text in braces would be an alias. */
const isFamily = (value: PlainValue | undefined) =>
  (Array.isArray(value) ? value : [value]).every((name) => typeof name === "string" && !/^[{]/.test(name));
const isStroke = (value: PlainValue | undefined) =>
  isFields(value)
    ? (value.dashArray as readonly PlainValue[]).every(isDimension)
    : value !== undefined && value !== "none" && value !== "hidden";
const isCurve = (value: PlainValue | undefined) =>
  Array.isArray(value) && [value[0], value[2]].every((x) => Number(x) >= 0 && Number(x) <= 1);

/**
 * Whether the format of the community group, 2025.10, allows a value that `readCustomValue` gave.
 */
export function isStandardValue(type: CustomToken["type"], value: PlainValue): boolean {
  const fields: Fields = isFields(value) ? value : {};
  switch (type) {
    case "string":
    case "boolean":
    case "css":
      return false;
    case "color":
      return isColor(value);
    case "dimension":
      return isDimension(value);
    case "fontFamily":
      return isFamily(value);
    case "fontWeight":
      return isWeight(value);
    case "strokeStyle":
      return isStroke(value);
    case "cubicBezier":
      return isCurve(value);
    case "border":
      return isColor(fields.color) && isDimension(fields.width) && isStroke(fields.style);
    case "transition":
      return fields.delay !== undefined && isCurve(fields.timingFunction);
    case "shadow":
      return (Array.isArray(value) ? value : [value]).every(
        (layer: Fields) =>
          isColor(layer.color) && ["offsetX", "offsetY", "blur", "spread"].every((length) => isDimension(layer[length])),
      );
    case "gradient":
      return (value as readonly Fields[]).every(
        ({ color, position }) => isColor(color) && Number(position) >= 0 && Number(position) <= 1,
      );
    case "typography":
      return (
        isFamily(fields.fontFamily) &&
        isDimension(fields.fontSize) &&
        isWeight(fields.fontWeight) &&
        isDimension(fields.letterSpacing) &&
        typeof fields.lineHeight === "number"
      );
    default:
      return true;
  }
}
