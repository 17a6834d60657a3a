import type { ShadowLayer } from "#/model/token-set";
import type { ColorFormatter } from "#/model/css-color";
import { formatPx } from "#/model/css-length";
import { roundTo } from "#/kernel/decimal";

const invisibleLayer: ShadowLayer = { x: 0, y: 0, blur: 0, spread: 0, color: { hex: "#000000", l: 0, c: 0, h: 0 }, alpha: 0 };

/**
 * The layers to write for a shadow. No shadow is one invisible layer: `none` would void a whole
 * list of shadows in CSS, as utility frameworks compose them, and design tokens do not allow an
 * empty list.
 */
export const toCssLayers = (layers: readonly ShadowLayer[]): readonly ShadowLayer[] =>
  layers.length > 0 ? layers : [invisibleLayer];

/** A shadow as the value of `box-shadow`. */
export function formatShadow(layers: readonly ShadowLayer[], formatColor: ColorFormatter): string {
  return toCssLayers(layers)
    .map((layer) =>
      [layer.x, layer.y, layer.blur, layer.spread]
        .map((px) => formatPx(px))
        .concat(layer.color.given ?? formatColor(layer.color, roundTo(layer.alpha, 3)))
        .join(" "),
    )
    .join(", ");
}
