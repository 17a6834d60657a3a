/** Three coordinates in one colour space. */
export type Triple = readonly [number, number, number];

/** OKLab of a linear sRGB colour (matrices of CSS Color 4). */
export function oklabFromLinear(red: number, green: number, blue: number): Triple {
  const long = Math.cbrt(0.412221469470763 * red + 0.5363325372617348 * green + 0.0514459932675022 * blue);
  const medium = Math.cbrt(0.2119034958178252 * red + 0.6806995506452344 * green + 0.1073969535369406 * blue);
  const short = Math.cbrt(0.0883024591900564 * red + 0.2817188391361215 * green + 0.6299787016738222 * blue);
  return [
    0.210454268309314 * long + 0.7936177747023054 * medium - 0.0040720430116193 * short,
    1.9779985324311684 * long - 2.4285922420485799 * medium + 0.450593709617411 * short,
    0.0259040424655478 * long + 0.7827717124575296 * medium - 0.8086757549230774 * short,
  ];
}

/** Linear sRGB of an OKLab colour. Values outside 0–1 are outside the gamut. */
export function linearFromOklab(lightness: number, a: number, b: number): Triple {
  const long = (lightness + 0.3963377773761749 * a + 0.2158037573099136 * b) ** 3;
  const medium = (lightness - 0.1055613458156586 * a - 0.0638541728258133 * b) ** 3;
  const short = (lightness - 0.0894841775298119 * a - 1.2914855480194092 * b) ** 3;
  return [
    4.0767416360759583 * long - 3.3077115392580629 * medium + 0.2309699031821043 * short,
    -1.2684379732850315 * long + 2.6097573492876882 * medium - 0.341319376002657 * short,
    -0.0041960761386756 * long - 0.7034186179359362 * medium + 1.7076146940746117 * short,
  ];
}
