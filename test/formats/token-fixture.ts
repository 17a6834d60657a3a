import type { Color } from "#/color/color";
import {
  colorRoles,
  modes,
  scaleNames,
  type ColorMode,
  type ColorRole,
  type Mode,
  type Scale,
  type ScaleName,
  type SemanticColor,
  type TextStyle,
  type TokenSet,
} from "#/model/token-set";

type Row = readonly [hex: string, l: number, c: number, h: number];
const createColor = ([hex, l, c, h]: Row): Color => ({ hex, l, c, h });

/** Colours as they were read once: a change of the colour engine is no change of the formats. */
const rows: Readonly<Record<ScaleName, readonly Row[]>> = {
  brand: [
    ["#f7faff", 0.9842, 0.0074, 260.73],
    ["#e9f3ff", 0.96, 0.0194, 252.88],
    ["#d2e7ff", 0.9199, 0.0397, 251.77],
    ["#b6d7ff", 0.8685, 0.066, 253.43],
    ["#8dc1ff", 0.7981, 0.1042, 253.36],
    ["#74a7e8", 0.7188, 0.11, 254.95],
    ["#5a8bca", 0.6292, 0.1095, 255.25],
    ["#4273b0", 0.5494, 0.1097, 254.81],
    ["#2b5c97", 0.4711, 0.1097, 254.6],
    ["#10427b", 0.3805, 0.1098, 254.95],
    ["#002960", 0.2933, 0.1073, 257.73],
    ["#001437", 0.2008, 0.0747, 258.11],
  ],
  accent: [
    ["#fff9f2", 0.9847, 0.0113, 71.9],
    ["#ffefdb", 0.9595, 0.0316, 73.54],
    ["#ffdeb5", 0.918, 0.0647, 72.9],
    ["#ffc882", 0.8667, 0.1075, 72.32],
    ["#ebb16c", 0.7997, 0.1097, 69.98],
    ["#d19853", 0.7207, 0.11, 69.77],
    ["#b37c36", 0.6291, 0.1095, 69.78],
    ["#9a6418", 0.5492, 0.1102, 69.5],
    ["#814e00", 0.4719, 0.1038, 67.62],
    ["#5f3800", 0.3796, 0.0836, 67.46],
    ["#402400", 0.2903, 0.064, 67.31],
    ["#231100", 0.1993, 0.0443, 66.17],
  ],
  neutral: [
    ["#f7faff", 0.9842, 0.0074, 260.73],
    ["#eef2f7", 0.9595, 0.008, 253.85],
    ["#e1e5ea", 0.9203, 0.008, 253.86],
    ["#d1d5d9", 0.8711, 0.007, 247.91],
    ["#babec3", 0.7998, 0.0083, 253.87],
    ["#a1a5aa", 0.7202, 0.0086, 253.87],
    ["#86898e", 0.6292, 0.0083, 260.73],
    ["#6e7276", 0.55, 0.0079, 247.97],
    ["#585b5f", 0.4699, 0.0075, 255.52],
    ["#404347", 0.3815, 0.0079, 255.54],
    ["#292c2f", 0.2913, 0.0069, 248.07],
    ["#14161a", 0.1998, 0.0086, 264.36],
  ],
  success: [
    ["#eefff1", 0.9836, 0.0256, 150.79],
    ["#cfffd8", 0.9564, 0.0715, 150.41],
    ["#affabe", 0.9205, 0.1102, 150.02],
    ["#9fe9ae", 0.8701, 0.1098, 149.99],
    ["#89d298", 0.8004, 0.1098, 149.85],
    ["#6fb880", 0.7197, 0.1097, 150.35],
    ["#549c65", 0.6309, 0.1101, 149.93],
    ["#3b834e", 0.5495, 0.1095, 150.04],
    ["#206b38", 0.4688, 0.1092, 150.3],
    ["#00521f", 0.383, 0.1084, 148.87],
    ["#003710", 0.2936, 0.0855, 147.75],
    ["#001d06", 0.2015, 0.0579, 148.27],
  ],
  warning: [
    ["#fff9ed", 0.9834, 0.0171, 84.59],
    ["#fff0cd", 0.9581, 0.0483, 87.57],
    ["#ffe097", 0.9162, 0.0975, 87.44],
    ["#f5cf7d", 0.8698, 0.1097, 85.31],
    ["#deb866", 0.7992, 0.1101, 85],
    ["#c49f4d", 0.72, 0.1096, 85.05],
    ["#a8832e", 0.6299, 0.1102, 84.53],
    ["#8f6b09", 0.5494, 0.11, 84.58],
    ["#755500", 0.471, 0.0968, 83.22],
    ["#563e00", 0.3804, 0.0781, 83.8],
    ["#3a2800", 0.2907, 0.0598, 82.45],
    ["#1f1400", 0.2005, 0.0412, 83.21],
  ],
  danger: [
    ["#fff8f7", 0.9842, 0.0076, 27.23],
    ["#ffedea", 0.9596, 0.02, 28.9],
    ["#ffdad5", 0.9179, 0.042, 27.01],
    ["#ffc2ba", 0.8668, 0.0714, 27.15],
    ["#fda297", 0.8005, 0.1102, 27.27],
    ["#e1897f", 0.72, 0.1096, 27.06],
    ["#c36d64", 0.6294, 0.1108, 26.95],
    ["#a8564e", 0.55, 0.1092, 26.96],
    ["#8e3e38", 0.4688, 0.1101, 26.47],
    ["#722420", 0.3801, 0.1109, 26.67],
    ["#560708", 0.2913, 0.11, 27.05],
    ["#340000", 0.2042, 0.0838, 29.23],
  ],
  info: [
    ["#f5fbff", 0.9847, 0.0083, 236.56],
    ["#e3f5ff", 0.9598, 0.0233, 231.83],
    ["#c6ebff", 0.9199, 0.0473, 231.58],
    ["#9fdeff", 0.8694, 0.0785, 231.64],
    ["#71c9fa", 0.7995, 0.1098, 234.81],
    ["#57afe0", 0.7195, 0.1106, 235.56],
    ["#3893c2", 0.6298, 0.1102, 235.09],
    ["#177ba8", 0.5509, 0.1095, 234.61],
    ["#00638e", 0.4736, 0.1033, 236.93],
    ["#00486a", 0.3815, 0.0845, 237.95],
    ["#003047", 0.2928, 0.0632, 236.24],
    ["#001928", 0.2023, 0.0443, 237.2],
  ],
};
const brand = createColor(["#2f5fd0", 0.5196, 0.1828, 263.81]);
const ink = createColor(["#10131a", 0.1869, 0.0151, 266.77]);

