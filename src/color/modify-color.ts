import { type Color, converter } from "culori";
import { type ColorNotation, readColorNotation, toNotation } from "#/color/color-notation";
import { parse } from "#/color/parse-notation";

/** The colour spaces that a colour can be modified in; `lch` is CIE LCH with the white point D50. */
export const modifierSpaces = ["lch", "srgb", "p3", "hsl"] as const;
export type ModifierSpace = (typeof modifierSpaces)[number];

/** What is done to a colour. `amount` is 0–1; that of `alpha` replaces the colour's own. */
export type ColorModifier =
  | { readonly type: "lighten" | "darken" | "alpha"; readonly space: ModifierSpace; readonly amount: number }
  | { readonly type: "mix"; readonly space: ModifierSpace; readonly amount: number; readonly other: string };

const converters: Readonly<Record<ModifierSpace, (color: Color) => Color>> = {
  lch: converter("lch"),
  srgb: converter("rgb"),
  p3: converter("p3"),
  hsl: converter("hsl"),
};
const toLab = converter("lab");
/** Below these coordinates of CIELAB a colour has no hue. */
const leastHue = 0.02;
/** Names of the coordinates; those with an end of their range are lightened towards it. */
const coordinates = { lch: ["l", "c", "h"], srgb: ["r", "g", "b"], p3: ["r", "g", "b"], hsl: ["h", "s", "l"] } as const;
/** Colours that differ less in OKLab look the same, and the precision of the search for chroma. */
const noticeable = 0.02;
const precision = 0.0001;
const toOklch = converter("oklch");
const toOklab = converter("oklab");

type Values = [number | undefined, number | undefined, number | undefined];
const clamp = (value: number, most: number) => Math.min(most, Math.max(0, value));

function toValues(color: Color, space: ModifierSpace): Values {
  const read = new Map<string, unknown>(Object.entries(converters[space](color)));
  const lab = space === "lch" ? toLab(color) : undefined;
  const isGrey = lab !== undefined && Math.abs(lab.a) < leastHue && Math.abs(lab.b) < leastHue;
  // Colours far outside sRGB have a negative saturation, which stands for the opposite hue.
  const [saturation, hue] = [read.get("s"), read.get("h")];
  if (typeof saturation === "number" && saturation < 0) read.set("s", -saturation).set("h", (Number(hue) + 180) % 360);
  return coordinates[space].map((name) => {
    const value = read.get(name);
    return typeof value === "number" && Number.isFinite(value) && !(isGrey && name === "h") ? value : undefined;
  }) as Values;
}

function fromValues(values: Values, space: ModifierSpace, alpha: number): Color {
  const [one, two, three] = values.map((value) => value ?? 0) as [number, number, number];
  switch (space) {
    case "lch":
      return { mode: "lch", l: one, c: two, h: three, alpha };
    case "hsl":
      return { mode: "hsl", h: one, s: two, l: three, alpha };
    default:
      return { mode: space === "p3" ? "p3" : "rgb", r: one, g: two, b: three, alpha };
  }
}

/** A coordinate inside the range of its space; hues have none. */
const clip = (values: Values, space: ModifierSpace): Values =>
  values.map((value, index) => (value === undefined || coordinates[space][index] === "h" ? value : clamp(value, 1))) as Values;

function measure(one: Color, other: Color): number {
  const [from, to] = [toOklab(one), toOklab(other)];
  return Math.hypot(from.l - to.l, from.a - to.a, from.b - to.b);
}

/**
 * A colour in the gamut of a space, by the algorithm of CSS Color 4, §13.2: less chroma, until
 * clipping makes no noticeable difference. `lch` has no bounds.
 */
function fit(color: Color, space: ModifierSpace): Color {
  const read = (one: Color) => toValues(one, space);
  const isInside = (values: Values) => clip(values, space).every((value, index) => value === values[index]);
  if (space === "lch" || isInside(read(color))) return color;
  const alpha = color.alpha ?? 1;
  const { l, c, h } = toOklch(color);
  if (l >= 1 || l <= 0) return { mode: "rgb", r: l >= 1 ? 1 : 0, g: l >= 1 ? 1 : 0, b: l >= 1 ? 1 : 0, alpha };
  const clipColor = (one: Color) => fromValues(clip(read(one), space), space, alpha);
  let clipped = clipColor(color);
  if (measure(clipped, color) < noticeable) return clipped;
  let [least, most, mayBeInside] = [0, c, true];
  while (most - least > precision) {
    const candidate: Color = { mode: "oklch", l, c: (least + most) / 2, alpha, ...(h === undefined ? {} : { h }) };
    if (mayBeInside && isInside(read(candidate))) {
      least = candidate.c;
      continue;
    }
    clipped = clipColor(candidate);
    const difference = measure(clipped, candidate);
    if (difference >= noticeable) most = candidate.c;
    else if (noticeable - difference < precision) break;
    else [least, mayBeInside] = [candidate.c, false];
  }
  return clipped;
}

