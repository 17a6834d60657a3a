import type { Color } from "#/color/color";
import type { Direction } from "#/model/direction";
import type { ScaleName, TokenSet } from "#/model/token-set";
import { computeAccentAnchor } from "#/studio/palette/accent-anchor";
import { indexPrimitives } from "#/studio/palette/aliases";
import { createColorMode, type ModeSource } from "#/studio/palette/color-mode";
import { createColorReport } from "#/studio/palette/color-report";
import { createNeutralScale, getNeutralTone } from "#/studio/palette/neutral-scale";
import { toBaseColor } from "#/studio/palette/base-color";
import { createScale } from "#/studio/palette/scale";
import { statusScales } from "#/studio/palette/status-scales";

/**
 * Creates the primitive scales, the semantic colours of every mode and their contrast report from a
 * brand colour and a direction.
 */
export function createPalette(
  color: Color,
  secondary: Color | undefined,
  direction: Direction,
): Pick<TokenSet, "scales" | "colors" | "report"> {
  const brand = toBaseColor(color);
  const neutral = getNeutralTone(brand, direction);
  const scales: Readonly<Record<ScaleName, TokenSet["scales"]["brand"]>> = {
    brand: createScale({ l: brand.l, c: brand.chroma, h: brand.h, exact: color }),
    accent: createScale(computeAccentAnchor(brand, secondary, direction)),
    neutral: createNeutralScale(direction, neutral),
    ...statusScales,
  };
  const source: ModeSource = { direction, brand, neutral, scales, primitives: indexPrimitives(scales) };
  const colors = {
    light: createColorMode("light", source),
    dark: createColorMode("dark", source),
    "high-contrast": createColorMode("high-contrast", source),
    "high-contrast-dark": createColorMode("high-contrast-dark", source),
  };
  return { scales, colors, report: createColorReport(direction, colors) };
}
