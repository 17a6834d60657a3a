import { polygon, reverse, type Contour, type Point } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A closed wave around the centre: its radius varies by `swing`, with `waves` periods per turn. */
function wave(radius: number, swing: number, waves: number, turn: number): Contour {
  const steps = waves * 12;
  return polygon(
    Array.from({ length: steps }, (_, index): Point => {
      const angle = (index * 2 * Math.PI) / steps;
      const waveRadius = radius + swing * Math.cos(waves * (angle + turn));
      return [24 + waveRadius * Math.cos(angle), 24 + waveRadius * Math.sin(angle)];
    }),
  );
}

/** A banknote rosette: concentric wavy rings with the initial cut out of the centre. */
export const rosette: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const waves = input.random.pick([12, 14, 16]);
  const draw = (body: number, band: number, share: number): Drawing => {
    const half = body * share;
    const letter = fitInto(path, [24 - half, 24 - half, half * 2, half * 2]);
    const inner = body + 1.7;
    return {
      shapes: [
        { path: [wave(body, 0.55, waves, 0), ...letter.map(reverse)], fill: "brand" },
        { path: [wave(inner + band, 1, waves, Math.PI / waves), reverse(wave(inner, 0.55, waves, 0))], fill: "ink" },
      ],
      concept: `Two rings of ${waves} waves, offset against each other around the ${name}.`,
      letters: [letter],
    };
  };
  return [draw(15.6, 3.6, 0.7), draw(15.6, 3, 0.76), draw(14.6, 3.6, 0.78)];
};
