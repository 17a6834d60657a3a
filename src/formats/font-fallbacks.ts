import { css } from "#/kernel/css";
import fallbackMetrics from "#data/fonts/fallbacks.json";
import { quoteCssString } from "#/kernel/text/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import { familyVariable } from "#/model/css-variables";
import { type FaceId, faceMetadata } from "#/model/face";
import { formatFontStack } from "#/model/font-stack";
import type { FontFamily, Typography } from "#/model/token-set";

/**
 * System fonts with the same metrics on each platform, by kind. One replaces a face while it loads.
 */
const systemFonts: Readonly<Record<string, readonly string[]>> = {
  sans: ["Arial", "Liberation Sans", "Arimo"],
  serif: ["Times New Roman", "Liberation Serif", "Tinos"],
  mono: ["Courier New", "Liberation Mono", "Cousine"],
};

const getFallbackName = (name: string) => `${name} Fallback`;

/**
 * From this weight on, the bold system font is used. The width ratios were measured in the same
 * way.
 */
const minBoldWeight = 550;
const weightStep = 50;

/** The character ranges of the measured ratios: all others, capitals, digits and spaces. */
const characterRanges = [undefined, "U+41-5A", "U+30-39", "U+20, U+A0"] as const;

/** Smaller differences are ignored: on a line of 60 characters they are a fifth of a character. */
const ratioTolerance = 0.003;

type WeightRange = { readonly from: number; readonly to: number; readonly isBold: boolean; readonly ratios: readonly number[] };

const isAlike = (a: readonly number[], b: readonly number[]) =>
  a.every((ratio, index) => Math.abs(ratio - (b[index] ?? 0)) < ratioTolerance);

/** One range for each weight that a document uses. Adjacent ranges with equal ratios are merged. */
function listWeightRanges(
  widths: Readonly<Record<string, readonly number[]>>,
  weights: readonly number[],
): readonly WeightRange[] {
  const steps = weights.map((weight) => Math.min(900, Math.max(100, Math.round(weight / weightStep) * weightStep)));
  const used = [...new Set(steps)].sort((a, b) => a - b);
  const weightRanges: WeightRange[] = [];
  for (const [index, step] of used.entries()) {
    const [before, next] = [used[index - 1], used[index + 1]];
    const from = before === undefined ? 1 : Math.floor((before + step) / 2) + 1;
    const to = next === undefined ? 1000 : Math.floor((step + next) / 2);
    const ratios = widths[step] ?? [];
    const isBold = step >= minBoldWeight;
    const last = weightRanges.at(-1);
    if (last && last.isBold === isBold && isAlike(last.ratios, ratios)) weightRanges[weightRanges.length - 1] = { ...last, to };
    else weightRanges.push({ from, to, isBold, ratios });
  }
  return weightRanges;
}

/**
 * Renders a fallback family for each face: a system font, scaled to the same line length, ascent
 * and descent, so that line breaks stay the same when the face has loaded. Capitals, digits and
 * spaces are scaled separately, because their widths relative to lower case vary by up to a third
 * between fonts. `weights` are the weights that the page uses.
 */
export const renderFallbackFaces = (faces: readonly FaceId[], weights: readonly number[]): string =>
  faces
    .flatMap((face) => {
      const { standIn, ascent, descent, widths } = fallbackMetrics[face];
      const family = quoteCssString(getFallbackName(faceMetadata[face].name));
      return listWeightRanges(widths, weights).flatMap(({ from, to, isBold, ratios }) => {
        const names = systemFonts[standIn] ?? [];
        const sources = names.map((name) => `local(${quoteCssString(isBold ? `${name} Bold` : name)})`).join(", ");
        return characterRanges.flatMap((range, index) => {
          const ratio = ratios[index] ?? 1;
          const general = ratios[0] ?? 1;
          if (range !== undefined && Math.abs(ratio - general) < ratioTolerance) return [];
          // Browsers multiply the overrides by size-adjust.
          const toPercent = (metric: number) => `${formatDecimal((metric / ratio) * 100, 2)}%`;
          const metrics = `ascent-override: ${toPercent(ascent)}; descent-override: ${toPercent(descent)}; line-gap-override: 0%`;
          const characters = range === undefined ? "" : ` unicode-range: ${range};`;
          return css`@font-face {
  font-family: ${family};
  font-weight: ${from} ${to};
  src: ${sources};
  size-adjust: ${formatDecimal(ratio * 100, 2)}%;
  ${metrics};${characters}
}\n`;
        });
      });
    })
    .join("");

/** Adds the fallback family to a stack, after the face itself. */
const addFallback = (family: FontFamily): FontFamily => ({
  ...family,
  stack: family.stack.flatMap((name, index) => (index === 0 ? [name, getFallbackName(faceMetadata[family.face].name)] : [name])),
});

/**
 * The fallback families of a design, and its font stacks with them, which prevent layout shifts.
 */
export function renderFallbackFonts({ families, weights }: Typography): string {
  const { display, text, mono } = families;
  const faces = [...new Set([display.face, text.face, mono.face])];
  const stacks = (["display", "text", "mono"] as const).map(
    (name) => `  ${familyVariable(name)}: ${formatFontStack(addFallback(families[name]))};\n`,
  );
  return `${renderFallbackFaces(faces, Object.values(weights))}:root {\n${stacks.join("")}}\n`;
}

/** The CSS font stack of a bundled face, with its fallback family. */
export const formatFallbackStack = (face: FaceId): string =>
  formatFontStack({ stack: [faceMetadata[face].name, getFallbackName(faceMetadata[face].name), ...faceMetadata[face].fallback] });
