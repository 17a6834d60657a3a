import { createContainer, cutOutOf } from "#/studio/marks/container";
import { getBounds } from "#/studio/marks/geometry/bounds";
import { unite } from "#/studio/marks/geometry/combine";
import { createMask } from "#/studio/marks/geometry/mask";
import { rectangle } from "#/studio/marks/geometry/shapes";
import { fitInto, translate } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** Scripts whose letters hang from a line. */
const hanging = /^[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}]/u;

/** A thinner line would be lost across a field. */
const minLine = 2.2;

const cells = 64;
/** Share of a letter's width that the line covers, and the highest and lowest place of it. */
const [minCover, maxDepth] = [0.8, 0.45] as const;

/** The initial hung from the line of its script, which runs across the whole field. */
export const headline: Recipe = ({ initials: [initial = ""], outline, style, corner }) => {
  const letter = hanging.test(initial) ? outline(initial) : undefined;
  if (letter === undefined) return [];
  const container = createContainer(style.form === "round" && corner > 6 ? "soft-square" : "square", corner);
  const fitted = fitInto(letter, [9, 9, 30, 30]);
  const box = getBounds(fitted) ?? [9, 9, 30, 30];
  const { cells: filled } = createMask(fitted, cells, box);
  const covers = (row: number) =>
    filled.subarray(row * cells, row * cells + cells).reduce((sum, cell) => sum + cell, 0) >= cells * minCover;
  const first = Array.from({ length: Math.round(cells * maxDepth) }, (_, row) => row).findIndex(covers);
  if (first < 0) return [];
  let last = first;
  while (last + 1 < cells && covers(last + 1)) last++;
  const unit = box[3] / cells;
  if ((last - first + 1) * unit < minLine) return [];
  const line = rectangle([0, box[1] + first * unit, 48, (last - first + 1) * unit]);
  const figure = translate(unite(fitted, [line]), 0, -1);
  return [
    {
      shapes: cutOutOf(container, figure),
      concept: `The letter ${initial} hung from the line of its script, which runs across the whole field.`,
      letters: [translate(fitted, 0, -1)],
    } satisfies Drawing,
  ];
};
