import type { Direction } from "#/model/direction";
import { faceMetadata, type FaceId } from "#/model/face";
import type { FontFamily, Typography } from "#/model/token-set";
import { createTextStyles } from "#/studio/typography/text-styles";
import { createTypeSizes } from "#/studio/typography/type-sizes";

const measureByDensity = { airy: 62, open: 66, medium: 68, dense: 72 } as const;

function toFontFamily(face: FaceId): FontFamily {
  const { name, fallback } = faceMetadata[face];
  return { face, name, stack: [name, ...fallback] };
}

/** The typography of a direction: faces with fallbacks, type scale and text styles. */
export function createTypography(direction: Direction): Typography {
  const sizes = createTypeSizes(direction.ratio);
  const { display, text, mono } = direction.faces;
  return {
    families: { display: toFontFamily(display), text: toFontFamily(text), mono: toFontFamily(mono) },
    weights: direction.weights,
    ratio: direction.ratio,
    sizes,
    styles: createTextStyles(direction, sizes),
    measureCh: measureByDensity[direction.density],
  };
}
