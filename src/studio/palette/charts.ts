import type { Color } from "#/color/color";
import { oklchColor } from "#/color/oklch-color";
import type { Direction } from "#/model/direction";
import { chartSets } from "#/studio/palette/chart-sets";
import type { ModeRules } from "#/studio/palette/mode-rules";
import type { Reading } from "#/studio/palette/reading";

/** The five colours of charts, in the order in which series take them. */
export type ChartColors = readonly [Color, Color, Color, Color, Color];

const distance = (one: number, other: number) => Math.abs(((one - other + 540) % 360) - 180);

/**
 * Five colours for charts. The first is the brand's hue where it contrasts most with the page: a deep shade in light modes, a pale tint in dark ones; a grey
 * brand makes it grey. The other four are a set that was searched for: far from each other and from every possible first colour, also
 * for people who do not see red, green or blue. Sets differ in hue; the direction's chart hue chooses.
 */
export function chartColors(rules: ModeRules, brand: Reading, direction: Direction): ChartColors {
  const { first, sets } = chartSets[rules.mode];
  const hue = direction.color.chartHue;
  let chosen = sets[0];
  for (const set of sets) if (distance(set[0][2], hue) < distance(chosen[0][2], hue)) chosen = set;
  const [second, third, fourth, fifth] = chosen;
  return [
    oklchColor(first.l, Math.min(first.c, brand.chroma), brand.h),
    oklchColor(...second),
    oklchColor(...third),
    oklchColor(...fourth),
    oklchColor(...fifth),
  ];
}
