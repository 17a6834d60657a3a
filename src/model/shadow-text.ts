import type { ShadowLayer } from "#/model/token-set";
import type { ColorText } from "#/model/color-text";
import { pxText } from "#/model/css-length";
import { roundTo } from "#/kernel/decimal";

/** A layer that nothing is seen of. */
const unseen: ShadowLayer = { x: 0, y: 0, blur: 0, spread: 0, color: { hex: "#000000", l: 0, c: 0, h: 0 }, alpha: 0 };

/**
 * The layers to write for a shadow. No shadow is one unseen layer: `none` would void a whole list of shadows in CSS, as the utility frameworks make them,
 * and design tokens know no empty list.
 */
export const drawnLayers = (layers: readonly ShadowLayer[]): readonly ShadowLayer[] => (layers.length > 0 ? layers : [unseen]);

/** A shadow as the value of `box-shadow`; `colorText` writes its colours. */
export function shadowText(layers: readonly ShadowLayer[], colorText: ColorText): string {
  return drawnLayers(layers)
    .map((layer) =>
      [layer.x, layer.y, layer.blur, layer.spread]
        .map(pxText)
        .concat(colorText(layer.color, roundTo(layer.alpha, 3)))
        .join(" "),
    )
    .join(", ");
}
