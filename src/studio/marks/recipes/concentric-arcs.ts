import { arcBand } from "#/studio/marks/geometry/shapes";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The initial under arcs that start at its foot, each as wide as the gap before it. */
export const concentricArcs: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const full = input.random.pick([false, true]);
  const draw = (arcs: 1 | 2, stroke: number, spread: number): Drawing => {
    const gap = stroke * 0.55;
    const centre = spread > 180 ? 26 : 40;
    const outer = spread > 180 ? 21.5 : 22;
    const from = -90 - spread / 2;
    const bands = Array.from({ length: arcs }, (_, index) => {
      const radius = outer - index * (stroke + gap);
      return arcBand(24, centre, radius, radius - stroke, from, from + spread);
    });
    const inner = outer - arcs * (stroke + gap);
    const height = spread > 180 ? inner * 1.5 : inner * 1.02;
    const letter = fitInto(path, [24 - inner * 0.86, spread > 180 ? centre - inner * 0.72 : 40 - height, inner * 1.72, height]);
    const [first, second] = bands;
    return {
      shapes: [
        { path: letter, fill: "brand" },
        ...(first ? [{ path: [first], fill: "ink" as const }] : []),
        ...(second ? [{ path: [second], fill: "spot" as const }] : []),
      ],
      concept: `The ${name} under ${arcs === 1 ? "an arc" : "two arcs"} that start at its foot.`,
      letters: [letter],
    };
  };
  const wide = [draw(1, 5, 270), draw(1, 6, 250)];
  const low = [draw(2, 4.4, 180), draw(1, 6, 180)];
  return full ? [...wide, ...low] : [...low, ...wide];
};