const createScale = (name: ScaleName): Scale => {
  const [a, b, c, d, e, f, g, h, i, j, k, l] = rows[name].map(createColor);
  if (!a || !b || !c || !d || !e || !f || !g || !h || !i || !j || !k || !l) throw new Error("twelve steps");
  return [a, b, c, d, e, f, g, h, i, j, k, l];
};

const scales: TokenSet["scales"] = {
  brand: createScale("brand"),
  accent: createScale("accent"),
  neutral: createScale("neutral"),
  success: createScale("success"),
  warning: createScale("warning"),
  danger: createScale("danger"),
  info: createScale("info"),
};

/**
 * The scale of a role's colour. The step depends on the index, so that all roles and modes differ.
 */
function chooseScale(role: ColorRole): ScaleName {
  if (role.startsWith("destructive")) return "danger";
  for (const name of scaleNames) if (role.startsWith(name)) return name;
  if (/^(primary|ring|link|sidebar-primary)/.test(role)) return "brand";
  if (/^(spot|chart)/.test(role)) return "accent";
  return "neutral";
}

function createColorMode(mode: Mode): ColorMode {
  const turn = modes.indexOf(mode) * 3;
  const entries = colorRoles.map((role, index): [ColorRole, SemanticColor] => {
    if (role === "brand") return [role, brand];
    const scale = chooseScale(role);
    const step = ((index + turn) % 12) + 1;
    const color = scales[scale][step - 1];
    if (!color) throw new Error("a step of the scale");
    return [role, index % 5 === 4 ? color : { ...color, alias: { scale, step } }];
  });
  return Object.fromEntries(entries) as ColorMode;
}

const createTextStyle = (
  family: TextStyle["family"],
  size: string,
  weight: number,
  leading: number,
  trackingEm: number,
): TextStyle => ({
  family,
  size,
  weight,
  leading,
  trackingEm,
});

/**
 * A handwritten token set, so that these tests depend on the formats only. Its values are edge
 * cases: fractions, zeros, an empty shadow.
 */
