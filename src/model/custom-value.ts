import { type ColorNotation, type ColorSpace, colorSpaces, formatColorNotation, readColorNotation } from "#/color/color-notation";
import { quoteCssString } from "#/kernel/text/css-escape";
import type { CustomToken } from "#/model/custom-token";
import { isCssValue } from "#/model/css-value";
import { formatFontStack } from "#/model/font-stack";
import type { Mode } from "#/model/token-set";

/** Plain JSON. */
export type PlainValue = string | number | boolean | null | readonly PlainValue[] | { readonly [key: string]: PlainValue };
type PlainObject = { readonly [key: string]: PlainValue };
type TokenType = CustomToken["type"];
/** What is left of an unknown value; undefined if it does not have the form of its type. */
type Reader = (value: unknown) => PlainValue | undefined;

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);
const getField = (value: unknown, name: string): unknown =>
  isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined;

const readNumber: Reader = (value) => (typeof value === "number" && Number.isFinite(value) ? value : undefined);
const readText: Reader = (value) => (typeof value === "string" ? value : undefined);
const readQuantity =
  (units: RegExp): Reader =>
  (value) => {
    const [amount, unit] = [readNumber(getField(value, "value")), readText(getField(value, "unit"))];
    return amount !== undefined && typeof unit === "string" && units.test(unit) ? { value: amount, unit } : undefined;
  };
const readDimension = readQuantity(/^(?:[a-z]{1,6}|%)$/i);
const readDuration = readQuantity(/^m?s$/);

/** Reads every item; undefined if one of them is not readable. */
function readList(value: unknown, read: Reader, isEmptyAllowed = false): readonly PlainValue[] | undefined {
  if (!Array.isArray(value) || (value.length === 0 && !isEmptyAllowed)) return undefined;
  const items = value.map(read);
  return items.every((item) => item !== undefined) ? items : undefined;
}

/** Reads the named fields; undefined if one that is required is not readable. */
function readFields(
  value: unknown,
  required: Readonly<Record<string, Reader>>,
  optional: Readonly<Record<string, Reader>> = {},
): PlainObject | undefined {
  const fields: [string, PlainValue][] = [];
  for (const [name, read] of Object.entries(required)) {
    const found = read(getField(value, name));
    if (found === undefined) return undefined;
    fields.push([name, found]);
  }
  for (const [name, read] of Object.entries(optional)) {
    const field = getField(value, name);
    const found = field === undefined ? undefined : read(field);
    if (found !== undefined) fields.push([name, found]);
    else if (field !== undefined) return undefined;
  }
  return Object.fromEntries(fields);
}

const readColor: Reader = (value) => {
  if (typeof value === "string") {
    const notation = readColorNotation(value);
    return notation && { ...notation, components: [...notation.components] };
  }
  const [colorSpace, components] = [getField(value, "colorSpace"), getField(value, "components")];
  if (!(colorSpaces as readonly unknown[]).includes(colorSpace)) return undefined;
  const read = readList(components, (component) => (component === "none" ? "none" : readNumber(component)));
  if (read?.length !== 3) return undefined;
  return readFields(value, { colorSpace: readText, components: () => read }, { alpha: readNumber, hex: readText });
};
const readCurve: Reader = (value) => {
  const curve = readList(value, readNumber);
  return curve?.length === 4 ? curve : undefined;
};
const readFamily: Reader = (value) => readText(value) ?? readList(value, readText);
const readWeight: Reader = (value) => readNumber(value) ?? readText(value);
const strokeWords = /^(?:solid|dashed|dotted|double|groove|ridge|outset|inset|none|hidden)$/;
const readStroke: Reader = (value) => {
  if (typeof value === "string") return strokeWords.test(value) ? value : undefined;
  const readCap: Reader = (cap) => (cap === "round" || cap === "butt" || cap === "square" ? cap : undefined);
  return readFields(value, { dashArray: (list) => readList(list, readDimension), lineCap: readCap });
};
const readShadowLayer: Reader = (value) =>
  readFields(
    value,
    { color: readColor, offsetX: readDimension, offsetY: readDimension, blur: readDimension },
    { spread: readDimension, inset: (inset) => (typeof inset === "boolean" ? inset : undefined) },
  );

const readers: Readonly<Record<TokenType, Reader>> = {
  color: readColor,
  dimension: readDimension,
  fontFamily: readFamily,
  fontWeight: readWeight,
  duration: readDuration,
  cubicBezier: readCurve,
  number: readNumber,
  strokeStyle: readStroke,
  border: (value) => readFields(value, { color: readColor, width: readDimension, style: readStroke }),
  transition: (value) => readFields(value, { duration: readDuration, timingFunction: readCurve }, { delay: readDuration }),
  shadow: (value) => (Array.isArray(value) ? readList(value, readShadowLayer) : readShadowLayer(value)),
  gradient: (value) => readList(value, (stop) => readFields(stop, { color: readColor, position: readNumber })),
  typography: (value) =>
    readFields(
      value,
      {},
      {
        fontFamily: readFamily,
        fontSize: readDimension,
        fontWeight: readWeight,
        letterSpacing: readDimension,
        lineHeight: (height) => readNumber(height) ?? readDimension(height),
      },
    ),
  string: readText,
  boolean: (value) => (typeof value === "boolean" ? value : undefined),
  css: (value) => (typeof value === "string" && isCssValue(value) ? value : undefined),
};

/**
 * The value of a custom token, with the fields of its type and no others. Undefined if it does not
 * have the form of its type in the Design Tokens format.
 */
export const readCustomValue = (type: TokenType, value: unknown): PlainValue | undefined => readers[type](value);

