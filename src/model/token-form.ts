import { splitCss } from "#/kernel/text/split-css";

const quantity = /^([+-]?\d{0,6}(?:\.\d{1,6})?)([a-z]{0,3})$/i;

/** A number in one of the units, each with its factor. Undefined if it is none, or out of bounds. */
export function readQuantity(
  text: string,
  units: Readonly<Record<string, number>>,
  min: number,
  max: number,
): number | undefined {
  const [, digits = "", unit = ""] = quantity.exec(text.trim()) ?? [];
  const factor = Number(digits) === 0 ? 1 : units[unit.toLowerCase()];
  if (!/\d/.test(digits) || factor === undefined) return undefined;
  const value = Math.round(Number(digits) * factor * 1e6) / 1e6;
  return value >= min && value <= max ? value : undefined;
}

/** Units of lengths, in CSS pixels. */
export const lengthUnits = { px: 1, rem: 16 };
/** Longest length of a token, CSS pixels, and longest duration in milliseconds. */
export const maxTokenNumber = 10_000;

const readPx = (text: string) => readQuantity(text, lengthUnits, 0, maxTokenNumber);

/**
 * Groups of tokens that are numbers: how their text is read, and what it can be, for messages.
 * Lengths are in CSS pixels, durations in milliseconds, letter spacing in em, the measure in ch.
 */
export const numericTokens = {
  spacing: { read: readPx, form: "a length such as 12px or 0.75rem" },
  section: { read: readPx, form: "a length such as 96px or 6rem" },
  radius: { read: readPx, form: "a length such as 8px or 0.5rem" },
  layout: { read: readPx, form: "a length such as 1200px or 75rem" },
  stroke: { read: readPx, form: "a length such as 1.5px" },
  lineHeight: { read: (text: string) => readQuantity(text, { "": 1 }, 0.5, 4), form: "a number from 0.5 to 4" },
  letterSpacing: { read: (text: string) => readQuantity(text, { em: 1 }, -1, 2), form: "a length in em, such as -0.01em" },
  fontWeight: {
    read: (text: string) => (/^\d{1,4}$/.test(text.trim()) ? readQuantity(text, { "": 1 }, 1, 1000) : undefined),
    form: "a whole number from 1 to 1000",
  },
  duration: {
    read: (text: string) => readQuantity(text, { ms: 1, s: 1000 }, 0, maxTokenNumber),
    form: "a time such as 200ms",
  },
  measure: { read: (text: string) => readQuantity(text, { ch: 1 }, 10, 400), form: "a length from 10ch to 400ch" },
} as const;
export type NumericTokenGroup = keyof typeof numericTokens;

/** The parts of a text style: how their text is read, and what it can be. */
export const textStyleFields = {
  family: {
    read: (text: string) => (text === "display" || text === "text" || text === "mono" ? text : undefined),
    form: "display, text or mono",
  },
  size: {
    read: (text: string) => (/^[\w.-]{1,20}$/.test(text) ? text : undefined),
    form: "the name of a step of the type scale, such as base",
  },
  weight: numericTokens.fontWeight,
  leading: numericTokens.lineHeight,
  tracking: numericTokens.letterSpacing,
} as const;
export type TextStyleField = keyof typeof textStyleFields;
export const isTextStyleField = (name: string): name is TextStyleField => Object.hasOwn(textStyleFields, name);

/** What the text of a size can be. */
export const sizeForm = "a length such as 18px, or two, the smaller first: in the narrowest and in the widest viewport";

/** A size: `18px`, `16px 18px`, or `clamp()` as exports write it. Undefined if it is none. */
export function readSizes(text: string): { readonly minPx: number; readonly maxPx: number } | undefined {
  const [, clamped] = /^clamp\((.{1,200})\)$/i.exec(text.trim()) ?? [];
  const parts = clamped === undefined ? splitCss(text, " ") : splitCss(clamped, ",").filter((_, index) => index !== 1);
  const [first, second = first, ...others] = parts.map(readPx);
  if (first === undefined || second === undefined || others.length > 0 || second === 0 || first > second) return undefined;
  return { minPx: first, maxPx: second };
}

const namedCurves: ReadonlyMap<string, readonly number[]> = new Map([
  ["linear", [0, 0, 1, 1]],
  ["ease", [0.25, 0.1, 0.25, 1]],
  ["ease-in", [0.42, 0, 1, 1]],
  ["ease-out", [0, 0, 0.58, 1]],
  ["ease-in-out", [0.42, 0, 0.58, 1]],
]);

/** What the text of an easing can be. */
export const curveForm = "a curve such as cubic-bezier(0.2, 0, 0, 1)";

/** The four numbers of a cubic Bézier curve. Undefined if it is none that CSS allows. */
export function readCurve(text: string): readonly number[] | undefined {
  const [, inner] = /^cubic-bezier\((.{7,100})\)$/i.exec(text.trim()) ?? [];
  const curve = inner === undefined ? namedCurves.get(text.trim().toLowerCase()) : splitCss(inner, ",").map(Number);
  const [x1 = -1, , x2 = -1] = curve ?? [];
  const isCurve = curve?.length === 4 && curve.every(Number.isFinite) && [x1, x2].every((x) => x >= 0 && x <= 1);
  return isCurve ? curve : undefined;
}
