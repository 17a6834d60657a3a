import { parseCssColor } from "#/color/parse";
import type { Color } from "#/color/color";

const levels = [0, 32, 64, 96, 128, 159, 191, 223, 255];

/** A 9 × 9 × 9 grid over sRGB, corners included. */
export const gridBrands: readonly string[] = levels.flatMap((red) =>
  levels.flatMap((green) => levels.map((blue) => `rgb(${red} ${green} ${blue})`)),
);

/** Colours of well-known brands, many of them red. */
export const namedBrands: readonly string[] = [
  "#e50914",
  "#c8102e",
  "#f40009",
  "#cc0000",
  "#dc2626",
  "#ef4444",
  "#b91c1c",
  "#7f1d1d",
  "#ff5a5f",
  "#fb7185",
  "#ff4500",
  "#f97316",
  "#ff9900",
  "#ffcc00",
  "#fbbc05",
  "#facc15",
  "#a3e635",
  "#1db954",
  "#25d366",
  "#00754a",
  "#034638",
  "#0abab5",
  "#00a1e0",
  "#1da1f2",
  "#1877f2",
  "#0a66c2",
  "#4285f4",
  "#2563eb",
  "#003087",
  "#0f172a",
  "#5865f2",
  "#6441a5",
  "#4a154b",
  "#e01e5a",
  "#ff0050",
  "#e4405f",
  "#ea4c89",
  "#f5f5dc",
  "#d4af37",
  "#6f4e37",
  "#111111",
  "#1b1b1b",
  "#757575",
  "#767676",
  "#777777",
];

const greyLevels = [0, 1, 2, 8, 16, 24, 40, 60, 80, 100, 116, 117, 118, 119, 120, 140, 160, 180, 200, 220, 240, 250, 254, 255];

/**
 * Black, white and greys between them, and colours almost indistinguishable from grey at 8 bits.
 */
export const greyBrands: readonly string[] = [
  ...greyLevels.map((level) => `rgb(${level} ${level} ${level})`),
  "#808182",
  "#fffffe",
  "#000100",
  "#010000",
  "#00000a",
  "#140000",
  "#7a7b80",
];

/** Colours outside sRGB, and colours with transparency. */
export const wideBrands: readonly string[] = [
  "color(display-p3 1 0 0)",
  "color(display-p3 0 1 0)",
  "color(display-p3 0.2 0.4 1)",
  "color(rec2020 1 0.5 0)",
  "oklch(0.7 0.4 145)",
  "oklch(0.62 0.37 29)",
  "oklch(0.9 0.3 100)",
  "oklch(0.3 0.35 264)",
  "lab(50 120 -100)",
  "lch(60 130 40)",
  "#ff000080",
  "rgb(0 0 0 / 40%)",
];

/** Every input that the palette's properties are tested with. */
export const allBrands: readonly string[] = [...gridBrands, ...namedBrands, ...greyBrands, ...wideBrands];

/** Parses a CSS colour. Throws for an invalid one, which is a bug in the test. */
export function parseBrandColor(text: string): Color {
  const parsed = parseCssColor(text);
  if (!parsed) throw new Error(`not a colour: ${text}`);
  return parsed.color;
}
