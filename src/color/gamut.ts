import { linearFromOklab, oklabFromLinear } from "#/color/oklab";

/** How far a linear channel may lie outside 0–1 and still be the gamut's own edge: the noise of the arithmetic. */
const noise = 1e-6;
/** How far, in OKLab, cutting the channels off may move a colour: less than anybody sees, and at most this share of its chroma, so that hue stays. */
const cutMax = 0.01;
const cutShare = 0.06;
/** Lightness counts so much more, because scales and contrast are built on it. */
const lightnessWeight = 6;
const radians = Math.PI / 180;
const cut = (channel: number) => Math.min(1, Math.max(0, channel));

/** Whether sRGB can show an OKLab colour. */
export function isInGamut(lightness: number, a: number, b: number): boolean {
  const [red, green, blue] = linearFromOklab(lightness, a, b);
  return Math.min(red, green, blue) >= -noise && Math.max(red, green, blue) <= 1 + noise;
}

/** Whether cutting the channels of an OKLab colour off at 0 and 1 leaves it what it is to the eye. */
function isAsGoodAsInGamut(lightness: number, a: number, b: number, chroma: number): boolean {
  const [red, green, blue] = linearFromOklab(lightness, a, b);
  const least = Math.min(red, green, blue);
  const most = Math.max(red, green, blue);
  if (least >= -noise && most <= 1 + noise) return true;
  if (least < -0.05 || most > 1.1) return false;
  const [shownLightness, shownA, shownB] = oklabFromLinear(cut(red), cut(green), cut(blue));
  const moved = lightnessWeight * (shownLightness - lightness);
  const allowed = Math.min(cutMax, cutShare * chroma);
  return moved * moved + (shownA - a) ** 2 + (shownB - b) ** 2 <= allowed * allowed;
}

/**
 * The chroma that sRGB can show at this OKLCH lightness (0–1) and hue (degrees), at most `wanted`. This is the one rule by which Livery brings a
 * colour into sRGB: lightness and hue stay, chroma goes down until cutting off the channels changes nothing that can be seen (0.01 in OKLab; the
 * way of CSS Color 4, §13.2, with half its tolerance). Black and white have none.
 */
export function chromaInGamut(lightness: number, wanted: number, hue: number): number {
  if (lightness <= 0 || lightness >= 1) return 0;
  const cosine = Math.cos(hue * radians);
  const sine = Math.sin(hue * radians);
  if (isAsGoodAsInGamut(lightness, wanted * cosine, wanted * sine, wanted)) return wanted;
  let shown = 0;
  let unshown = wanted;
  for (let turn = 0; turn < 14; turn++) {
    const middle = (shown + unshown) / 2;
    if (isAsGoodAsInGamut(lightness, middle * cosine, middle * sine, middle)) shown = middle;
    else unshown = middle;
  }
  return shown;
}
