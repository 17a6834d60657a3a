/** Dot positions of a screen rotated by 45 degrees: every second one of a finer grid. */
export function createHalftoneScreen(width: number, height: number, step: number): readonly (readonly [number, number])[] {
  const half = step / Math.SQRT2;
  const places: [number, number][] = [];
  for (let row = 0; row * half <= height + half; row++) {
    for (let column = row % 2; column * half <= width + half; column += 2) places.push([column * half, row * half]);
  }
  return places;
}