/** From which mode a mode takes a value that it does not have, before the default. */
const parentModes: Readonly<Record<Mode, Mode | undefined>> = {
  light: undefined,
  dark: undefined,
  "high-contrast": "light",
  "high-contrast-dark": "dark",
};

/** The value of a custom token in a mode; undefined if it has none, or none of its form. */
export function getCustomValue({ type, values }: CustomToken, mode: Mode): PlainValue | undefined {
  const key = [mode, parentModes[mode], "default"].find((name) => name !== undefined && Object.hasOwn(values, name));
  return key === undefined ? undefined : readCustomValue(type, values[key]);
}

/** A number with all its digits, without the rounding errors of binary fractions. */
const formatNumber = (value: unknown): string => String(Number(Number(value).toPrecision(12)) + 0);
const formatQuantity = (value: unknown): string => `${formatNumber(getField(value, "value"))}${String(getField(value, "unit"))}`;

/** The notation of a colour value, as `readCustomValue` gives it. */
export function toColorNotation(value: PlainValue): ColorNotation {
  const [one, two, three] = getField(value, "components") as ColorNotation["components"];
  const alpha = getField(value, "alpha");
  return {
    colorSpace: getField(value, "colorSpace") as ColorSpace,
    components: [one, two, three],
    alpha: typeof alpha === "number" ? Math.min(1, Math.max(0, alpha)) : 1,
  };
}
const formatColor = (value: unknown): string => formatColorNotation(toColorNotation(value as PlainValue));
const formatCurve = (value: unknown): string => `cubic-bezier(${(value as readonly number[]).map(formatNumber).join(", ")})`;

/** The names that the format has for weights. */
const weightNames: readonly (readonly [weight: number, names: readonly string[]])[] = [
  [100, ["thin", "hairline"]],
  [200, ["extra-light", "ultra-light"]],
  [300, ["light"]],
  [400, ["normal", "regular", "book"]],
  [500, ["medium"]],
  [600, ["semi-bold", "demi-bold"]],
  [700, ["bold"]],
  [800, ["extra-bold", "ultra-bold"]],
  [900, ["black", "heavy"]],
  [950, ["extra-black", "ultra-black"]],
];
function formatWeight(value: unknown): string {
  if (typeof value === "number") return formatNumber(value);
  const weight = weightNames.find(([, names]) => names.includes(String(value).toLowerCase()))?.[0];
  return weight === undefined ? quoteCssString(String(value)) : String(weight);
}
const formatFamily = (value: unknown): string =>
  formatFontStack({ stack: typeof value === "string" ? [value] : (value as readonly string[]) });

function formatShadowLayer(layer: unknown): string {
  const lengths = ["offsetX", "offsetY", "blur", "spread"].map((name) => getField(layer, name));
  const inset = getField(layer, "inset") === true ? "inset " : "";
  const spread = lengths.map((length) => (length === undefined ? "0" : formatQuantity(length))).join(" ");
  return `${inset}${spread} ${formatColor(getField(layer, "color"))}`;
}

const formatStroke = (value: unknown): string => (typeof value === "string" ? value : "dashed");

/**
 * A custom value as CSS: the suffix of each variable that it takes, mostly none, with its value.
 * The value is one that `readCustomValue` gave.
 */
export function toCustomDeclarations(type: TokenType, value: PlainValue): readonly (readonly [suffix: string, css: string])[] {
  switch (type) {
    case "color":
      return [["", formatColor(value)]];
    case "dimension":
    case "duration":
      return [["", formatQuantity(value)]];
    case "fontFamily":
      return [["", formatFamily(value)]];
    case "fontWeight":
      return [["", formatWeight(value)]];
    case "cubicBezier":
      return [["", formatCurve(value)]];
    case "number":
      return [["", formatNumber(value)]];
    case "boolean":
    case "css":
      return [["", String(value)]];
    case "string":
      return [["", quoteCssString(String(value))]];
    case "strokeStyle":
      if (typeof value === "string") return [["", value]];
      return [
        ["-dash-array", (getField(value, "dashArray") as readonly unknown[]).map(formatQuantity).join(" ")],
        ["-line-cap", String(getField(value, "lineCap"))],
      ];
    case "border": {
      const style = getField(value, "style");
      const border = `${formatQuantity(getField(value, "width"))} ${formatStroke(style)} ${formatColor(getField(value, "color"))}`;
      const dashes = typeof style === "string" ? [] : toCustomDeclarations("strokeStyle", style as PlainValue);
      return [["", border], ...dashes];
    }
    case "transition": {
      const delay = getField(value, "delay");
      const parts = [formatQuantity(getField(value, "duration")), formatCurve(getField(value, "timingFunction"))];
      return [["", [...parts, ...(delay === undefined ? [] : [formatQuantity(delay)])].join(" ")]];
    }
    case "shadow":
      return [["", (Array.isArray(value) ? value : [value]).map(formatShadowLayer).join(", ")]];
    case "gradient": {
      const stops = (value as readonly PlainValue[]).map((stop) => {
        const percent = formatNumber(Number(getField(stop, "position")) * 100);
        return `${formatColor(getField(stop, "color"))} ${percent}%`;
      });
      return [["", stops.join(", ")]];
    }
    case "typography": {
      const height = getField(value, "lineHeight");
      const parts: readonly (readonly [suffix: string, field: string, format: (part: unknown) => string])[] = [
        ["-family", "fontFamily", formatFamily],
        ["-size", "fontSize", formatQuantity],
        ["-weight", "fontWeight", formatWeight],
        ["-leading", "lineHeight", typeof height === "number" ? formatNumber : formatQuantity],
        ["-tracking", "letterSpacing", formatQuantity],
      ];
      return parts.flatMap(([suffix, field, format]) => {
        const part = getField(value, field);
        return part === undefined ? [] : [[suffix, format(part)] as const];
      });
    }
  }
}
