import { createTileInlay } from "#/studio/marks/container";
import { rectangle, roundedRectangle } from "#/studio/marks/geometry/shapes";
import { polygon, reverse, type Path, type Point } from "#/studio/marks/geometry/path";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A square with cut corners. */
const octagon = (inset: number, cut: number): Point[] => [
  [inset + cut, inset],
  [48 - inset - cut, inset],
  [48 - inset, inset + cut],
  [48 - inset, 48 - inset - cut],
  [48 - inset - cut, 48 - inset],
  [inset + cut, 48 - inset],
  [inset, 48 - inset - cut],
  [inset, inset + cut],
];

/**
 * The initials in a library stamp: a frame with cut corners and a rule for the shelf mark, or the
 * same cut out of a solid stamp.
 */
export const stamp: Recipe = (input) => {
  const cut = input.random.pick([true, false]);
  const createEdge = (inset: number, corner: number) =>
    cut
      ? polygon(octagon(inset, corner))
      : roundedRectangle([inset, inset, 48 - inset * 2, 48 - inset * 2], Math.min(input.corner, 8));
  const drawFramed = (path: Path, name: string, stroke: number, rule: boolean): Drawing => {
    const inside = 3 + stroke + 2.6;
    const foot = rule ? 33 : 48 - inside;
    const letter = fitInto(path, [inside + 0.4, inside, 47.2 - inside * 2, foot - inside]);
    return {
      shapes: [
        { path: [createEdge(3, 7), reverse(createEdge(3 + stroke, 7 - stroke * 0.42))], fill: "ink" },
        { path: letter, fill: "brand" },
        ...(rule ? [{ path: [rectangle([inside, 36, 48 - inside * 2, stroke])], fill: "spot" as const }] : []),
      ],
      concept: `The ${name} in a library stamp${rule ? ", with a rule for the shelf mark" : ""}.`,
      letters: [letter],
    };
  };
  const held = fitInto(input.letter, [9, 8, 30, 24]);
  const solid: Drawing = {
    shapes: [
      createTileInlay([createEdge(3, 7)]),
      {
        path: [createEdge(3, 7), ...held.map(reverse), reverse(rectangle([10, 36, 28, 3]))],
        fill: "brand",
      },
    ],
    concept: `The ${input.letterName} cut out of a library stamp, above a rule for the shelf mark.`,
    letters: [held],
  };
  const pair = input.pair;
  return [
    ...(pair ? [drawFramed(pair, input.pairName, 2.6, true), drawFramed(pair, input.pairName, 3, false)] : []),
    drawFramed(input.letter, input.letterName, 2.6, true),
    drawFramed(input.letter, input.letterName, 3, false),
    solid,
  ];
};
