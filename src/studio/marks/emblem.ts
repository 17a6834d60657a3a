import { createRandom, computeFingerprint } from "#/kernel/random";
import { arcBand, disc, rectangle } from "#/studio/marks/geometry/shapes";
import { polygon, type Contour, type Path } from "#/studio/marks/geometry/path";
import { isPinwheel } from "#/studio/marks/pinwheel";
import { rotate, transform } from "#/studio/marks/geometry/transform";

const half = 500;

/** Shapes that fill a unit square and touch at least two of its sides. */
const shapes: readonly Contour[] = [
  arcBand(0, 0, 1, 0, 0, 90),
  arcBand(1, 0, 1, 0, 90, 180),
  arcBand(1, 1, 1, 0, 180, 270),
  arcBand(0, 1, 1, 0, 270, 360),
  arcBand(0, 0, 1, 0.42, 0, 90),
  arcBand(1, 1, 1, 0.42, 180, 270),
  arcBand(1, 0, 1, 0.42, 90, 180),
  arcBand(0, 1, 1, 0.42, 270, 360),
  polygon([
    [0, 0],
    [1, 0],
    [0, 1],
  ]),
  polygon([
    [1, 0],
    [1, 1],
    [0, 1],
  ]),
  disc(0.5, 0.5, 0.5),
  rectangle([0, 0, 1, 1]),
];

/**
 * An emblem for a name that no bundled face can set: four shapes in a square of 1000 units with
 * two-fold rotational symmetry. It depends on the name alone, so a name has the same emblem with
 * every seed.
 */
export function drawEmblem(name: string): Path {
  const random = createRandom(computeFingerprint(name), "sign");
  const first = random.integer(0, shapes.length - 2);
  const step = random.integer(1, shapes.length - 2);
  for (let offset = 0; offset < shapes.length - 2; offset++) {
    const second = (first + 1 + ((step - 1 + offset) % (shapes.length - 2))) % (shapes.length - 1);
    const top = [...placeShape(first, 0, 0), ...placeShape(second, half, 0)];
    const emblem = [...top, ...rotate(top, 180, [half, half])];
    if (!isPinwheel(emblem, [0, 0, 2 * half, 2 * half])) return emblem;
  }
  throw new Error("every pair of forms makes a pinwheel");
}

function placeShape(index: number, x: number, y: number): Path {
  const shape = shapes[index];
  return shape ? transform([shape], [half, 0, 0, half, x, y]) : [];
}
