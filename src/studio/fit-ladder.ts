/**
 * Completes a ladder of rising or falling values around given ones. Between two given steps the
 * others keep their proportions; beyond the outermost one they keep their ratio to it.
 *
 * @example
 * fitLadder([4, 8, 12, 16], new Map([[1, 10]])); // [5, 10, 15, 20]
 */
export function fitLadder(defaults: readonly number[], given: ReadonlyMap<number, number>): readonly number[] {
  const knots = [...given.keys()].filter((index) => index >= 0 && index < defaults.length).sort((one, other) => one - other);
  if (knots.length === 0) return defaults;
  const at = (index: number) => defaults[index] ?? 0;
  return defaults.map((value, index) => {
    const exact = given.get(index);
    if (exact !== undefined) return exact;
    const below = knots.findLast((knot) => knot < index);
    const above = knots.find((knot) => knot > index);
    if (below !== undefined && above !== undefined) {
      const span = at(above) - at(below);
      const share = span === 0 ? (index - below) / (above - below) : (value - at(below)) / span;
      const from = given.get(below) ?? 0;
      return from + share * ((given.get(above) ?? 0) - from);
    }
    const knot = below ?? above ?? 0;
    const fixed = given.get(knot) ?? 0;
    return at(knot) === 0 || fixed === 0 ? fixed + value - at(knot) : (value * fixed) / at(knot);
  });
}
