import { linearChannels } from "#/color/srgb";
import type { Color } from "#/color/color";
import type { Triple } from "#/color/oklab";

const cube = (value: number) => (value > 216 / 24389 ? Math.cbrt(value) : ((24389 / 27) * value + 16) / 116);

/** CIELAB lightness (0–100) of a relative luminance (0–1). */
export function labLightness(luminance: number): number {
  return 116 * cube(luminance) - 16;
}

/** CIELAB (D65) of linear sRGB: lightness 0–100, a and b. */
export function labFromLinear(red: number, green: number, blue: number): Triple {
  const x = cube((0.4123907992659593 * red + 0.357584339383878 * green + 0.1804807884018343 * blue) / (0.3127 / 0.329));
  const y = cube(0.2126390058715102 * red + 0.715168678767756 * green + 0.0721923153607337 * blue);
  const z = cube(
    (0.0193308187155918 * red + 0.119194779794626 * green + 0.9505321522496607 * blue) / ((1 - 0.3127 - 0.329) / 0.329),
  );
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

/** CIELAB of a colour (D65). */
export function toLab(color: Color): Triple {
  return labFromLinear(...linearChannels(color));
}
