import type { Color } from "#/color/color";
import { readColorNotation } from "#/color/color-notation";
import { readGivenColor } from "#/color/parse";
import { isStandardColor } from "#/formats/dtcg-standard";
import type { ShadowLayer } from "#/model/token-set";
import { roundTo } from "#/kernel/decimal";
import { tokenPlaces } from "#/model/css-length";
import type { JsonObject } from "#/formats/json";
import { toCssLayers } from "#/model/css-shadow";

/**
 * A valid token or group name: without `{`, `}`, `.` or a leading `$`, and not empty (DTCG Format
 * 2025.10, §5.1).
 */
export const toTokenName = (name: string): string => name.replace(/[{}.]/g, "_").replace(/^\$+/, "_") || "_";

/** A given colour in its own space. Undefined if the format has no place for it. */
function toGivenColorValue(given: string): JsonObject | undefined {
  const [notation, read] = [readColorNotation(given), readGivenColor(given)];
  if (!notation || !read || !isStandardColor(notation.colorSpace, notation.components)) return undefined;
  const { colorSpace, components, alpha } = notation;
  return { colorSpace, components, ...(alpha < 1 && { alpha }), hex: read.opaque.hex };
}

/** Whether a colour's value in the format is exactly the given one. */
export const isColorExact = ({ given }: Color): boolean => given === undefined || toGivenColorValue(given) !== undefined;

/**
 * An OKLCH colour value with its sRGB hex, and alpha if it is below 1 (DTCG Color 2025.10, §4). A
 * given colour has the space that it was given in.
 */
export function toColorValue(color: Color, alpha = 1): JsonObject {
  const exact = color.given === undefined ? undefined : toGivenColorValue(color.given);
  if (exact) return exact;
  return {
    colorSpace: "oklch",
    components: [roundTo(color.l), roundTo(color.c), roundTo(color.h)],
    ...(alpha < 1 ? { alpha: roundTo(alpha, 3) } : {}),
    hex: color.hex,
  };
}

/** A length in rem (16 px). */
export const toRemValue = (px: number): JsonObject => ({ value: roundTo(px / 16, tokenPlaces), unit: "rem" });

/** A length in pixels. */
export const toPxValue = (px: number): JsonObject => ({ value: roundTo(px, tokenPlaces), unit: "px" });

export const toShadowValue = (layers: readonly ShadowLayer[]): readonly JsonObject[] =>
  toCssLayers(layers).map((layer) => ({
    color: toColorValue(layer.color, layer.alpha),
    offsetX: toPxValue(layer.x),
    offsetY: toPxValue(layer.y),
    blur: toPxValue(layer.blur),
    spread: toPxValue(layer.spread),
  }));
