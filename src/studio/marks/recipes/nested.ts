import { rectangle } from "#/studio/marks/geometry/shapes";
import type { Recipe } from "#/studio/marks/recipe";

/** Letters of one corner by where that corner is: cut out of a square, they would be no letter to anybody. */
const corners: Readonly<Record<string, "bottom" | "top">> = { L: "bottom", Г: "top", Γ: "top" };

/** The square that the mark fills, the width of its letter's strokes, and the gap between that and what it holds. */
const [start, size, stroke, gap] = [3, 42, 12, 5.5] as const;

/** A letter of one corner with a square in it. */
export const nested: Recipe = ({ initials: [initial = ""], hasAccent }) => {
  const corner = corners[initial];
  if (corner === undefined) return [];
  const inset = stroke + gap;
  const letter = [
    rectangle([start, start, stroke, size]),
    rectangle([start + stroke, corner === "bottom" ? start + size - stroke : start, size - stroke, stroke]),
  ];
  const held = [rectangle([start + inset, corner === "bottom" ? start : start + inset, size - inset, size - inset])];
  return [
    {
      shapes: [
        { path: letter, fill: "brand" },
        { path: held, fill: hasAccent ? "spot" : "brand" },
      ],
      concept: `The letter ${initial} with a square in its corner.`,
      letters: [letter],
    },
  ];
};
