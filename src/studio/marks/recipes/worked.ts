import { drawLines, findConstructedLetter, letterUnits, measureDistance } from "#/studio/marks/constructed-letter";
import { subtract } from "#/studio/marks/geometry/combine";
import type { Path } from "#/studio/marks/geometry/path";
import { measureLine } from "#/studio/marks/geometry/slice-line";
import { type CenterLine, drawStroke } from "#/studio/marks/geometry/stroke";
import { fitInto } from "#/studio/marks/geometry/transform";
import type { Drawing, Recipe } from "#/studio/marks/recipe";
import type { MotifId } from "#/studio/motifs/motif-ids";

/** Ways in which trades work a stroke: what runs along it, its length and spaces, and the subjects that tell it. */
const works = [
  {
    label: "stitched along their middle",
    part: 0.95,
    space: 0.6,
    subjects:
      "needle-thread thread-spool shoe shoe-last awl leather-hide shirt dress wedding-dress tailors-dummy sewing-machine handbag " +
      "backpack button hat fabric-roll knitting boxing-glove judo-belt ball",
  },
  {
    label: "with the broken line of a road",
    part: 1.15,
    space: 0.7,
    subjects: "car bus van truck steering-wheel traffic-light taxi tow-truck tyre motorbike classic-car parking-barrier",
  },
] as const;

/** Width of a stitch, and least width of the strokes, in units of the letter. */
const [thread, minStroke] = [0.42, 0.3 * letterUnits] as const;

/** How near another stroke nothing is set, as a share of its width. */
const reach = 0.34;

const isOn = ([x, y, radius]: CenterLine["corners"][number], { corners, isClosed }: CenterLine, near: number): boolean =>
  corners.some((corner, index) => {
    const next = corners[index + 1] ?? (isClosed ? corners[0] : undefined);
    return next !== undefined && measureDistance([x, y, radius], corner, next) < near;
  });

/** What runs along the middle lines at even distances, but for where strokes meet. */
function drawRow(
  lines: readonly CenterLine[],
  width: number,
  { part, space }: { readonly part: number; readonly space: number },
): Path {
  return lines.flatMap((line, place) => {
    const earlier = lines.slice(0, place);
    const { length, slice } = measureLine(line);
    const [lead, unit] = [space * 0.4, part + space];
    const count = Math.max(1, Math.floor((length - lead * 2 + space) / unit));
    const stretch = (length - lead * 2 + space) / count;
    return Array.from({ length: count }, (_, index) => {
      const from = lead + index * stretch;
      return slice(from, from + stretch - space);
    }).flatMap((one): Path => {
      if (earlier.some((other) => one.corners.some((corner) => isOn(corner, other, width * reach)))) return [];
      return drawStroke(one, thread);
    });
  });
}

/** The initial of strokes that are worked as its trade does it: stitched, or marked as a road. */
export const worked: Recipe = ({ initials: [initial = ""], subjects, style }) => {
  const built = findConstructedLetter(initial, style.form);
  if (built === undefined) return [];
  const lines = [...built.main, ...built.detail];
  const width = Math.max(minStroke, style.stroke * letterUnits);
  const plain = drawLines(lines, lines, width, "square");
  const letter = fitInto(plain, [3, 3, 42, 42]);
  return subjects.slice(0, 1).flatMap((id: MotifId): Drawing[] => {
    const work = works.find((one) => one.subjects.split(" ").includes(id));
    if (work === undefined || /[WШЖ]/u.test(initial)) return [];
    const drawn = drawRow(lines, width, work).reduce((rest, part) => subtract(rest, [part]), plain);
    return [
      {
        shapes: [{ path: fitInto(drawn, [3, 3, 42, 42]), fill: "brand" }],
        concept: `The letter ${initial}, its strokes ${work.label}.`,
        subject: id,
        letters: [letter],
      },
    ];
  });
};
