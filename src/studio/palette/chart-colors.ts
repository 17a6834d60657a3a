import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import type { Mode } from "#/model/token-set";
import type { BaseColor } from "#/studio/palette/base-color";
import { shade } from "#/studio/palette/shade";
import { colorFromHex } from "#/color/oklch";

/** The second to fifth colour of a chart, in order. */
export type ChartSet = readonly [Color, Color, Color, Color];
/**
 * The charts of a mode: lightness and maximum chroma of the first series (in the brand's hue), and
 * the sets that go with it.
 */
export type ChartMode = { readonly first: { readonly l: number; readonly c: number }; readonly sets: readonly ChartSet[] };

function toChartSets(...rows: readonly (readonly [string, string, string, string])[]): readonly ChartSet[] {
  return rows.map(([one, two, three, four]) => [colorFromHex(one), colorFromHex(two), colorFromHex(three), colorFromHex(four)]);
}

/**
 * The chart colours of each mode. The sets are the result of a random search under the conditions
 * that the tests check: ΔE2000 of at least 15 between any two colours, 10 with dichromacy,
 * lightness steps of 0.06 between neighbours, and contrast with every surface that a direction
 * allows, for any hue of the first colour.
 */
export const chartModes: Readonly<Record<Mode, ChartMode>> = {
  light: {
    first: { l: 0.29, c: 0.13 },
    sets: toChartSets(
      ["#98397e", "#ab6471", "#006851", "#4262c6"],
      ["#bc5700", "#006c4a", "#8564cf", "#9b3b7b"],
      ["#7a4c00", "#6f7c00", "#6d4687", "#00815e"],
      ["#6c7d00", "#8a3983", "#bf575c", "#4c5cc9"],
      ["#008879", "#3a6400", "#a96147", "#6042b0"],
      ["#007885", "#715100", "#6f6cd3", "#a64251"],
      ["#7968cc", "#006183", "#af6100", "#874551"],
    ),
  },
  dark: {
    first: { l: 0.94, c: 0.09 },
    sets: toChartSets(
      ["#e05860", "#c887c2", "#00928d", "#6ab1ff"],
      ["#fe7f78", "#869100", "#d686d6", "#666ed9"],
      ["#e9b539", "#00b4c6", "#558835", "#e37c69"],
      ["#00894d", "#5386d3", "#e77395", "#dba5f6"],
      ["#53b585", "#00879d", "#e6a000", "#7e83f4"],
      ["#0087ab", "#00bc99", "#d1a8ff", "#e4726d"],
      ["#77bbff", "#a870e1", "#ee87b1", "#ac6b30"],
      ["#cc84eb", "#f6ae1a", "#00b6ae", "#6b9645"],
    ),
  },
  "high-contrast": {
    first: { l: 0.17, c: 0.1 },
    sets: toChartSets(
      ["#9d4a77", "#00434a", "#6b5800", "#492c8a"],
      ["#b83a34", "#4f2c9c", "#9b4983", "#4b3200"],
      ["#424200", "#5c5bbf", "#00545f", "#9e2e38"],
      ["#007743", "#332d9a", "#6a5200", "#004a57"],
      ["#004a37", "#4e5900", "#4f2200", "#333a97"],
      ["#006287", "#004837", "#6b5f00", "#5c2100"],
      ["#6855b1", "#3f2f00", "#6c2f4c", "#006670"],
      ["#7e4d93", "#003f64", "#984a5d", "#5a3c00"],
    ),
  },
  "high-contrast-dark": {
    first: { l: 0.97, c: 0.05 },
    sets: toChartSets(
      ["#c376aa", "#a9bbff", "#ff7666", "#9a8800"],
      ["#e9b080", "#d87989", "#00d2bc", "#d6d53d"],
      ["#abac00", "#ffbf8a", "#d97d8a", "#4bc7be"],
      ["#c4d33f", "#00c288", "#ff9ac6", "#727bed"],
      ["#009298", "#e17169", "#76b6ff", "#ead32b"],
      ["#91ccff", "#818f43", "#00bb9a", "#ffba78"],
      ["#b4c5ff", "#00c8bf", "#83a61a", "#f9bf66"],
    ),
  },
};

/** Degrees between two hues, 0–180. */
const hueDistance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/**
 * The five chart colours, in series order. The first has the brand's hue and contrasts strongly
 * with the page: a deep shade in light modes, a pale tint in dark ones, grey for a grey brand. The
 * others come from a precomputed set in which colours are far from each other and from every
 * possible first colour, also with colour vision deficiencies. The direction's chart hue selects
 * the set.
 */
export function getChartColors(mode: Mode, brand: BaseColor, direction: Direction): readonly [Color, ...ChartSet] {
  const { first, sets } = chartModes[mode];
  const hue = direction.color.chartHue;
  const nearest = sets.reduce((best, set) => (hueDistance(set[0].h, hue) < hueDistance(best[0].h, hue) ? set : best));
  return [shade({ c: Math.min(first.c, brand.chroma), h: brand.h }, first.l), ...nearest];
}
