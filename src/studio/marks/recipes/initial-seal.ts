import { createContainer, cutOutOf, getLetterBox, isDenseScript } from "#/studio/marks/container";
import { unite } from "#/studio/marks/geometry/combine";
import { reverse, type Path } from "#/studio/marks/geometry/path";
import { roundedRectangle } from "#/studio/marks/geometry/shapes";
import { getArea } from "#/studio/marks/geometry/flatten";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";

/** A letter with less ink in a box of 48 units would drown in a solid field. */
const thinArea = 640;

/** What the letter alone loses, which says no more than the name beside it, in places of a subject. */
const bareRank = 0.8;

/** The initial, in the name's own script, cut out of a solid shape or alone. */
export const initialSeal: Recipe = ({ initials, outline, style, corner, random }) => {
  const [initial] = initials;
  const letter = initial === undefined ? undefined : outline(initial);
  if (initial === undefined || letter === undefined) return [];
  const isThin = getArea(letter) < thinArea;
  const first = random.integer(0, style.containers.length - 1);
  const ordered = [...style.containers.slice(first), ...style.containers.slice(0, first)];
  const isDense = isDenseScript(initial);
  const seals = ordered.slice(0, 3).map((containerName): Drawing => {
    const container = createContainer(containerName, corner);
    const held = fitInto(letter, getLetterBox(container, initial, isThin));
    return {
      shapes: cutOutOf(container, held),
      concept: `The letter ${initial} cut out of ${container.label}.`,
      letters: [held],
    };
  });
  const free = fitInto(letter, [3, 3, 42, 42]);
  const alone: Drawing = {
    shapes: [{ path: unite(free, []), fill: "brand" }],
    concept: `The letter ${initial}, as it is written.`,
    letters: [free],
    rank: bareRank,
  };
  return isDense ? [alone, drawFramed(letter, initial, corner), ...seals] : [...seals, alone];
};

/** A letter within a line, like the print of a name seal. */
function drawFramed(letter: Path, initial: string, corner: number): Drawing {
  const held = fitInto(letter, [10.4, 10.4, 27.2, 27.2]);
  const edge = (inset: number) => roundedRectangle([inset, inset, 48 - inset * 2, 48 - inset * 2], Math.min(corner, 8));
  return {
    shapes: [
      { path: [edge(3), reverse(edge(6.2))], fill: "spot" },
      { path: unite(held, []), fill: "brand" },
    ],
    concept: `The letter ${initial} within a line, like the print of a seal.`,
    letters: [held],
  };
}
