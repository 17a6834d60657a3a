import type { Direction } from "#/model/direction";
import { faceMetadata, type FaceId } from "#/model/face";
import type { FontFamily, Typography } from "#/model/token-set";
import { textStyles } from "#/studio/typography/text-styles";
import { typeSizes } from "#/studio/typography/type-sizes";

const measureByDensity = { airy: 62, open: 66, medium: 68, dense: 72 } as const;

function familyOf(face: FaceId): FontFamily {
  const { name, fallback } = faceMetadata[face];
  return { face, name, stack: [name, ...fallback] };
}

/** The typography of a direction: its faces with their fallbacks, the scale of its ratio and the text styles set from them. */
export function typographyOf(direction: Direction): Typography {
  const sizes = typeSizes(direction.ratio);
  const { display, text, mono } = direction.faces;
  return {
    families: { display: familyOf(display), text: familyOf(text), mono: familyOf(mono) },
    weights: direction.weights,
    ratio: direction.ratio,
    sizes,
    styles: textStyles(direction, sizes),
    measureCh: measureByDensity[direction.density],
  };
}