export const tokenFixture: TokenSet = {
  brand: { given: "color(display-p3 0.2 0.37 0.8)", color: brand, mapped: true },
  scales,
  colors: {
    light: createColorMode("light"),
    dark: createColorMode("dark"),
    "high-contrast": createColorMode("high-contrast"),
    "high-contrast-dark": createColorMode("high-contrast-dark"),
  },
  report: { pairs: [], moves: [] },
  typography: {
    families: {
      display: {
        face: "hanken-grotesk",
        name: "Hanken Grotesk Variable",
        stack: ["Hanken Grotesk Variable", "Helvetica Neue", "sans-serif"],
      },
      text: { face: "public-sans", name: "Public Sans Variable", stack: ["Public Sans Variable", "Segoe UI", "sans-serif"] },
      mono: {
        face: "jetbrains-mono",
        name: "JetBrains Mono Variable",
        stack: ["JetBrains Mono Variable", "Consolas", "monospace"],
      },
    },
    weights: { display: 700, regular: 400, medium: 500, strong: 600 },
    ratio: 1.25,
    sizes: [
      { name: "xs", minPx: 12, maxPx: 12, leading: 1.5, trackingEm: 0.01 },
      { name: "sm", minPx: 14, maxPx: 14, leading: 1.5, trackingEm: 0 },
      { name: "base", minPx: 16, maxPx: 17, leading: 1.6, trackingEm: 0 },
      { name: "lg", minPx: 18, maxPx: 20, leading: 1.5, trackingEm: 0 },
      { name: "xl", minPx: 20, maxPx: 24, leading: 1.35, trackingEm: 0 },
      { name: "2xl", minPx: 24, maxPx: 31.25, leading: 1.2, trackingEm: -0.01 },
      { name: "3xl", minPx: 30, maxPx: 48.83, leading: 1.1, trackingEm: -0.02 },
      { name: "4xl", minPx: 36, maxPx: 76.29, leading: 1.05, trackingEm: -0.025 },
    ],
    styles: {
      display: createTextStyle("display", "4xl", 700, 1.05, -0.025),
      "heading-1": createTextStyle("display", "3xl", 700, 1.1, -0.02),
      "heading-2": createTextStyle("display", "2xl", 700, 1.2, -0.01),
      "heading-3": createTextStyle("text", "xl", 600, 1.35, 0),
      lead: createTextStyle("text", "lg", 400, 1.5, 0),
      body: createTextStyle("text", "base", 400, 1.6, 0),
      small: createTextStyle("text", "sm", 400, 1.5, 0),
      label: createTextStyle("text", "sm", 500, 1.3, 0.01),
      code: createTextStyle("mono", "sm", 400, 1.6, 0),
      figure: createTextStyle("display", "3xl", 700, 1, 0),
    },
    measureCh: 66,
  },
  spacing: [0, 0.5, 1, 2, 3, 4, 5, 6, 8, 10, 12, 16, 24].map((step) => ({ name: String(step), px: step * 4 })),
  sectionGaps: [
    { name: "tight", px: 56 },
    { name: "base", px: 96 },
    { name: "loose", px: 144 },
  ],
  radius: {
    basePx: 6,
    steps: [
      { name: "sm", px: 3.6 },
      { name: "md", px: 4.8 },
      { name: "lg", px: 6 },
      { name: "xl", px: 8.4 },
      { name: "2xl", px: 10.8 },
      { name: "3xl", px: 13.2 },
      { name: "4xl", px: 15.6 },
      { name: "full", px: 9999 },
    ],
  },
  strokePx: 1.5,
  shadows: [
    { name: "xs", light: [], dark: [] },
    {
      name: "sm",
      light: [{ x: 0, y: 1, blur: 2, spread: 0, color: ink, alpha: 0.08 }],
      dark: [{ x: 0, y: 1, blur: 2, spread: 0, color: ink, alpha: 0.4 }],
    },
    {
      name: "md",
      light: [
        { x: 0, y: 4, blur: 12, spread: -1, color: ink, alpha: 0.12 },
        { x: 0, y: 1, blur: 2, spread: 0, color: ink, alpha: 0.06 },
      ],
      dark: [{ x: 0, y: 4, blur: 12, spread: -1, color: ink, alpha: 0.5 }],
    },
  ],
  durations: [
    { name: "fast", ms: 120 },
    { name: "base", ms: 180 },
    { name: "slow", ms: 240 },
  ],
  easings: [
    { name: "out", curve: [0.16, 1, 0.3, 1] },
    { name: "in-out", curve: [0.65, 0, 0.35, 1] },
  ],
  layout: { containerPx: 1200, columns: 12, gutterPx: 24, marginPx: 24 },
};
