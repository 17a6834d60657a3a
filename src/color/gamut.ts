import { linearFromOklab } from "#/color/oklab";

/** Linear channels outside 0–1 by less than this are rounding errors. */
const tolerance = 1e-6;
const radians = Math.PI / 180;

/** Whether an OKLab colour is inside the sRGB gamut. */
export function isInGamut(lightness: number, a: number, b: number): boolean {
  const [red, green, blue] = linearFromOklab(lightness, a, b);
  return Math.min(red, green, blue) >= -tolerance && Math.max(red, green, blue) <= 1 + tolerance;
}

/**
 * The largest chroma up to `chroma` that is inside the sRGB gamut at a lightness (0–1) and hue
 * (degrees) in OKLCH. All gamut mapping uses it: lightness and hue are kept, chroma is reduced. 0
 * for black and white.
 */
export function chromaInGamut(lightness: number, chroma: number, hue: number): number {
  if (lightness <= 0 || lightness >= 1) return 0;
  const cosine = Math.cos(hue * radians);
  const sine = Math.sin(hue * radians);
  if (isInGamut(lightness, chroma * cosine, chroma * sine)) return chroma;
  let inGamut = 0;
  let outOfGamut = chroma;
  for (let step = 0; step < 14; step++) {
    const middle = (inGamut + outOfGamut) / 2;
    if (isInGamut(lightness, middle * cosine, middle * sine)) inGamut = middle;
    else outOfGamut = middle;
  }
  return inGamut;
}
