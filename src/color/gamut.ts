import { linearFromOklab } from "#/color/oklab";

/**
 * How far a linear channel may lie outside 0–1 and still be the gamut's own edge: the noise of the
 * arithmetic.
 */
const noise = 1e-6;
const radians = Math.PI / 180;

/** Whether sRGB can show an OKLab colour. */
export function isInGamut(lightness: number, a: number, b: number): boolean {
  const [red, green, blue] = linearFromOklab(lightness, a, b);
  return Math.min(red, green, blue) >= -noise && Math.max(red, green, blue) <= 1 + noise;
}

/**
 * The chroma that sRGB can show at this OKLCH lightness (0–1) and hue (degrees), at most `wanted`.
 * This is the one rule by which Livery brings a colour into sRGB: lightness and hue stay, chroma
 * goes down to the gamut's edge. Black and white have none.
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
