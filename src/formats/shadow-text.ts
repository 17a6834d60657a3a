import type { Color } from "#/color/color";
import type { ShadowLayer } from "#/model/token-set";
import { pxText } from "#/formats/css-length";
import { rounded } from "#/formats/decimal";

/** A shadow as the value of `box-shadow`; no layers are `none`. `colorText` writes a colour with its alpha (0–1). */
export function shadowText(layers: readonly ShadowLayer[], colorText: (color: Color, alpha: number) => string): string {
  if (layers.length === 0) return "none";
  return layers
    .map((layer) =>
      [layer.x, layer.y, layer.blur, layer.spread]
        .map(pxText)
        .concat(colorText(layer.color, rounded(layer.alpha, 3)))
        .join(" "),
    )
    .join(", ");
}
