import type { Path } from "#/studio/marks/geometry/path";
import { box, circle, corners, join, outline, row } from "#/studio/motifs/outlines";
import { curve, hoop, line } from "#/studio/motifs/strokes";
import { figure, light, type VignetteRole, type DrawnShape, tone } from "./vignette-drawing";
import { placed } from "./workers";

/** Where a vehicle stands: its middle on the road, its size, and where it looks. */
export type Place = readonly [x: number, y: number, size?: number, faces?: 1 | -1];

const putAt =
  ([x, y, size = 1, faces = 1]: Place) =>
  (path: Path) =>
    placed(path, [x, y], size, faces);

const paint = (role: VignetteRole, path: Path): DrawnShape => ({ role, path });
const wheels = (put: (path: Path) => Path, radius: number, ...places: readonly number[]): readonly DrawnShape[] => [
  figure(put(join(...places.map((x) => circle(x, -radius, radius))))),
  light(put(join(...places.map((x) => circle(x, -radius, radius * 0.5))))),
];

/** A car from the side, 90 units long and 34 tall. */
export const drawCar = (place: Place, role: VignetteRole = "accent"): readonly DrawnShape[] => {
  const put = putAt(place);
  return [
    paint(
      role,
      put(
        outline(
          "M-44-10C-45-18-43-22-36-23L-26-24C-20-32-15-35-8-35H8C15-35 20-31 26-24C36-23 43-21 44-14V-9C44-7 43-6 41-6H-42",
          "C-43-6-44-7-44-10Z",
        ),
      ),
    ),
    light(put(join(outline("M-20-24C-15-30-12-31-8-31H-3V-24Z"), outline("M1-31H7C12-31 16-29 20-24H1Z")))),
    figure(put(join(box(-10, -19, 6, 1.8, 0.9), box(8, -19, 6, 1.8, 0.9), box(40, -18, 4, 4, 1), box(-45, -18, 3, 5, 1)))),
    ...wheels(put, 8.4, -25, 25),
  ];
};

/** A van from the side, 96 units long and 50 tall. */
export const drawVan = (place: Place, role: VignetteRole = "accent"): readonly DrawnShape[] => {
  const put = putAt(place);
  return [
    paint(
      role,
      put(
        outline(
          "M-48-8V-46C-48-49-46-51-43-51H14C19-51 22-50 25-46L34-31L44-28C47-27 48-25 48-22V-10C48-7 47-6 45-6H-46C-47-6-48-7-48-8Z",
        ),
      ),
    ),
    light(put(outline("M10-45H15C18-45 19-44 21-42L28-30H10Z"))),
    figure(put(join(box(5, -44, 1.8, 34, 0.9), box(-1, -30, 5, 1.8, 0.9), box(44, -22, 4, 5, 1), box(-50, -11, 98, 4, 1)))),
    ...wheels(put, 8.6, -28, 30),
  ];
};

/** A lorry from the side with a box, 120 units long and 60 tall. */
export const drawLorry = (place: Place, role: VignetteRole = "accent", cargo: VignetteRole = "tone"): readonly DrawnShape[] => {
  const put = putAt(place);
  return [
    figure(put(box(-58, -15, 116, 6, 1))),
    paint(cargo, put(box(-60, -62, 84, 48, 2))),
    paint(role, put(outline("M27-12V-48C27-51 29-53 32-53H46C49-53 51-51 52-49L58-31V-12Z"))),
    light(put(outline("M36-47H45C46-47 47-46 48-45L52-31H36Z"))),
    figure(put(join(box(54, -22, 5, 5, 1), box(32, -26, 5, 1.8, 0.9)))),
    ...wheels(put, 8.6, -46, -27, 41),
  ];
};

/** A bus from the side, 128 units long and 58 tall. */
export const drawBus = (place: Place, role: VignetteRole = "accent"): readonly DrawnShape[] => {
  const put = putAt(place);
  return [
    paint(role, put(box(-64, -58, 128, 52, 7))),
    light(put(join(row(box(-58, -50, 17, 20, 2), 5, 19.4), box(40, -50, 18, 20, 3)))),
    tone(put(join(box(20.6, -50, 15, 44, 1)))),
    light(put(join(row(box(22, -48, 5.4, 34, 1), 2, 6.8)))),
    figure(put(join(box(-64, -24, 82, 3), box(60, -20, 4, 5, 1), box(-66, -11, 132, 4, 1)))),
    ...wheels(put, 9, -40, 46),
  ];
};

/** A bicycle from the side, 62 units long and 36 tall. */
export const drawBicycle = (place: Place, role: VignetteRole = "accent"): readonly DrawnShape[] => {
  const put = putAt(place);
  return [
    figure(put(join(hoop(2.4, -19, -12, 11), hoop(2.4, 19, -12, 11)))),
    paint(
      role,
      put(join(line(2.6, "-19 -12,-10 -26,12 -27,0 -12,-19 -12"), line(2.6, "-12 -31,0 -12"), line(2.6, "19 -12,11 -32"))),
    ),
    figure(
      put(
        join(line(2.4, "-17 -32,-7 -32"), curve(2.2, "M11-32H17C20-32 20-28 17-28"), circle(0, -12, 3), line(1.8, "0 -12,3 -6")),
      ),
    ),
  ];
};

/** A rounded boat's hull from the side, its water line at the height. */
export const drawHull = (place: Place, role: VignetteRole = "figure"): DrawnShape =>
  paint(role, putAt(place)(corners(3, "-50 -22,56 -26,42 0,-38 0")));
