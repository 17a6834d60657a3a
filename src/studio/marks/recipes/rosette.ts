import { polygon, reversed, type Contour, type Point } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { figureOf } from "#/studio/marks/figure";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A closed wave about the middle: its radius swings by `swing`, `waves` times a turn. */
function wave(radius: number, swing: number, waves: number, turn: number): Contour {
  const steps = waves * 12;
  return polygon(
    Array.from({ length: steps }, (_, index): Point => {
      const angle = (index * 2 * Math.PI) / steps;
      const reach = radius + swing * Math.cos(waves * (angle + turn));
      return [24 + reach * Math.cos(angle), 24 + reach * Math.sin(angle)];
    }),
  );
}

/** A rosette as banknotes bear it, with the initial open in the middle. */
export const rosette: Recipe = (input) => {
  const { path, name } = figureOf(input, 0.2);
  const waves = input.random.pick([12, 14, 16]);
  const draw = (body: number, share: number): Drawing => {
    const half = body * share;
    const letter = fitInto(path, [24 - half, 24 - half, half * 2, half * 2]).map(reversed);
    return {
      shapes: [
        { path: [wave(body, 0.5, waves, 0), ...letter], fill: "brand" },
        { path: [wave(21.6, 1.3, waves, 0), reversed(wave(19.4, 1.3, waves, Math.PI / waves))], fill: "ink", rule: "evenodd" },
      ],
      concept: `A guilloche ring of ${waves} waves about the ${name}.`,
    };
  };
  return [draw(16, 0.68), draw(15.2, 0.72), draw(14.5, 0.76)];
};
