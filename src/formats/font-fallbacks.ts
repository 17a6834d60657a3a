import { css } from "#/kernel/css";
import fallbackMetrics from "#data/fonts/fallbacks.json";
import { quoteCssString } from "#/kernel/text/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import { familyVariable } from "#/model/css-variables";
import { type FaceId, faceMetadata } from "#/model/face";
import { formatFontStack } from "#/model/font-stack";
import type { FontFamily, Typography } from "#/model/token-set";

/**
 * System faces that stand in for a face while it loads, by the names that each platform knows them
 * by; all of one kind have the same widths.
 */
const substitutes: Readonly<Record<string, readonly string[]>> = {
  sans: ["Arial", "Liberation Sans", "Arimo"],
  serif: ["Times New Roman", "Liberation Serif", "Tinos"],
  mono: ["Courier New", "Liberation Mono", "Cousine"],
};

const getFallbackName = (name: string) => `${name} Fallback`;

/**
 * From this weight on a stand-in's bold cut is used, below it the regular one, as when the ratios
 * were measured.
 */
const minBoldWeight = 550;
const weightStep = 50;

/**
 * The characters that are sized on their own, in the order of the measured ratios: everything else
 * first, then capitals, digits and spaces.
 */
const characterRanges = [undefined, "U+41-5A", "U+30-39", "U+20, U+A0"] as const;

/**
 * Ratios that differ by less are one: 3 thousandths of a line of 60 characters are a fifth of a
 * character.
 */
const ratioTolerance = 0.003;

type WeightRange = { readonly from: number; readonly to: number; readonly isBold: boolean; readonly ratios: readonly number[] };

const isAlike = (a: readonly number[], b: readonly number[]) =>
  a.every((ratio, index) => Math.abs(ratio - (b[index] ?? 0)) < ratioTolerance);

/**
 * The ranges of weights that a document needs rules for: one around each weight that it sets,
 * joined where nothing differs.
 */
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
 * For each face a second family of its name with `Fallback`: a system face, sized so that a line of
 * text is as long as in the face itself and reaches as far above and below its baseline. Capitals,
 * digits and spaces are sized on their own, because their proportions to lower case differ from
 * face to face by up to a third. A page that is set in it while the face loads keeps its line
 * breaks when the face arrives, so that nothing on it moves. `weights` are those that the page
 * sets.
 */
export const renderFallbackFaces = (faces: readonly FaceId[], weights: readonly number[]): string =>
  faces
    .flatMap((face) => {
      const { standIn, ascent, descent, widths } = fallbackMetrics[face];
      const family = quoteCssString(getFallbackName(faceMetadata[face].name));
      return listWeightRanges(widths, weights).flatMap(({ from, to, isBold, ratios }) => {
        const names = substitutes[standIn] ?? [];
        const sources = names.map((name) => `local(${quoteCssString(isBold ? `${name} Bold` : name)})`).join(", ");
        return characterRanges.flatMap((range, index) => {
          const ratio = ratios[index] ?? 1;
          const general = ratios[0] ?? 1;
          if (range !== undefined && Math.abs(ratio - general) < ratioTolerance) return [];
          // The overrides are sized with the face, so that they are divided by its size here.
          const metrics = `ascent-override: ${formatDecimal((ascent / ratio) * 100, 2)}%; descent-override: ${formatDecimal((descent / ratio) * 100, 2)}%; line-gap-override: 0%`;
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

/** A family with its fallback of the same width before the system faces of its stack. */
const addFallback = (family: FontFamily): FontFamily => ({
  ...family,
  stack: family.stack.flatMap((name, index) => (index === 0 ? [name, getFallbackName(faceMetadata[family.face].name)] : [name])),
});

/**
 * What a document adds to a design's tokens so that it does not move when its faces arrive: the
 * fallback families, and the stacks with them.
 */
export function renderFallbackFonts({ families, weights }: Typography): string {
  const { display, text, mono } = families;
  const faces = [...new Set([display.face, text.face, mono.face])];
  const stacks = (["display", "text", "mono"] as const).map(
    (name) => `  ${familyVariable(name)}: ${formatFontStack(addFallback(families[name]))};\n`,
  );
  return `${renderFallbackFaces(faces, Object.values(weights))}:root {\n${stacks.join("")}}\n`;
}

/** The stack of a bundled face as CSS, with its fallback of the same width. */
export const formatFallbackStack = (face: FaceId): string =>
  formatFontStack({ stack: [faceMetadata[face].name, getFallbackName(faceMetadata[face].name), ...faceMetadata[face].fallback] });
