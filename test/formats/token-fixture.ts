import { colorFromHex } from "#/color/color-from-hex";
import { oklchColor } from "#/color/oklch-color";
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

const hues: Readonly<Record<ScaleName, number>> = {
  brand: 255,
  accent: 70,
  neutral: 255,
  success: 150,
  warning: 85,
  danger: 27,
  info: 235,
};
const lightnesses = [0.985, 0.96, 0.92, 0.87, 0.8, 0.72, 0.63, 0.55, 0.47, 0.38, 0.29, 0.2];

const scaleOf = (name: ScaleName): Scale => {
  const chroma = name === "neutral" ? 0.008 : 0.11;
  const steps = lightnesses.map((lightness) => oklchColor(lightness, chroma, hues[name]));
  const [a, b, c, d, e, f, g, h, i, j, k, l] = steps;
  if (!a || !b || !c || !d || !e || !f || !g || !h || !i || !j || !k || !l) throw new Error("twelve steps");
  return [a, b, c, d, e, f, g, h, i, j, k, l];
};

const scales: TokenSet["scales"] = {
  brand: scaleOf("brand"),
  accent: scaleOf("accent"),
  neutral: scaleOf("neutral"),
  success: scaleOf("success"),
  warning: scaleOf("warning"),
  danger: scaleOf("danger"),
  info: scaleOf("info"),
};

/** Which scale a role takes its colour from; the step follows from its place, so that every role and mode differs from its neighbours. */
function scaleFor(role: ColorRole): ScaleName {
  if (role.startsWith("destructive")) return "danger";
  for (const name of scaleNames) if (role.startsWith(name)) return name;
  if (/^(primary|ring|link|sidebar-primary)/.test(role)) return "brand";
  if (/^(spot|chart)/.test(role)) return "accent";
  return "neutral";
}

function colorModeOf(mode: Mode): ColorMode {
  const turn = modes.indexOf(mode) * 3;
  const entries = colorRoles.map((role, index): [ColorRole, SemanticColor] => {
    if (role === "brand") return [role, colorFromHex("#2f5fd0")];
    const scale = scaleFor(role);
    const step = ((index + turn) % 12) + 1;
    const color = scales[scale][step - 1];
    if (!color) throw new Error("a step of the scale");
    return [role, index % 5 === 4 ? oklchColor(color.l, color.c, (color.h + turn) % 360) : { ...color, alias: { scale, step } }];
  });
  return Object.fromEntries(entries) as ColorMode;
}

const style = (family: TextStyle["family"], size: string, weight: number, leading: number, trackingEm: number): TextStyle => ({
  family,
  size,
  weight,
  leading,
  trackingEm,
});
const ink = colorFromHex("#10131a");

/** A token set made by hand, so that these tests see changes of the formats only. Its values are odd on purpose: fractions, noughts, an empty shadow. */
export const tokenFixture: TokenSet = {
  brand: { given: "color(display-p3 0.2 0.37 0.8)", color: colorFromHex("#2f5fd0"), mapped: true },
  scales,
  colors: {
    light: colorModeOf("light"),
    dark: colorModeOf("dark"),
    "high-contrast": colorModeOf("high-contrast"),
    "high-contrast-dark": colorModeOf("high-contrast-dark"),
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
      display: style("display", "4xl", 700, 1.05, -0.025),
      "heading-1": style("display", "3xl", 700, 1.1, -0.02),
      "heading-2": style("display", "2xl", 700, 1.2, -0.01),
      "heading-3": style("text", "xl", 600, 1.35, 0),
      lead: style("text", "lg", 400, 1.5, 0),
      body: style("text", "base", 400, 1.6, 0),
      small: style("text", "sm", 400, 1.5, 0),
      label: style("text", "sm", 500, 1.3, 0.01),
      code: style("mono", "sm", 400, 1.6, 0),
      figure: style("display", "3xl", 700, 1, 0),
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
