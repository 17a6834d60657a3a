import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import type { ScaleName, TokenSet } from "#/model/token-set";
import { accentAnchor } from "#/studio/palette/accent-anchor";
import { primitivesOf } from "#/studio/palette/alias";
import { colorMode, type ModeSource } from "#/studio/palette/color-mode";
import { colorReport } from "#/studio/palette/color-report";
import { neutralScale, neutralTone } from "#/studio/palette/neutral-scale";
import { readingOf } from "#/studio/palette/reading";
import { scaleAround } from "#/studio/palette/scale";
import { statusScales } from "#/studio/palette/status-scales";

/** The primitive scales, the semantic colours of every mode and the report on them, from one brand colour and a direction. */
export function paletteFrom(
  color: Color,
  secondary: Color | undefined,
  direction: Direction,
): Pick<TokenSet, "scales" | "colors" | "report"> {
  const brand = readingOf(color);
  const neutral = neutralTone(brand, direction);
  const scales: Readonly<Record<ScaleName, TokenSet["scales"]["brand"]>> = {
    brand: scaleAround({ l: brand.l, c: brand.chroma, h: brand.h, exact: color }),
    accent: scaleAround(accentAnchor(brand, secondary, direction)),
    neutral: neutralScale(direction, neutral),
    ...statusScales,
  };
  const source: ModeSource = { direction, brand, neutral, scales, primitives: primitivesOf(scales) };
  const colors = {
    light: colorMode("light", source),
    dark: colorMode("dark", source),
    "high-contrast": colorMode("high-contrast", source),
    "high-contrast-dark": colorMode("high-contrast-dark", source),
  };
  return { scales, colors, report: colorReport(direction, colors) };
}