/** Moves each coordinate towards a goal by a share of the distance. */
function shift([one, two, three]: Values, space: ModifierSpace, isLighter: boolean, amount: number): Values {
  const move = (value = 0, most: number) =>
    isLighter ? Math.min(most, value + amount * (most - value)) : Math.max(0, value - amount * value);
  switch (space) {
    case "lch":
      return [move(one, 100), Math.max(0, (two ?? 0) * (1 - amount)), three];
    case "hsl":
      return [one, two, move(three, 1)];
    default:
      return [move(one, 1), move(two, 1), move(three, 1)];
  }
}

function mixValues(one: Values, other: Values, space: ModifierSpace, share: number): Values {
  return coordinates[space].map((name, index) => {
    const [start, end] = [one[index], other[index]];
    if (start === undefined || end === undefined) return start ?? end;
    // Hues meet on the shorter arc.
    const turn = name !== "h" || Math.abs(end - start) <= 180 ? 0 : end > start ? -360 : 360;
    return start + (end + turn - start) * share;
  }) as Values;
}

function change(color: Color, modifier: ColorModifier, other: Color): Color {
  const alpha = color.alpha ?? 1;
  const { type, space, amount } = modifier;
  if (type === "alpha") return { ...color, alpha: clamp(amount, 1) };
  if (type !== "mix") return fromValues(shift(toValues(color, space), space, type === "lighten", amount), space, alpha);
  const share = clamp(amount, 1);
  const [from, to] = [color, other].map((one) => toValues(fit(one, space), space)) as [Values, Values];
  const opacity = alpha + ((other.alpha ?? 1) - alpha) * share;
  const mixed = fit(fromValues(mixValues(from, to, space, share), space, opacity), space);
  return fromValues(roundPrinted(toValues(mixed, space), space), space, opacity);
}

/** The values of a mix as they are printed there, which is what goes on: with five digits. */
const roundPrinted = (values: Values, space: ModifierSpace): Values =>
  values.map((value, index) => {
    const isPercent = space === "srgb" || (space === "hsl" && index > 0);
    if (value === undefined) return undefined;
    const printed = isPercent ? value * 100 : value;
    const places = 10 ** (5 - String(Math.trunc(Math.abs(printed)) || "").length);
    return Math.floor(printed * places + 0.5) / places / (isPercent ? 100 : 1);
  }) as Values;

/**
 * A colour that is lightened, darkened, mixed with another one or made translucent, as Tokens
 * Studio's transform for Style Dictionary computes it, without the rounding of its output. The
 * result is in the colour space of `format`, else of the modifier; `hex` is sRGB with 8 bits a
 * channel. Only another alpha keeps the notation of a colour that has its place there. Undefined if
 * a text is no colour.
 *
 * @example
 * modifyColor("#0055ff", { type: "lighten", space: "srgb", amount: 0.5 }); // about #80aaff
 */
export function modifyColor(text: string, modifier: ColorModifier, format?: ModifierSpace | "hex"): ColorNotation | undefined {
  const notation = readColorNotation(text);
  const color = parse(text.trim().toLowerCase());
  const other = modifier.type === "mix" ? parse(modifier.other.trim().toLowerCase()) : color;
  if (!notation || !color || !other) return undefined;
  const space = format === "hex" ? "srgb" : (format ?? modifier.space);
  const changed = change(color, modifier, other);
  const fitting = fit(changed, space);
  if (modifier.type === "alpha" && format === undefined && fitting === changed) return { ...notation, alpha: changed.alpha ?? 1 };
  const converted = toNotation(converters[space](fitting));
  if (!converted || format !== "hex") return converted;
  const toStep = (value: number) => Math.round(clamp(value, 1) * 255) / 255;
  const [red, green, blue] = converted.components.map((value) => toStep(value === "none" ? 0 : value)) as [
    number,
    number,
    number,
  ];
  return { colorSpace: "srgb", components: [red, green, blue], alpha: toStep(converted.alpha) };
}
