import { formatDecimal } from "#/kernel/decimal";
import { html, type Markup } from "#/kernel/markup";
import type { ChartData, Series } from "#/studio/components/chart-series";
import { formatNumber } from "#/studio/copy/format-number";
import type { PhraseLanguage } from "#/studio/copy/phrases";

/**
 * Layout of the plot in percent of its box: base line, height above it, and start of the first
 * category.
 */
const base = 88;
const height = 80;
const left = 9;

/**
 * A share of the box as an SVG length, so that a plot fits any width while its text keeps its size.
 */
const toPercent = (value: number) => `${formatDecimal(value, 2)}%`;

/** The next round number at or above the maximum value. */
function getAxisMax(series: readonly Series[]): number {
  const greatest = Math.max(...series.flatMap(({ values }) => values), 0.01);
  const power = 10 ** Math.floor(Math.log10(greatest));
  return ([1, 2, 4, 6, 8, 10].find((step) => step * power >= greatest) ?? 10) * power;
}

/** Rules at zero, half and full height with their labels, and the categories below. */
function renderAxes({ categories, series, places }: ChartData, lang: PhraseLanguage, top: number): Markup {
  const ticks = [0, 0.5, 1].map((share) => {
    const y = base - share * height;
    return html`
      <line class="lv-chart__rule${share === 0 && " lv-chart__rule--base"}" x1="0%" x2="100%" y1="${toPercent(y)}"
          y2="${toPercent(y)}" />
      ${
        share > 0 &&
        html`
          <text class="lv-chart__text" x="0%" y="${toPercent(y)}" dy="-5">
            ${formatNumber(lang, top * share, top * share < 10 && !Number.isInteger(top * share) ? Math.max(places, 1) : places)}
          </text>`
      }`;
  });
  const width = (100 - left) / categories.length;
  const names = categories.map(
    (name, index) =>
      html`
        <text class="lv-chart__text" x="${toPercent(left + (index + 0.5) * width)}" y="${toPercent(base)}" dy="18"
            text-anchor="middle">
          ${name}
        </text>`,
  );
  return html`${ticks}${series.length > 0 && names}`;
}

/** Grouped bars as SVG. `summary` is the first thing that screen readers announce. */
export function renderBarPlot(data: ChartData, lang: PhraseLanguage): Markup {
  const { categories, series, summary } = data;
  const top = getAxisMax(series);
  const width = (100 - left) / categories.length;
  const thick = (width * 0.72) / series.length;
  const bars = series.map(({ values }, row) =>
    values.map((value, index) => {
      const tall = (value / top) * height;
      const x = left + index * width + width * 0.14 + row * thick + thick * 0.04;
      return html`
        <rect class="lv-chart__bar lv-chart__bar--${row + 1}" x="${toPercent(x)}" y="${toPercent(base - tall)}"
            width="${toPercent(thick * 0.9)}" height="${toPercent(tall)}" />`;
    }),
  );
  return html`
    <svg class="lv-chart__plot" role="img" aria-label="${summary}" direction="ltr" width="100%" height="240">
      ${renderAxes(data, lang, top)}
      ${bars}
    </svg>`;
}

/**
 * Markers of the first three series. They differ in shape, so that colour is never the only
 * difference.
 */
const markerPaths = ["M0-5a5 5 0 1 0 0 10a5 5 0 1 0 0-10Z", "M-4.5-4.5h9v9h-9Z", "M0-6L6 0L0 6L-6 0Z"] as const;

/** The marker of a series, for the legend. */
export const renderMarker = (row: number): Markup =>
  html`
    <svg class="lv-chart__key lv-chart__mark--${row + 1}" viewBox="-7 -7 14 14" width="14" height="14"
        aria-hidden="true" focusable="false">
      <path d="${markerPaths[row % markerPaths.length] ?? markerPaths[0]}" />
    </svg>`;

/** Lines across the categories as SVG: straight between markers, or stepped. */
export function renderLinePlot(data: ChartData, lang: PhraseLanguage, stepped: boolean): Markup {
  const { categories, series, summary } = data;
  const top = getAxisMax(series);
  const width = (100 - left) / categories.length;
  const x = (index: number) => toPercent(left + (index + 0.5) * width);
  const y = (value: number) => toPercent(base - (value / top) * height);
  const segment = (row: number, x1: string, y1: string, x2: string, y2: string) =>
    html`<line class="lv-chart__line lv-chart__line--${row + 1}" x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" />`;
  const lines = series.map(({ values }, row) =>
    values.slice(1).map((value, index) => {
      const before = values[index] ?? value;
      return stepped
        ? [
            segment(row, x(index), y(before), x(index + 1), y(before)),
            segment(row, x(index + 1), y(before), x(index + 1), y(value)),
          ]
        : segment(row, x(index), y(before), x(index + 1), y(value));
    }),
  );
  const points = series.map(({ values }, row) =>
    values.map(
      (value, index) =>
        html`
          <svg x="${x(index)}" y="${y(value)}" overflow="visible">
            <path class="lv-chart__mark--${row + 1}" d="${markerPaths[row % markerPaths.length] ?? markerPaths[0]}" />
          </svg>`,
    ),
  );
  return html`
    <svg class="lv-chart__plot" role="img" aria-label="${summary}" direction="ltr" width="100%" height="240">
      ${renderAxes(data, lang, top)}
      ${lines}
      ${points}
    </svg>`;
}

/** One horizontal bar per category in the chart colour of its index, with its value at the end. */
export function renderRankPlot({ categories, series, summary, places }: ChartData, lang: PhraseLanguage): Markup {
  const values = series[0]?.values ?? [];
  const top = Math.max(...values, 1);
  const row = 100 / categories.length;
  const rows = categories.map((name, index) => {
    const value = values[index] ?? 0;
    const y = index * row;
    return html`
      <text class="lv-chart__text" x="0%" y="${toPercent(y)}" dy="14">${name}</text>
      <text class="lv-chart__text" x="100%" y="${toPercent(y)}" dy="14" text-anchor="end">
        ${formatNumber(lang, value, places)}
      </text>
      <rect class="lv-chart__track" x="0%" y="${toPercent(y + row * 0.48)}" width="100%"
          height="${toPercent(row * 0.3)}" />
      <rect class="lv-chart__bar lv-chart__rank--${index + 1}" x="0%" y="${toPercent(y + row * 0.48)}"
          width="${toPercent((value / top) * 100)}" height="${toPercent(row * 0.3)}" />`;
  });
  return html`<svg class="lv-chart__plot" role="img" aria-label="${summary}" direction="ltr" width="100%" height="240">${rows}</svg>`;
}
