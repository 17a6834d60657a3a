import type { Color } from "#/color/color";
import { mix } from "#/color/mix";
import { oklchColor } from "#/color/oklch";
import type { PicturePalette } from "#/studio/imagery/picture-palette";

/** A figure's body and what is printed on it in dots or lines to model it. */
export type ShadedBody = { readonly body: Color | string; readonly shade: Color | string };

/**
 * A light figure wears its colour in full and is shaded darker; a dark one has a lighter body that
 * is shaded in its colour. Either way the whole silhouette stands apart from the ground.
 */
export function getShadedBody({ ground, figure }: PicturePalette): ShadedBody {
  if (figure.l <= 0.5) return { body: mix(ground, figure, 0.66), shade: figure };
  const isOnDark = ground.l < figure.l;
  return { body: figure, shade: isOnDark ? mix(figure, ground, 0.4) : oklchColor(figure.l - 0.15, figure.c, figure.h) };
}
