import type { Color } from "#/color/color";
import type { ShadowLayer } from "#/model/token-set";
import { roundTo } from "#/kernel/decimal";
import type { JsonObject } from "#/formats/json";
import { toCssLayers } from "#/model/css-shadow";

/**
 * A valid token or group name: without `{`, `}`, `.` or a leading `$`, and not empty (DTCG Format
 * 2025.10, §5.1).
 */
export const toTokenName = (name: string): string => name.replace(/[{}.]/g, "_").replace(/^\$+/, "_") || "_";

/** An OKLCH colour value with its sRGB hex, and alpha if it is below 1 (DTCG Color 2025.10, §4). */
export function toColorValue(color: Color, alpha = 1): JsonObject {
  return {
    colorSpace: "oklch",
    components: [roundTo(color.l), roundTo(color.c), roundTo(color.h)],
    ...(alpha < 1 ? { alpha: roundTo(alpha, 3) } : {}),
    hex: color.hex,
  };
}

/** A length in rem (16 px). */
export const toRemValue = (px: number): JsonObject => ({ value: roundTo(px / 16), unit: "rem" });

/** A length in pixels. */
export const toPxValue = (px: number): JsonObject => ({ value: roundTo(px), unit: "px" });

export const toShadowValue = (layers: readonly ShadowLayer[]): readonly JsonObject[] =>
  toCssLayers(layers).map((layer) => ({
    color: toColorValue(layer.color, layer.alpha),
    offsetX: toPxValue(layer.x),
    offsetY: toPxValue(layer.y),
    blur: toPxValue(layer.blur),
    spread: toPxValue(layer.spread),
  }));
