import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import type { Mode } from "#/model/token-set";
import { type ChartSet, chartModes } from "#/studio/palette/chart-sets";
import type { BaseColor } from "#/studio/palette/base-color";
import { shade } from "#/studio/palette/shade";

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
