import { drawLines, findConstructedLetter, letterUnits, measureDistance } from "#/studio/marks/constructed-letter";
import { findLineName } from "#/studio/marks/dividing-line";
import { subtract } from "#/studio/marks/geometry/combine";
import { polygon, type Path } from "#/studio/marks/geometry/path";
import { disc } from "#/studio/marks/geometry/shapes";
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
  {
    label: "with a row of rivets",
    part: 0,
    space: 1.45,
    subjects: "bolt-nut anvil welding-mask lathe pipe pylon crane harbour-crane",
  },
  {
    label: "with a row of lights",
    part: 0,
    space: 1.45,
    subjects: "string-lights spotlight circus-tent ferris-wheel theatre-masks lantern paper-lantern curtain",
  },
] as const;

/** Width of a stitch, radius of a rivet, and least width of the strokes, in units of the letter. */
const [thread, rivet, minStroke] = [0.42, 0.34, 0.3 * letterUnits] as const;

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
    const [lead, unit] = [part === 0 ? space * 0.3 : space * 0.4, part + space];
    const count = Math.max(1, Math.floor((length - lead * 2 + space) / unit));
    const stretch = (length - lead * 2 + space) / count;
    return Array.from({ length: count }, (_, index) => {
      const from = lead + index * stretch;
      const middle = from + (stretch - space) / 2;
      return part === 0 ? slice(middle - 0.01, middle + 0.01) : slice(from, from + stretch - space);
    }).flatMap((one): Path => {
      const [start] = one.corners;
      if (!start || earlier.some((other) => one.corners.some((corner) => isOn(corner, other, width * reach)))) return [];
      return part === 0 ? [disc(start[0], start[1], rivet)] : drawStroke(one, thread);
    });
  });
}

/** Letters that still read when waves cut their stems. */
const upright = /^[BDEHLMNPUВДЕНМПРИЦΗΝΠΡ]$/u;

/** Waves across the foot of a letter on the 48-unit grid: gaps at two heights. */
const waves: Path = [34.5, 25].map((y) => {
  const points = Array.from({ length: 49 }, (_, x) => [x, y + Math.sin((x * Math.PI) / 10.5) * 2.2] as const);
  return polygon([...points, ...points.map(([x, top]) => [x, top + 2.8] as const).toReversed()]);
});

/** The initial of strokes that are worked as its trade does it: stitched, marked as a road, riveted, lit, or with its foot in waves. */
export const worked: Recipe = ({ initials: [initial = ""], subjects, style }) => {
  const built = findConstructedLetter(initial, style.form);
  if (built === undefined) return [];
  const lines = [...built.main, ...built.detail];
  const width = Math.max(minStroke, style.stroke * letterUnits);
  const plain = drawLines(lines, lines, width, "square");
  const letter = fitInto(plain, [3, 3, 42, 42]);
  return subjects.slice(0, 1).flatMap((id: MotifId): Drawing[] => {
    const work = works.find((one) => one.subjects.split(" ").includes(id));
    if (work === undefined ? findLineName(id) !== "waves" || !upright.test(initial) : /[WШЖ]/u.test(initial)) return [];
    const drawn = work
      ? fitInto(
          drawRow(lines, width, work).reduce((rest, part) => subtract(rest, [part]), plain),
          [3, 3, 42, 42],
        )
      : subtract(letter, waves);
    return [
      {
        shapes: [{ path: drawn, fill: "brand" }],
        concept: work ? `The letter ${initial}, its strokes ${work.label}.` : `The letter ${initial}, its foot in the waves.`,
        letters: [letter],
      },
    ];
  });
};
