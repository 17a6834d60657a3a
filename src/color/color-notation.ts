import type { Color } from "culori";
import { parse } from "#/color/parse-notation";

/** The colour spaces of CSS Color 4 and of the Design Tokens Color module 2025.10. */
export const colorSpaces = [
  "srgb",
  "srgb-linear",
  "hsl",
  "hwb",
  "lab",
  "lch",
  "oklab",
  "oklch",
  "display-p3",
  "a98-rgb",
  "prophoto-rgb",
  "rec2020",
  "xyz-d65",
  "xyz-d50",
] as const;
export type ColorSpace = (typeof colorSpaces)[number];

type Component = number | "none";

/**
 * A colour exactly as it was written: its space with the components that design tokens use
 * (percentages of `hsl` and `hwb` as 0–100, lightness of `lab` and `lch` as 0–100, of `oklab` and
 * `oklch` as 0–1), and its alpha, 0–1.
 */
export type ColorNotation = {
  readonly colorSpace: ColorSpace;
  readonly components: readonly [Component, Component, Component];
  readonly alpha: number;
};

/** The space, component names and factors of each mode of the parser. */
const parserModes: Readonly<Record<string, readonly [ColorSpace, ...(readonly [name: string, factor: number])[]]>> = {
  rgb: ["srgb", ["r", 1], ["g", 1], ["b", 1]],
  lrgb: ["srgb-linear", ["r", 1], ["g", 1], ["b", 1]],
  hsl: ["hsl", ["h", 1], ["s", 100], ["l", 100]],
  hwb: ["hwb", ["h", 1], ["w", 100], ["b", 100]],
  lab: ["lab", ["l", 1], ["a", 1], ["b", 1]],
  lch: ["lch", ["l", 1], ["c", 1], ["h", 1]],
  oklab: ["oklab", ["l", 1], ["a", 1], ["b", 1]],
  oklch: ["oklch", ["l", 1], ["c", 1], ["h", 1]],
  p3: ["display-p3", ["r", 1], ["g", 1], ["b", 1]],
  a98: ["a98-rgb", ["r", 1], ["g", 1], ["b", 1]],
  prophoto: ["prophoto-rgb", ["r", 1], ["g", 1], ["b", 1]],
  rec2020: ["rec2020", ["r", 1], ["g", 1], ["b", 1]],
  xyz65: ["xyz-d65", ["x", 1], ["y", 1], ["z", 1]],
  xyz50: ["xyz-d50", ["x", 1], ["y", 1], ["z", 1]],
};

/** Drops the rounding errors of binary fractions, such as those of percentages. */
const toExact = (value: number): number => Number(value.toPrecision(12)) + 0;

/** Reads a colour in any notation of CSS Color 4. Undefined for anything else. */
export function readColorNotation(text: string): ColorNotation | undefined {
  const parsed = parse(text.trim().toLowerCase());
  return parsed && toNotation(parsed);
}

/**
 * A colour of the colour library with its own coordinates. Undefined for spaces that CSS does not
 * have, and for coordinates that are no numbers.
 */
export function toNotation(parsed: Color): ColorNotation | undefined {
  const [colorSpace, ...names] = parserModes[parsed.mode] ?? [];
  if (!colorSpace) return undefined;
  const values = new Map<string, unknown>(Object.entries(parsed));
  const components = names.map(([name, factor]): Component => {
    const value = values.get(name);
    return typeof value === "number" ? toExact(value * factor) : "none";
  });
  const [one, two, three] = components;
  if (one === undefined || two === undefined || three === undefined) return undefined;
  if (components.some((component) => component !== "none" && !Number.isFinite(component))) return undefined;
  const alpha = Math.min(1, Math.max(0, parsed.alpha ?? 1));
  return Number.isFinite(alpha) ? { colorSpace, components: [one, two, three], alpha: toExact(alpha) } : undefined;
}

const eightBitTolerance = 1e-6;
const toEightBits = (component: Component) => (component === "none" ? 0 : toExact(component * 255));
const isEightBit = (value: number) => value >= 0 && value <= 255 && Math.abs(value - Math.round(value)) < eightBitTolerance;

/** A colour in CSS, exact. Colours of 8 bits are hex, or `rgb()` if they are translucent. */
export function formatColorNotation({ colorSpace, components, alpha }: ColorNotation): string {
  const opacity = alpha < 1 ? ` / ${alpha}` : "";
  const [one, two, three] = components;
  switch (colorSpace) {
    case "srgb": {
      const channels = components.map(toEightBits);
      if (components.includes("none") || !channels.every(isEightBit)) break;
      if (alpha < 1) return `rgb(${channels.map(Math.round).join(" ")}${opacity})`;
      return `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, "0")).join("")}`;
    }
    case "hsl":
    case "hwb": {
      const toPercent = (component: Component) => (component === "none" ? component : `${component}%`);
      return `${colorSpace}(${one} ${toPercent(two)} ${toPercent(three)}${opacity})`;
    }
    case "lab":
    case "lch":
    case "oklab":
    case "oklch":
      return `${colorSpace}(${one} ${two} ${three}${opacity})`;
    default:
      break;
  }
  return `color(${colorSpace} ${one} ${two} ${three}${opacity})`;
}
