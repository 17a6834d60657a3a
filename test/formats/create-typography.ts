import type { FaceId } from "#/model/face";
import type { TextStyle, TextStyleName, Typography } from "#/model/token-set";
import { textStyleNames } from "#/model/token-set";

/** Typography with these faces and simple values. */
export function createTypography(display: FaceId, text: FaceId, mono: FaceId): Typography {
  const family = (face: FaceId) => ({ face, name: face, stack: [face, "serif"] });
  const style: TextStyle = { family: "text", size: "base", weight: 400, leading: 1.5, trackingEm: 0 };
  return {
    families: { display: family(display), text: family(text), mono: family(mono) },
    weights: { display: 700, regular: 400, medium: 500, strong: 700 },
    ratio: 1.25,
    sizes: [{ name: "base", minPx: 16, maxPx: 16, leading: 1.5, trackingEm: 0 }],
    styles: Object.fromEntries(textStyleNames.map((name) => [name, style])) as Record<TextStyleName, TextStyle>,
    measureCh: 66,
  };
}
