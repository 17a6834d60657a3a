import type { TokenSet } from "#/model/token-set";
import type { ControlPhrases } from "#/studio/copy/control-phrases";

/** A row of figures with one value per category. */
export type Series = { readonly name: string; readonly values: readonly number[] };

/** The data of a chart: categories, series and number format. */
export type ChartData = {
  readonly title: string;
  readonly summary: string;
  readonly axis: string;
  readonly categories: readonly string[];
  readonly series: readonly Series[];
  readonly places: number;
};

/**
 * The type scale at both ends of its range. Charts show figures of the system itself, because no
 * other figures are known to be true.
 */
export function getSizeData(tokens: TokenSet, words: ControlPhrases): ChartData {
  const { sizes } = tokens.typography;
  const values = sizes.flatMap(({ minPx, maxPx }) => [minPx, maxPx]);
  const whole = (value: number) => String(Math.round(value));
  return {
    title: words.sizesTitle,
    summary: words.sizesSummary(whole(Math.min(...values)), whole(Math.max(...values))),
    axis: words.scaleStep,
    categories: sizes.map(({ name }) => name),
    series: [
      { name: words.narrowWindow, values: sizes.map(({ minPx }) => minPx) },
      { name: words.wideWindow, values: sizes.map(({ maxPx }) => maxPx) },
    ],
    places: 0,
  };
}

/** OKLCH chroma along three of the colour scales. */
export function getChromaData(tokens: TokenSet, words: ControlPhrases): ChartData {
  const scales = [
    ["brand", words.brand],
    ["accent", words.accent],
    ["neutral", words.neutral],
  ] as const;
  return {
    title: words.chromaTitle,
    summary: words.chromaSummary,
    axis: words.scaleStep,
    categories: tokens.scales.brand.map((_, index) => String(index + 1)),
    series: scales.map(([scale, name]) => ({ name, values: tokens.scales[scale].map(({ c }) => c) })),
    places: 2,
  };
}

/** WCAG contrast of each chart colour with the light page. */
export function getContrastData(tokens: TokenSet, words: ControlPhrases): ChartData {
  const getRatio = (number: number) =>
    tokens.report.pairs.find(
      ({ mode, foreground, background }) => mode === "light" && foreground === `chart-${number}` && background === "background",
    )?.ratio ?? 1;
  const numbers = [1, 2, 3, 4, 5];
  return {
    title: words.contrastTitle,
    summary: words.contrastSummary,
    axis: words.chartColor,
    categories: numbers.map((number) => words.series(number)),
    series: [{ name: words.contrast, values: numbers.map(getRatio) }],
    places: 1,
  };
}
