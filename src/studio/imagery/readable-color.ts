import type { Color } from "#/color/color";
import { contrast, luminance } from "#/color/contrast";
import { oklchColor } from "#/color/oklch";

/** Contrast of large letters, as WCAG asks for it. */
const leastContrast = 3;

/** Grounds that are lighter carry dark letters with more contrast than light ones. */
const turningLuminance = 0.179;

/** A colour in its own hue, as much lighter or darker as letters on a ground need. */
export function toReadable(color: Color, ground: Color): Color {
  const isDown = luminance(ground) > turningLuminance;
  let own = color;
  // Away from the ground: a pale colour on a light one turns dark.
  for (let step = 0; step < 40 && contrast(own, ground) < leastContrast; step++)
    own = oklchColor(Math.min(0.99, Math.max(0.05, own.l + (isDown ? -0.03 : 0.03))), own.c * 0.98, own.h);
  return own;
}
