import { flatten } from "#/studio/marks/geometry/flatten";
import { polygon, reverse, type Point } from "#/studio/marks/geometry/path";
import { simplifyOutline } from "#/studio/marks/geometry/simplify-outline";
import { fitInto } from "#/studio/marks/geometry/transform";
import { chooseLetterform } from "#/studio/marks/letterform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** The initial as a paper cut-out with straight edges only. */
export const cutPolygon: Recipe = (input) => {
  const { path, name } = chooseLetterform(input, 0.2);
  const corners = input.random.integer(7, 9);
  const scrap = Array.from({ length: corners }, (_, index): Point => {
    const radians = ((index + input.random.next() * 0.5 - 0.25) * 2 * Math.PI) / corners - Math.PI / 2;
    const radius = 20.6 + input.random.next() * 2.6;
    return [24 + radius * Math.cos(radians), 24 + radius * Math.sin(radians)];
  });
  const draw = (size: number): Drawing => {
    const whole = fitInto(path, [24 - size * 0.46, 24 - size / 2, size * 0.92, size]);
    const letter = flatten(whole, 0.05).map((points) =>
      reverse(polygon(simplifyOutline([...points, ...points.slice(0, 1)], 0.55).slice(0, -1))),
    );
    return {
      shapes: [{ path: [polygon(scrap), ...letter], fill: "brand" }],
      concept: `The ${name} cut with straight edges out of a shape with ${corners} sides.`,
      letters: [whole],
    };
  };
  return [draw(27), draw(30), draw(24)];
};
