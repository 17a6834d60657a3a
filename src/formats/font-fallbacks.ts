import { css } from "#/kernel/css";
import fallbackMetrics from "#data/fonts/fallbacks.json";
import scriptMetrics from "#data/fonts/script-metrics.json";
import { listScriptFaceFiles } from "#/fonts/script-face-files";
import { quoteCssString } from "#/kernel/text/css-escape";
import { formatDecimal } from "#/kernel/decimal";
import { familyVariable } from "#/model/css-variables";
import { type FaceId, faceMetadata } from "#/model/face";
import { getScriptFace, isScriptFaceId, type ScriptFaceId } from "#/model/script-face";
import { chooseFaceWeight, findFaceFile } from "#/model/face-weight";
import { formatFontStack } from "#/model/font-stack";
import type { GivenFace } from "#/model/given-face";
import { minBoldWeight, systemFonts } from "#/model/system-font";
import type { FontFamily, Typography } from "#/model/token-set";

/** The kind of the system font that bundled faces were measured with. */
const standIns: Readonly<Record<string, keyof typeof systemFonts>> = { sans: "sans-serif", serif: "serif", mono: "monospace" };

const getFallbackName = (name: string) => `${name} Fallback`;

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

const formatSystemSources = (names: readonly string[], isBold: boolean) =>
  names.map((name) => `local(${quoteCssString(isBold ? `${name} Bold` : name)})`).join(", ");

/** The weights of a page, as the ranges of which each has one of the files of a given face. */
function listGivenRanges(
  face: GivenFace,
  weights: readonly number[],
): readonly (Omit<WeightRange, "ratios"> & { ratio: number })[] {
  const used = [...new Set(weights.map((weight) => chooseFaceWeight(face, weight)))].sort((one, other) => one - other);
  const { averageWidth, boldAverageWidth } = systemFonts[face.generic];
  return used.map((weight, index) => {
    const [before, next] = [used[index - 1], used[index + 1]];
    const isBold = weight >= minBoldWeight;
    const file = findFaceFile(face, weight);
    // Variable files are measured at their regular weight, and become wider as system fonts do.
    const isMeasured = file !== undefined && !file.weight.includes(" ");
    const system = isBold && isMeasured ? boldAverageWidth : averageWidth;
    return {
      from: before === undefined ? 1 : Math.floor((before + weight) / 2) + 1,
      to: next === undefined ? 1000 : Math.floor((weight + next) / 2),
      isBold,
      ratio: (file?.averageWidth ?? face.metrics.averageWidth) / system,
    };
  });
}

/** The fallback family of a given face: the system font of its kind with its widths and metrics. */
const renderGivenFallback = (face: GivenFace, weights: readonly number[]): string =>
  listGivenRanges(face, weights)
    .map(({ from, to, isBold, ratio }) => {
      const toPercent = (em: number) => `${formatDecimal(Math.max(0, em / ratio) * 100, 2)}%`;
      const { ascent, descent, lineGap } = face.metrics;
      return css`@font-face {
  font-family: ${quoteCssString(getFallbackName(face.family))};
  font-weight: ${from} ${to};
  src: ${formatSystemSources(systemFonts[face.generic].names, isBold)};
  size-adjust: ${formatDecimal(ratio * 100, 2)}%;
  ascent-override: ${toPercent(ascent)}; descent-override: ${toPercent(descent)}; line-gap-override: ${toPercent(lineGap)};
}\n`;
    })
    .join("");

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
        const { names } = systemFonts[standIns[standIn] ?? "sans-serif"];
        const sources = formatSystemSources(names, isBold);
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

/**
 * Adds the fallback family to a stack, after the face itself and its companions, whose scripts the
 * system font behind the fallback may have.
 */
function addFallback(family: FontFamily): FontFamily {
  if (family.isNamedOnly) return family;
  const companions = listScriptCompanions([family]);
  const last = family.companions?.length ?? 0;
  const fallbacks = [
    ...companions.map(({ name }) => getFallbackName(name)),
    getFallbackName(family.given?.family ?? faceMetadata[family.face].name),
  ];
  return { ...family, stack: family.stack.flatMap((name, index) => (index === last ? [name, ...fallbacks] : [name])) };
}

type ScriptCompanion = { readonly face: ScriptFaceId; readonly name: string };

/** The companions of families that are faces of scripts, each once. */
function listScriptCompanions(families: readonly FontFamily[]): readonly ScriptCompanion[] {
  const all = families.flatMap(({ companions = [] }) =>
    companions.flatMap(({ face, name }) => (isScriptFaceId(face) ? [{ face, name }] : [])),
  );
  return [...new Map(all.map((companion) => [companion.face, companion])).values()];
}

/** What East Asian faces hold, whose own ranges are divided among a hundred files. */
const eastAsianRange = "U+2E80-303F, U+3040-30FF, U+3100-31FF, U+3400-4DBF, U+4E00-9FFF, U+AC00-D7AF, U+F900-FAFF, U+FF00-FFEF";
const maxRangeFiles = 8;

/**
 * A fallback family for a script's face: the system faces of the script at the face's own ascent
 * and descent, so that lines keep their height and baseline when it has loaded. Their widths are
 * not known, so they are not scaled.
 */
function renderCompanionFallback({ face, name }: ScriptCompanion): string {
  const { ascender, descender } = scriptMetrics[face];
  const files = listScriptFaceFiles(face);
  const range =
    files.length > maxRangeFiles
      ? eastAsianRange
      : files.map(({ unicodeRange }) => unicodeRange.replaceAll(",", ", ")).join(", ");
  const toPercent = (thousandths: number) => `${formatDecimal(thousandths / 10, 2)}%`;
  const sources = getScriptFace(face).fallback.slice(0, -1);
  return css`@font-face {
  font-family: ${quoteCssString(getFallbackName(name))};
  src: ${[name, ...sources].map((source) => `local(${quoteCssString(source)})`).join(", ")};
  ascent-override: ${toPercent(ascender)}; descent-override: ${toPercent(descender)}; line-gap-override: 0%;
  unicode-range: ${range};
}\n`;
}

/**
 * The fallback families of a design, and its font stacks with them, which prevent layout shifts.
 */
export function renderFallbackFonts({ families, weights }: Typography): string {
  const { display, text, mono } = families;
  const all = [display, text, mono];
  const faces = [...new Set(all.flatMap(({ face, given, isNamedOnly }) => (given || isNamedOnly ? [] : [face])))];
  const used = Object.values(weights);
  const given = all.flatMap((family) => family.given ?? []);
  const givenByName = [...new Map(given.map((face) => [face.family, face])).values()];
  const stacks = (["display", "text", "mono"] as const).map(
    (name) => `  ${familyVariable(name)}: ${formatFontStack(addFallback(families[name]))};\n`,
  );
  const companions = listScriptCompanions([display, text, mono]).map(renderCompanionFallback).join("");
  const own = givenByName.map((face) => renderGivenFallback(face, used)).join("");
  return `${renderFallbackFaces(faces, used)}${own}${companions}:root {\n${stacks.join("")}}\n`;
}

/** The CSS font stack of a bundled face, with its fallback family. */
export const formatFallbackStack = (face: FaceId): string =>
  formatFontStack({ stack: [faceMetadata[face].name, getFallbackName(faceMetadata[face].name), ...faceMetadata[face].fallback] });
